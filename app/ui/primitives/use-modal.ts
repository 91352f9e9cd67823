import { type RefObject, useLayoutEffect, useRef } from "react";

/** A dialog that is open as long as it stands in the page, above everything else and with the focus in it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed while it still stands in the page, it gives the focus back to what opened it.
    return () => shown?.close();
  }, []);
  return dialog;
}
