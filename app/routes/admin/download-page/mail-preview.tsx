import { useDeferredValue } from "react";
import { fillPlaceholders } from "../../../html/placeholders.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel-download-editor.ts";
import styles from "../../../styles/app.css?url";
import { mailDocument } from "./mail-document.ts";

type MailPreviewProps = {
  language: Language;
  pageTitle: string;
  subject: string;
  message: string;
  footer: string;
};

const visitor = { name: "Anna de Vries", email: "anna@devries.example", company: "De Vries & Zn." };

/** The mail as it goes to a made-up visitor, while it is typed. */
export function MailPreview({ language, pageTitle, subject, ...body }: MailPreviewProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const values = { ...visitor, pageTitle };
  const message = body.message || `<p><em lang="en">${t("download.noMessage")}</em></p>`;
  const shown = useDeferredValue(mailDocument({ language, styles, message, footer: body.footer, values }));
  return (
    <div>
      <h3 className="font-semibold font-text text-base tracking-normal">{t("download.mailPreview")}</h3>
      <p className="text-ink-soft text-small">{t("download.mailPreviewText")}</p>
      <div className="mt-3 overflow-hidden rounded-small border border-line">
        <p className="border-line border-b bg-paper px-5 py-3 [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{`${t("download.subject")}: `}</span>
          {subject ? (
            <span lang={language} className="font-semibold">
              {fillPlaceholders(subject, values)}
            </span>
          ) : (
            <em>{t("download.noSubject")}</em>
          )}
        </p>
        <iframe
          title={t("download.mailFrame")}
          // Same origin for the style sheet alone; without allow-scripts nothing in it can use that.
          sandbox="allow-same-origin"
          srcDoc={shown}
          className="block h-96 w-full bg-white"
        />
      </div>
    </div>
  );
}
