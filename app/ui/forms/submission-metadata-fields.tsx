import { useEffect, useId, useRef } from "react";
import { elapsedField, honeypotField } from "../../data/submissions/spam.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { documentPath } from "../document-path.ts";
import { currentVisit } from "./current-visit.ts";

/**
 * What a form sends beside what people fill in: how long it was in sight, where the visitor came from, and a field
 * that only programs fill. Without JavaScript it sends that field alone.
 */
export function SubmissionMetadataFields() {
  const { t } = useLanguage(formTexts);
  const id = useId();
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = honeypot.current?.form;
    // What came with the document was in sight before this runs.
    const since = location.pathname === documentPath ? 0 : performance.now();
    function addMetadata({ formData }: FormDataEvent): void {
      formData.set(elapsedField, String(Math.round(performance.now() - since)));
      for (const [name, value] of currentVisit()) formData.set(name, value);
    }
    form?.addEventListener("formdata", addMetadata);
    return () => form?.removeEventListener("formdata", addMetadata);
  }, []);

  return (
    // Not `inert` or `hidden`: those are the signs by which a program knows that nobody fills in a field.
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{t("forms.honeypot")}</label>
      <input ref={honeypot} id={id} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
