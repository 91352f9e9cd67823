import { useEffect, useEffectEvent } from "react";

/**
 * Calls `act` for Ctrl or Cmd with a letter, and keeps the browser from acting on it.
 *
 * @param find where it counts, found once; else the whole window, unless a part of the screen has taken it
 */
export function useShortcut(
  letter: string,
  act: () => void,
  find?: () => EventTarget | null | undefined,
): void {
  const follow = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isShortcut(event, letter) || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  const area = useEffectEvent(() => find?.() ?? window);
  useEffect(() => {
    const target = area();
    const listener = (event: Event) => follow(event);
    target.addEventListener("keydown", listener);
    return () => target.removeEventListener("keydown", listener);
  }, []);
}

/** Whether a key is Ctrl or Cmd with a letter alone. */
function isShortcut(event: KeyboardEvent, letter: string): boolean {
  const isModified = event.ctrlKey || event.metaKey;
  return isModified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === letter;
}

/** Whether a modal dialog is open, of the panel or of TinyMCE: the screen below it must not act. */
export function isModalOpen(): boolean {
  return document.querySelector("dialog:modal, [aria-modal=true]") !== null;
}

/** The name of the key on this keyboard. */
export function modifierKey(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : "Ctrl";
}
