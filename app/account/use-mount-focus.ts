import { type RefObject, useEffect, useRef } from "react";

/** A ref for an element that replaces the focused one: it takes the focus. */
export function useMountFocus<Target extends HTMLElement>(isDue = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isDue) target.current?.focus();
  }, [isDue]);
  return target;
}

/** Focuses the first field of a form on mount. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>, isDue = true): void {
  useEffect(() => {
    if (isDue) form.current?.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();
  }, [form, isDue]);
}
