import { useEffect } from "react";
import { useLocation } from "react-router";

/** In memory alone: a reload forgets it. */
let present: string | null = null;
let before: string | null = null;

/** Remembers the page that the visitor is on, and the one before it. */
export function useVisitedPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === present) return;
    before = present;
    present = pathname;
  }, [pathname]);
}

/** The path of the page from which the visitor came to this one; null when this one is the first. */
export function pageBefore(): string | null {
  return before;
}
