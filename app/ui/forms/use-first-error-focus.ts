import { useEffect, useRef } from "react";
import type { FormErrors } from "../../data/form-data.ts";

/** A ref for a form whose first invalid field takes the focus. */
export function useFirstErrorFocus(errors: FormErrors | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return form;
}
