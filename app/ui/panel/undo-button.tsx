import type { ReactNode } from "react";

/** A button in a message that takes back what was done. */
export function undoButton(text: string, onClick: () => void): ReactNode {
  return (
    <button
      type="button"
      onClick={(event) => {
        // Once: what was taken back can't be again.
        event.currentTarget.disabled = true;
        onClick();
      }}
      className="min-h-11 font-semibold underline underline-offset-4 disabled:opacity-60"
    >
      {text}
    </button>
  );
}
