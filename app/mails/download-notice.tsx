import { lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import type { DownloadNoticeContent } from "./mail-content.ts";
import { Notice } from "./notice.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Notifies the firm of a download request. */
export function downloadNotice(content: DownloadNoticeContent, origin: string): ComposedMail {
  const { language, name, email, company, remarks, pageTitle, leadUrl, visit } = content;
  const t = (key: keyof typeof mailTexts.nl, values = {}) => lookUp(mailTexts, language, key, values);
  return {
    subject: t("mails.notice.downloadSubject", { name, page: pageTitle }),
    preview: `${name}, ${email}`,
    sheet: (
      <Notice
        language={language}
        origin={origin}
        title={t("mails.notice.downloadTitle")}
        facts={[
          [t("mails.notice.page"), pageTitle],
          [t("mails.notice.name"), name],
          [t("mails.notice.email"), email],
          [t("mails.notice.company"), company],
        ]}
        words={[t("mails.notice.remarks"), remarks]}
        leadUrl={leadUrl}
        visit={visit}
      />
    ),
  };
}
