import { type ReactNode, useId } from "react";
import { useModal } from "./use-modal.ts";

type ConfirmDialogProps = {
  title: string;
  text: string;
  cancel: string;
  confirm: string;
  isBusy?: boolean;
  /** The error; the dialog stays open. */
  children?: ReactNode;
  onCancel(): void;
  onConfirm(): void;
};

/** Confirms an irreversible action in a native modal dialog. */
export function ConfirmDialog({
  title,
  text,
  cancel,
  confirm,
  isBusy = false,
  children,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-white p-7 text-ink shadow-raised backdrop:bg-ink/50"
    >
      <h2 id={`${id}-title`} className="text-title-3">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-soft">
        {text}
      </p>
      {children}
      <p className="mt-7 flex flex-wrap justify-end gap-3">
        {/* The dialog's own end gives the focus back to what opened it. */}
        <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet">
          {cancel}
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || onConfirm()}
          className="button button-primary"
        >
          {confirm}
        </button>
      </p>
    </dialog>
  );
}
