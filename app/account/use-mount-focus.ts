import { type RefObject, useEffect, useRef } from "react";

/** A ref for what takes the place of something else: it takes the focus as well, which is lost with that otherwise. */
export function useMountFocus<Target extends HTMLElement>(isDue = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isDue) target.current?.focus();
  }, [isDue]);
  return target;
}

/** The same for a form: its first field takes the focus. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(
    () => form.current?.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus(),
    [form],
  );
}
