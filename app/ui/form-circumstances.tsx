import { useEffect, useId, useRef } from "react";
import { elapsedField, trapField } from "../data/submissions/spam.ts";
import { useLanguage } from "../i18n/language.tsx";
import { formTexts } from "../i18n/texts/forms.en.ts";
import { currentVisit } from "./current-visit.ts";
import { documentPath } from "./document-path.ts";

/**
 * What a form sends beside what people fill in: how long it was in sight, where the visitor came from, and a field
 * that only programs fill. Without JavaScript it sends that field alone.
 */
export function FormCircumstances() {
  const { t } = useLanguage(formTexts);
  const id = useId();
  const trap = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = trap.current?.form;
    // What came with the document was in sight before this runs.
    const since = location.pathname === documentPath ? 0 : performance.now();
    function addCircumstances({ formData }: FormDataEvent): void {
      formData.set(elapsedField, String(Math.round(performance.now() - since)));
      for (const [name, value] of currentVisit()) formData.set(name, value);
    }
    form?.addEventListener("formdata", addCircumstances);
    return () => form?.removeEventListener("formdata", addCircumstances);
  }, []);

  return (
    // Not `inert` or `hidden`: those are the signs by which a program knows that nobody fills in a field.
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{t("forms.trap")}</label>
      <input ref={trap} id={id} type="text" name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
