import { type ReactNode, useId } from "react";
import { useModal } from "../../ui/primitives/use-modal.ts";

type DialogProps = {
  title: string;
  /** What it is for, read out after its title. */
  text?: string;
  isWide?: boolean;
  /** The button at its end that closes it; without it the parts have their own. */
  close?: string;
  onClose(): void;
  /** `close` gives the focus back to what opened the dialog. */
  children: (close: () => void) => ReactNode;
};

/** A question or a form in a modal dialog; Escape closes it. */
export function Dialog({ title, text, isWide = false, close: closeText, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useModal();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      // In React the close of a dialog inside this one bubbles.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={`m-auto max-h-[calc(100dvh-2rem)] rounded-card bg-white p-5 text-ink shadow-raised backdrop:bg-ink/50 sm:p-7 ${isWide ? "w-[min(48rem,calc(100vw-2rem))]" : "w-[min(40rem,calc(100vw-2rem))]"}`}
    >
      <h2 id={`${id}-title`} className="text-title-3 [overflow-wrap:anywhere]">
        {title}
      </h2>
      {text !== undefined && (
        <p id={`${id}-text`} className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      {children(close)}
      {closeText !== undefined && (
        <p className="mt-7 flex justify-end">
          <button type="button" onClick={close} className="button button-quiet">
            {closeText}
          </button>
        </p>
      )}
    </dialog>
  );
}
