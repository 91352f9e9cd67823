import { useEffect } from "react";
import { useLocation } from "react-router";
import { moveEvent } from "../../statistics/beacon.ts";

/** In memory: reset by a reload. */
let present: string | null = null;
let before: string | null = null;

/** Tracks the present and the previous page, and tells the document of a move. */
export function useVisitedPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === present) return;
    before = present;
    present = pathname;
    if (before !== null) dispatchEvent(new Event(moveEvent));
  }, [pathname]);
}

/** The path of the previous page; null on the first one. */
export function pageBefore(): string | null {
  return before;
}
