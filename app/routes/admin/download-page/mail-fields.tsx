import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";

import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { PictureTextField } from "../media/picture-text-field.tsx";
import { bindFields } from "./bind-fields.ts";
import { MailPreview } from "./mail-preview.tsx";
import { Part } from "./part.tsx";
import type { PageEdits } from "./use-download-page.ts";

type MailFieldsProps = { language: Language; slug: string; edits: PageEdits; hasFile: boolean };

/** The confirmation mail in one language, with a preview. */
export function MailFields({ language, slug, edits, hasFile }: MailFieldsProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const { text, line } = bindFields(language, edits);
  const subject = edits.read(language, "email_subject");
  const message = edits.read(language, "email_thank_you_message");
  const footer = edits.read(language, "email_footer");
  const isCustomized = [subject, message, footer].some((own) => own.trim() !== "");
  return (
    <Part
      title={t("download.email")}
      badge={
        <span
          className={`rounded-full px-3 py-0.5 font-semibold font-text text-small tracking-normal ${
            isCustomized ? "bg-info-soft text-info" : "bg-paper-deep text-ink-soft"
          }`}
        >
          {t(isCustomized ? "download.customized" : "download.default")}
        </span>
      }
    >
      <Placeholders />
      <PanelField {...line("email_subject")} label={t("download.subject")} hint={t("download.subjectHint")} />
      <PictureTextField {...text("email_thank_you_message")} label={t("download.message")} />
      <PanelField {...line("email_footer")} label={t("download.footer")} rows={4} />
      <MailPreview
        language={language}
        slug={slug}
        hasFile={hasFile}
        pageTitle={edits.read(language, "title") || slug}
        subject={subject}
        message={message}
        footer={footer}
      />
    </Part>
  );
}

const placeholders = [
  { place: "{{name}}", meaning: "download.name" },
  { place: "{{email}}", meaning: "download.address" },
  { place: "{{company}}", meaning: "download.company" },
  { place: "{{pageTitle}}", meaning: "download.titleOfPage" },
  { place: "{{downloadUrl}}", meaning: "download.fileAddress" },
] as const;

function Placeholders() {
  const { t } = useLanguage(downloadEditorTexts);
  return (
    <div className="rounded-small bg-paper px-5 py-4">
      <h3 className="font-semibold font-text text-base tracking-normal">{t("download.placeholders")}</h3>
      <p className="mt-1 text-ink-soft text-small">{t("download.placeholdersText")}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
        {placeholders.map(({ place, meaning }) => (
          <div key={place} className="flex flex-wrap gap-x-3">
            <dt>
              <code className="rounded-small bg-paper-deep px-1.5 py-0.5">{place}</code>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
