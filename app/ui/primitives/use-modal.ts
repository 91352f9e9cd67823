import { type RefObject, useLayoutEffect, useRef } from "react";

/** A modal dialog that is open while mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing before the unmount returns the focus to the opener.
    return () => shown?.close();
  }, []);
  return dialog;
}
