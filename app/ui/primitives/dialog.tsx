import { type ReactNode, useId } from "react";
import { useModal } from "./use-modal.ts";

const widths = {
  narrow: "w-[min(32rem,calc(100vw-2rem))]",
  form: "w-[min(40rem,calc(100vw-2rem))]",
  wide: "w-[min(48rem,calc(100vw-2rem))]",
  whole: "w-[min(64rem,calc(100vw-2rem))]",
};

/** The buttons at the end of a dialog, in sight beside long texts. */
export const dialogBar =
  "sticky -bottom-5 z-20 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-line border-t bg-white p-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7";

type DialogProps = {
  title: string;
  /** What it is for, read out after its title. */
  text?: ReactNode;
  role?: "alertdialog";
  width?: keyof typeof widths;
  /** The button at its end that closes it; without it the parts have their own. */
  close?: string;
  /** Unmounts it, which gives the focus back to what opened it: its own event would come after the next key. */
  onClose(): void;
  children: (close: () => void) => ReactNode;
};

/** A question or a form in a modal dialog; Escape closes it. */
export function Dialog({
  title,
  text,
  role,
  width = "form",
  close: closeText,
  onClose,
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      // In React the close of a dialog inside this one bubbles.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={`m-auto max-h-[calc(100dvh-2rem)] rounded-card bg-white p-5 text-ink shadow-raised backdrop:bg-ink/50 sm:p-7 ${widths[width]}`}
    >
      <h2 id={`${id}-title`} className="text-title-3 [overflow-wrap:anywhere]">
        {title}
      </h2>
      {text !== undefined && (
        <div id={`${id}-text`} className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
          {text}
        </div>
      )}
      {children(onClose)}
      {closeText !== undefined && (
        <p className={`mt-7 ${dialogBar}`}>
          <button type="button" onClick={onClose} className="button button-quiet">
            {closeText}
          </button>
        </p>
      )}
    </dialog>
  );
}
