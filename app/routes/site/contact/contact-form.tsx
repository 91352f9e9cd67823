import { useEffect, useId, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FieldError, FormErrors, FormValues } from "../../../data/form-data.ts";
import { type Moment, momentsField, momentValue } from "../../../data/submissions/moments.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { formTexts } from "../../../i18n/texts/forms.en.ts";
import { TextArea, TextField } from "../../../ui/forms/form-field.tsx";
import { FormNotice } from "../../../ui/forms/form-notice.tsx";
import { PrivacyNote } from "../../../ui/forms/privacy-note.tsx";
import { SubmissionMetadataFields } from "../../../ui/forms/submission-metadata-fields.tsx";
import { useFirstErrorFocus } from "../../../ui/forms/use-first-error-focus.ts";
import { CompanyField, EmailField, NameField } from "../../../ui/forms/visitor-fields.tsx";
import { waitText } from "../../../ui/forms/wait-text.ts";
import type { Toast } from "../../../ui/primitives/toast.tsx";
import { momentText } from "./moment-text.ts";
import { useResultToast } from "./use-result-toast.ts";

type ContactResult = {
  outcome: "invalid" | "failed" | "limited" | "tooLarge" | "lost";
  /** The wait after the rate limit, in seconds. */
  seconds?: number;
  values?: FormValues;
  errors?: FormErrors;
  /** The moments that are proposed now and those that were chosen, where the page may have others. */
  proposed?: readonly Moment[];
};

type ContactFormProps = {
  /** What the page proposes. */
  moments: readonly Moment[];
  result?: ContactResult | undefined;
  /** The contact page's address, on another page: the answer is then that page. */
  action?: string;
  /** What its ids begin with, where a page has several forms. */
  prefix?: string;
  heading?: "h2" | "h3";
};

export function ContactForm({
  moments,
  result,
  action,
  prefix = "",
  heading: Heading = "h2",
}: ContactFormProps) {
  const { t } = useLanguage(contactTexts);
  const { t: form } = useLanguage(formTexts);
  const isSending = useNavigation().formData !== undefined;
  const element = useFirstErrorFocus(result?.errors);
  const notice = useNotice(result);
  // Field errors are shown at their fields.
  useResultToast(result, result?.outcome === "invalid" ? undefined : notice);

  const noticeElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && result.outcome !== "invalid") noticeElement.current?.focus();
  }, [result]);

  const { values, errors, proposed = moments } = result ?? {};
  return (
    <Form
      ref={element}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      aria-labelledby={`${prefix}contact-form`}
      aria-busy={isSending}
    >
      <Heading id={`${prefix}contact-form`} className="text-title-3">
        {t("contact.form")}
      </Heading>
      <p className="mt-2 mb-6 text-ink-soft text-small">{form("forms.requiredNote")}</p>
      {notice && <FormNotice ref={noticeElement} {...notice} />}
      <fieldset disabled={isSending} className="grid gap-5 sm:grid-cols-2">
        <NameField values={values} errors={errors} prefix={prefix} />
        <EmailField values={values} errors={errors} prefix={prefix} />
        <TextField
          name="phone"
          id={`${prefix}phone`}
          type="tel"
          label={form("forms.phone")}
          autoComplete="tel"
          value={values?.phone}
          error={errors?.phone}
        />
        <CompanyField values={values} errors={errors} prefix={prefix} />
        <div className="sm:col-span-2">
          <TextArea
            name="message"
            id={`${prefix}message`}
            rows={7}
            label={form("forms.message")}
            isRequired
            value={values?.message}
            error={errors?.message}
          />
        </div>
        {(proposed.length > 0 || errors?.moments) && (
          <div className="sm:col-span-2">
            <MomentsField moments={proposed} value={values?.moments} error={errors?.moments} />
          </div>
        )}
        <div className="flex flex-col items-start gap-5 sm:col-span-2">
          <SubmissionMetadataFields kind="contact" />
          <button type="submit" className="button button-primary">
            {isSending ? t("contact.sending") : t("contact.send")}
          </button>
          <PrivacyNote />
        </div>
      </fieldset>
    </Form>
  );
}

/** The message of a result; undefined before there is one. */
function useNotice(result: ContactResult | undefined): Toast | undefined {
  const { t } = useLanguage(contactTexts);
  const { t: form } = useLanguage(formTexts);
  if (!result) return undefined;
  switch (result.outcome) {
    case "invalid":
      return { tone: "destructive", title: form("forms.invalid") };
    case "tooLarge":
      return { tone: "destructive", title: form("forms.tooLarge") };
    case "lost":
      return { tone: "destructive", title: t("contact.unexpected") };
    case "limited":
      return { tone: "destructive", title: form(...waitText(result.seconds)) };
    case "failed":
      return { tone: "destructive", title: t("contact.failed.title"), text: t("contact.failed.text") };
  }
}

type MomentsFieldProps = {
  moments: readonly Moment[];
  /** The chosen ones as they were sent, with spaces between. */
  value?: string | undefined;
  error?: FieldError | undefined;
};

/** The moments for a call, of which none has to be chosen. */
function MomentsField({ moments, value = "", error }: MomentsFieldProps) {
  const { language, t } = useLanguage(contactTexts);
  const { t: form } = useLanguage(formTexts);
  const id = useId();
  const chosen = value.split(" ");
  const notes = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <fieldset aria-describedby={notes} className="min-w-0">
      <legend className="font-semibold">{t("contact.moments")}</legend>
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {t("contact.moments.hint")}
      </p>
      <div className="mt-3 grid gap-3 sm:flex sm:flex-wrap sm:gap-2">
        {moments.map((moment) => (
          <label
            key={momentValue(moment)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-small border border-ink-soft bg-white px-3 py-2 text-ink has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="checkbox"
              name={momentsField}
              value={momentValue(moment)}
              defaultChecked={chosen.includes(momentValue(moment))}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="first-letter:uppercase">{momentText(moment, language, t)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-error text-small">
          {form(error.key)}
        </p>
      )}
    </fieldset>
  );
}
