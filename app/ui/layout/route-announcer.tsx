import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a client-side navigation, moves the focus to the content and announces the title (WCAG 2.4.3, 4.1.3). Its
 * effect runs before the page's, which can set the focus itself.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation();
  const [title, setTitle] = useState("");
  const page = useRef({ pathname, search });

  useEffect(() => {
    const before = page.current;
    if (before.pathname === pathname && before.search === search) return;
    page.current = { pathname, search };
    setTitle(document.title);
    if (hash === "" && isDone(before.pathname !== pathname)) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [pathname, search, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Whether the focus may move: nothing has it, or the link that was followed. */
function isDone(isOtherPage: boolean): boolean {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return true;
  const isInContent = document.getElementById("content")?.contains(focused);
  return isOtherPage && (!isInContent || focused instanceof HTMLAnchorElement);
}
