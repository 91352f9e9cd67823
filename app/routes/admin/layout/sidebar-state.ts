import { useEffect, useState } from "react";
import { secureOnHttps } from "../../../i18n/remembered-language.ts";
import { useShortcut } from "../../../ui/panel/hooks/use-shortcut.ts";

const oneWeek = 7 * 24 * 60 * 60;

/** Whether the sidebar is expanded, stored for a week; Ctrl or Cmd with B toggles it. */
export function useSidebarState(): { isOpen: boolean; toggle(): void } {
  const [isOpen, setOpen] = useState(() => !/(?:^|;\s*)sidebar=collapsed/.test(document.cookie));

  useEffect(() => {
    document.cookie = `sidebar=${isOpen ? "open" : "collapsed"}; path=/admin; max-age=${oneWeek}; samesite=lax${secureOnHttps()}`;
  }, [isOpen]);
  useShortcut("b", () => setOpen((was) => !was));

  return { isOpen, toggle: () => setOpen((was) => !was) };
}
