import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import type { DownloadForm } from "../../../content/download-page.ts";
import { fillHtmlPlaceholders } from "../../../html/placeholders.ts";
import { address } from "../../../i18n/addresses.ts";
import { firmTexts } from "../../../i18n/firm.ts";
import { useChangedTexts, useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { downloadMail } from "../../../mails/download-mail.ts";
import { DownloadSheet } from "../../../mails/download-sheet.tsx";
import { look } from "../../../mails/look.ts";
import { mailWords } from "../../../mails/mail-words.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { DeclaredField } from "../../../panel/editing/declared-field.tsx";
import { downloadPageKind } from "../../../panel/kinds.ts";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import { Part } from "./part.tsx";

type MailFieldsProps = {
  language: Language;
  fields: BoundForm<DownloadForm>;
  marks: TranslationMarks;
  hasFile: boolean;
};

/** The confirmation mail in one language, with a preview. */
export function MailFields({ hasFile, ...props }: MailFieldsProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const { language, fields } = props;
  const { form } = fields;
  const place = { of: downloadPageKind, ...props };
  const [subject, message] = [form.emailSubject[language], form.emailThankYouMessage[language]];
  const footer = form.emailFooter[language];
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
      <DeclaredField {...place} name="emailSubject" hint={t("download.subjectHint")} />
      <DeclaredField {...place} name="emailThankYouMessage" />
      <DeclaredField {...place} name="emailFooter" />
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

type MailPreviewProps = {
  language: Language;
  slug: string;
  hasFile: boolean;
  pageTitle: string;
  subject: string;
  message: string;
  footer: string;
};

const visitor = { name: "Anna de Vries", email: "anna@devries.example", company: "De Vries & Zn." };

/** A live preview of the mail with sample values, by the same components. */
function MailPreview({ language, slug, hasFile, pageTitle, subject, message, footer }: MailPreviewProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const changed = useChangedTexts();
  const { origin } = window.location;
  const words = useMemo(() => mailWords(language, firmTexts(changed)), [language, changed]);
  const page = { title: pageTitle, url: origin + address(language, `/download/${slug}`) };
  const mail = useMemo(
    () =>
      downloadMail(
        {
          ...visitor,
          kind: "download-confirmation",
          language,
          pageTitle,
          pageUrl: "",
          subject,
          thankYouMessage: message,
          footer,
          downloadUrl: hasFile ? `${origin}/files/…` : null,
        },
        // Not sanitised: the frame is sandboxed.
        fillHtmlPlaceholders,
        words,
      ),
    [words, language, pageTitle, subject, message, footer, hasFile, origin],
  );
  return (
    <div>
      <h3 className="font-semibold font-text text-base tracking-normal">{t("download.mailPreview")}</h3>
      <p className="text-ink-soft text-small">{t("download.mailPreviewText")}</p>
      <div className="mt-3 overflow-hidden rounded-small border border-line">
        <p className="border-line border-b bg-paper px-5 py-3 [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{`${t("download.subject")}: `}</span>
          <span lang={language} className="font-semibold">
            {mail.subject}
          </span>
        </p>
        <MailFrame title={t("download.mailFrame")} language={language}>
          <DownloadSheet words={words} origin={origin} mail={mail} page={page} />
        </MailFrame>
      </div>
    </div>
  );
}

type MailFrameProps = { title: string; language: Language; children: ReactNode };

/** A sandboxed document for a mail, without the site's styles and without scripts. */
function MailFrame({ title, language, children }: MailFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title={title}
        // Same origin, to write the mail into the frame; harmless without allow-scripts.
        sandbox="allow-same-origin"
        srcDoc={emptyDocument(language)}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
        className="block h-[36rem] w-full bg-paper"
      />
      {body && createPortal(<div style={look.ground}>{children}</div>, body)}
    </>
  );
}

/** Prevents links of the mail from replacing the frame's document. */
function emptyDocument(language: Language): string {
  return `<!doctype html><html lang="${language}"><head><base target="_blank"></head><body style="margin: 0"></body></html>`;
}
