import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the beginning of a list when another of its pages is shown; null is the first one. */
export function usePageFocus<Beginning extends HTMLElement>(page: unknown): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (page && page !== shown.current) beginning.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return beginning;
}
