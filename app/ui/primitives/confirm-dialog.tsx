import { type ReactNode, useId } from "react";
import { useModal } from "./use-modal.ts";

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  cancel: string;
  /** Null while there is nothing to confirm. */
  confirm: string | null;
  isBusy?: boolean;
  /** For a list of what it is about. */
  isWide?: boolean;
  /** The error, as the dialog stays open, or what it is about. */
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
  isWide = false,
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
      className={`m-auto rounded-card bg-white text-ink shadow-raised backdrop:bg-ink/50 ${isWide ? wide : narrow}`}
    >
      <h2 id={`${id}-title`} className="text-title-3">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-3 text-ink-soft">
        {text}
      </div>
      {children}
      <p className="mt-7 flex flex-wrap justify-end gap-3">
        {/* The dialog's own end gives the focus back to what opened it. */}
        <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet">
          {cancel}
        </button>
        {confirm !== null && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => isBusy || onConfirm()}
            className="button button-primary"
          >
            {confirm}
          </button>
        )}
      </p>
    </dialog>
  );
}

const narrow = "w-[min(32rem,calc(100vw-2rem))] p-7";
const wide = "w-[min(48rem,calc(100vw-2rem))] p-5 sm:p-7";
