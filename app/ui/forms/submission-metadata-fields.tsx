import { useEffect, useId, useRef } from "react";
import { elapsedField, honeypotField, proofField } from "../../data/submissions/spam.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { documentPath } from "../document-path.ts";
import { currentVisit } from "./current-visit.ts";
import type { FormKind } from "./form-proof.ts";

/** Adds the visible time, the visit, a proof of work and the honeypot to a form; without JavaScript only the honeypot. */
export function SubmissionMetadataFields({ kind }: { kind: FormKind }) {
  const { t } = useLanguage(formTexts);
  const id = useId();
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = honeypot.current?.form;
    if (!form) return;
    // A form of the initial document was visible before hydration.
    const since = location.pathname === documentPath ? 0 : performance.now();
    let proof: string | undefined;
    let proving: Promise<void> | undefined;
    function prove(): void {
      proving ??= import("./form-proof.ts")
        .then((module) => module.prove(kind))
        .catch(() => "")
        .then((found) => {
          proof = found;
        });
    }
    /** Sends once the proof is there, or known to be none. */
    function holdSubmit(event: SubmitEvent): void {
      prove();
      if (proof !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void proving?.then(() => form?.requestSubmit(event.submitter));
    }
    function addMetadata({ formData }: FormDataEvent): void {
      formData.set(proofField, proof ?? "");
      formData.set(elapsedField, String(Math.round(performance.now() - since)));
      for (const [name, value] of currentVisit()) formData.set(name, value);
    }
    form.addEventListener("focusin", prove);
    form.addEventListener("submit", holdSubmit);
    form.addEventListener("formdata", addMetadata);
    if (form.contains(document.activeElement)) prove();
    return () => {
      form.removeEventListener("focusin", prove);
      form.removeEventListener("submit", holdSubmit);
      form.removeEventListener("formdata", addMetadata);
    };
  }, [kind]);

  return (
    // Not `inert` or `hidden`, which bots recognise.
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{t("forms.honeypot")}</label>
      <input ref={honeypot} id={id} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
