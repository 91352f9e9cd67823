import { type RefObject, useRef } from "react";
import { isModalOpen, useShortcut } from "../../ui/panel/hooks/use-shortcut.ts";

type SaveButtonProps = { ref: RefObject<HTMLButtonElement | null>; "aria-keyshortcuts": string };

/**
 * Has Ctrl or Cmd with S press a save button; spread the result on it.
 *
 * @param within the selector of the part of the screen that it saves, where that is not the whole
 */
export function useSaveShortcut(within?: string): SaveButtonProps {
  const ref = useRef<HTMLButtonElement>(null);
  useShortcut(
    "s",
    () => isModalOpen() || ref.current?.click(),
    () => (within ? ref.current?.closest(within) : null),
  );
  return { ref, "aria-keyshortcuts": "Control+S Meta+S" };
}
