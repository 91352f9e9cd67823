import { useEffect } from "react";
import { useLocation } from "react-router";

/** In memory: reset by a reload. */
let present: string | null = null;
let before: string | null = null;

/** Tracks the present and the previous page. */
export function useVisitedPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === present) return;
    before = present;
    present = pathname;
  }, [pathname]);
}

/** The path of the previous page; null on the first one. */
export function pageBefore(): string | null {
  return before;
}
