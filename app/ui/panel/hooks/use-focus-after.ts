import { type RefObject, useEffect, useRef, useState } from "react";

type Found = HTMLElement | null | undefined;

/** Moves the focus to an element that exists after the next render. */
export function useFocusAfter(): (find: () => Found) => void {
  const [wanted, setWanted] = useState<{ find(): Found } | null>(null);
  useEffect(() => {
    wanted?.find()?.focus();
  }, [wanted]);
  return (find) => setWanted({ find });
}

/**
 * Remembers what has the focus: once that is gone with its row, the focus goes to another element. What a save loads is
 * shown after its dialog has closed, so this waits for it.
 */
export function useFocusOnceGone(
  left: RefObject<HTMLElement | null> | undefined,
  isDialogOpen: boolean,
): () => void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isDialogOpen || !focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (isFocusLost()) left?.current?.focus();
  });
  // With the last row the whole list may go, and its heading.
  useEffect(
    () => () => {
      if (!focused.current) return;
      // A dialog of the list has to give the focus back first.
      requestAnimationFrame(() => {
        if (isFocusLost())
          (left?.current ?? document.getElementById("content"))?.focus({ preventScroll: true });
      });
    },
    [left],
  );
  return () => {
    focused.current = document.activeElement;
  };
}

/** Whether nothing has the focus: the focused element was removed or disabled. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(":disabled");
}

/** For a part that goes with the button that was pressed: the focus moves to the screen then, instead of nowhere. */
export function useKeptFocus(): void {
  useEffect(
    () => () => {
      // A dialog of this part has to give the focus back first.
      requestAnimationFrame(() => {
        if (isFocusLost()) document.getElementById("content")?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
