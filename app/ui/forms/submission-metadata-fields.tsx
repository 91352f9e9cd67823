import { useEffect, useId, useRef } from "react";
import { visitParts } from "../../data/leads/lead-visit.ts";
import { elapsedField, honeypotField, proofField } from "../../data/submissions/spam.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { formTexts } from "../../i18n/texts/forms.en.ts";
import { withoutPreviewToken } from "../../preview-path.ts";
import { documentPath, documentQuery } from "../document-path.ts";
import type { FormKind } from "./form-proof.ts";
import { pageBefore } from "./visited-pages.ts";

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

const campaign = visitParts.filter((part) => part.startsWith("utm_"));

/** The current visit by part, empty ones included. */
function currentVisit(): [name: string, value: string][] {
  const origin = document.referrer ? new URL(document.referrer) : null;
  // Before hydration a link loads a new document, with the previous page as its referrer.
  const earlier = origin?.host === location.host ? origin : null;
  const landing = firstOfTab() ?? earlier;
  const query = new URLSearchParams(landing?.search || documentQuery);
  const parts: [string, string][] = [
    ["first_page", withoutPreviewToken(landing?.pathname ?? documentPath ?? "")],
    ["last_page", withoutPreviewToken(pageBefore() ?? earlier?.pathname ?? "")],
    ["referrer", earlier ? "" : (origin?.host ?? "")],
    ...campaign.map((name): [string, string] => [name, query.get(name) ?? ""]),
  ];
  // Limited, to keep room for the message in the request body.
  return parts.map(([name, value]) => [name, value.slice(0, 200)]);
}

/** The first page of this site in the tab's history; null where the browser has no Navigation API. */
function firstOfTab(): URL | null {
  const url = "navigation" in window ? navigation.entries()[0]?.url : null;
  return url ? new URL(url) : null;
}
