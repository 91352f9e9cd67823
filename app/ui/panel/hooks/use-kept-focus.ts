import { useEffect } from "react";
import { isFocusLost } from "./is-focus-lost.ts";

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
