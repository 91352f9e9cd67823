import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormErrors, FormValues } from "../../../data/form-data.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadTexts } from "../../../i18n/texts/downloads.en.ts";
import { formTexts } from "../../../i18n/texts/forms.en.ts";
import { TextArea } from "../../../ui/forms/form-field.tsx";
import { FormNotice } from "../../../ui/forms/form-notice.tsx";
import { PrivacyNote } from "../../../ui/forms/privacy-note.tsx";
import { SubmissionMetadataFields } from "../../../ui/forms/submission-metadata-fields.tsx";
import { useFirstErrorFocus } from "../../../ui/forms/use-first-error-focus.ts";
import { CompanyField, EmailField, NameField } from "../../../ui/forms/visitor-fields.tsx";
import { waitText } from "../../../ui/forms/wait-text.ts";
import { joined } from "../../../ui/joined.ts";

type DownloadFormProps = {
  page: { formTitle: string | null; buttonText: string | null; language: Language };
  result?: DownloadResult | undefined;
  /** The download page's address, on another page: the answer is then that page. */
  action?: string;
  /** What its ids begin with, where a page has several forms. */
  prefix?: string;
  heading?: "h2" | "h3";
};

type DownloadResult = {
  outcome: "invalid" | "failed" | "limited" | "tooLarge" | "lost";
  /** The wait after the rate limit, in seconds. */
  seconds?: number;
  values?: FormValues;
  errors?: FormErrors;
};

export function DownloadForm({
  page,
  result,
  action,
  prefix = "",
  heading: Heading = "h2",
}: DownloadFormProps) {
  const { t } = useLanguage(downloadTexts);
  const { t: form } = useLanguage(formTexts);
  const isSending = useNavigation().formData !== undefined;
  const { values, errors } = result ?? {};
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && result.outcome !== "invalid") notice.current?.focus();
  }, [result]);
  return (
    <Form
      ref={useFirstErrorFocus(errors)}
      method="post"
      action={action}
      // Multipart keeps long messages within the body limit: url-encoding triples an é.
      encType="multipart/form-data"
      noValidate
      aria-labelledby={`${prefix}download-form`}
      aria-busy={isSending}
      className="self-start rounded-card bg-paper-deep p-7 lg:top-28 lg:p-9 lg:tall:sticky"
    >
      <Heading
        id={`${prefix}download-form`}
        lang={page.formTitle ? page.language : undefined}
        className="text-title-3"
      >
        {joined(page.formTitle ?? t("downloads.form"))}
      </Heading>
      <p className="mt-2 mb-6 text-ink-soft text-small">{form("forms.requiredNote")}</p>
      {result && (
        <div role="alert">
          <FormNotice
            ref={notice}
            tone="destructive"
            title={
              {
                invalid: form("forms.invalid"),
                failed: t("downloads.failed"),
                limited: form(...waitText(result.seconds)),
                tooLarge: form("forms.tooLarge"),
                lost: t("downloads.failed"),
              }[result.outcome]
            }
          />
        </div>
      )}
      <fieldset disabled={isSending} className="grid gap-5">
        <NameField values={values} errors={errors} prefix={prefix} />
        <CompanyField values={values} errors={errors} prefix={prefix} />
        <EmailField values={values} errors={errors} prefix={prefix} />
        <TextArea
          name="remarks"
          id={`${prefix}remarks`}
          rows={4}
          label={form("forms.remarks")}
          value={values?.remarks}
          error={errors?.remarks}
        />
        <SubmissionMetadataFields kind="download" />
        <button
          type="submit"
          lang={page.buttonText ? page.language : undefined}
          className="button button-primary"
        >
          {isSending ? t("downloads.processing") : (page.buttonText ?? t("downloads.button"))}
        </button>
        <PrivacyNote />
      </fieldset>
    </Form>
  );
}
