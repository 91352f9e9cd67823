import { useSyncExternalStore } from "react";

/** How much of the window the keyboard of a phone covers, in pixels: the window itself stays as high. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(watchViewport, keyboardHeight);
}

function watchViewport(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", onChange);
  viewport?.addEventListener("scroll", onChange);
  return () => {
    viewport?.removeEventListener("resize", onChange);
    viewport?.removeEventListener("scroll", onChange);
  };
}

function keyboardHeight(): number {
  const viewport = window.visualViewport;
  // Zoomed in, the rest of the window is no keyboard.
  if (!viewport || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
