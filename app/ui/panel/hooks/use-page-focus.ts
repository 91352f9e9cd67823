import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the beginning of a list when another of its pages is shown; null is the first one. Another filter
 * leaves it where it is.
 */
export function usePageFocus<Beginning extends HTMLElement>(
  page: unknown,
  filter = "",
): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  const shown = useRef({ page, filter });
  useEffect(() => {
    const isTurned = page && page !== shown.current.page && filter === shown.current.filter;
    if (isTurned) beginning.current?.focus({ preventScroll: true });
    shown.current = { page, filter };
  }, [page, filter]);
  return beginning;
}
