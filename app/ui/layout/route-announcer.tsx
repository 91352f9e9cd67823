import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a browser does itself when it loads a page, after a move within it: the keyboard goes on at the content, and the
 * title is said (WCAG 2.4.3, 4.1.3). Stands before the content, so that a page that places the focus itself has the last word.
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

/** Whether nobody needs the focus where it is: nothing has it, or what led to another page has. */
function isDone(isOtherPage: boolean): boolean {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return true;
  const isInContent = document.getElementById("content")?.contains(focused);
  return isOtherPage && (!isInContent || focused instanceof HTMLAnchorElement);
}
