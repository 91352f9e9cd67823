import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  cancel: string;
  /** Null while there is nothing to confirm. */
  confirm: string | null;
  isBusy?: boolean;
  /** Wide for a list of what it is about. */
  width?: "narrow" | "wide";
  /** The error, as the dialog stays open, or what it is about. */
  children?: ReactNode;
  onCancel(): void;
  onConfirm(): void;
};

/** Confirms an irreversible action in a modal dialog. */
export function ConfirmDialog({
  cancel,
  confirm,
  isBusy = false,
  width = "narrow",
  children,
  onCancel,
  onConfirm,
  ...words
}: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" width={width} onClose={onCancel} {...words}>
      {(close) => (
        <>
          {children}
          <p className="mt-7 flex flex-wrap justify-end gap-3">
            <button type="button" onClick={close} className="button button-quiet">
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
        </>
      )}
    </Dialog>
  );
}
