import { useEffect, useId, useRef } from "react";
import { elapsedField, honeypotField } from "../../data/submissions/spam.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { documentPath } from "../document-path.ts";
import { currentVisit } from "./current-visit.ts";

/** Adds the visible time, the visit and the honeypot to a form; without JavaScript only the honeypot. */
export function SubmissionMetadataFields() {
  const { t } = useLanguage(formTexts);
  const id = useId();
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = honeypot.current?.form;
    // A form of the initial document was visible before hydration.
    const since = location.pathname === documentPath ? 0 : performance.now();
    function addMetadata({ formData }: FormDataEvent): void {
      formData.set(elapsedField, String(Math.round(performance.now() - since)));
      for (const [name, value] of currentVisit()) formData.set(name, value);
    }
    form?.addEventListener("formdata", addMetadata);
    return () => form?.removeEventListener("formdata", addMetadata);
  }, []);

  return (
    // Not `inert` or `hidden`, which bots recognise.
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{t("forms.honeypot")}</label>
      <input ref={honeypot} id={id} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
