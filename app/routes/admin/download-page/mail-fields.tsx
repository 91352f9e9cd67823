import type { ReactNode } from "react";
import type { DownloadForm } from "../../../content/download-page.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import type { BoundField } from "../../../panel/editing/bind-part.ts";
import { PictureTextField } from "../../../panel/media/picture-text-field.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { Part } from "./part.tsx";

type MailFieldsProps = {
  language: Language;
  form: DownloadForm;
  bind(field: keyof DownloadForm): BoundField & { note: ReactNode };
  hasFile: boolean;
};

/** The confirmation mail in one language, with a preview. */
export function MailFields({ language, form, bind, hasFile }: MailFieldsProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const [subject, message] = [form.emailSubject[language], form.emailThankYouMessage[language]];
  const footer = form.emailFooter[language];
  const oneLine = bind("emailSubject");
  const isCustomized = [subject, message, footer].some((own) => own.trim() !== "");
  return (
    <Part
      title={t("download.email")}
      badge={
        <Badge tone={isCustomized ? "info" : "quiet"}>
          {t(isCustomized ? "download.customized" : "download.default")}
        </Badge>
      }
    >
      <Placeholders />
      <PanelField
        {...oneLine}
        hint={t("download.subjectHint")}
        // A subject is one line, which prevents header injection.
        onChange={(text) => oneLine.onChange(text.replace(/\p{Cc}+/gu, " "))}
      />
      <PictureTextField {...bind("emailThankYouMessage")} language={language} />
      <PanelField {...bind("emailFooter")} rows={4} />
      <MailPreview
        language={language}
        slug={form.slug}
        hasFile={hasFile}
        pageTitle={form.title[language] || form.slug}
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
