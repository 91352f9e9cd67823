import type { DownloadNoticeContent } from "./mail-content.ts";
import type { MailWords } from "./mail-words.ts";
import { Notice } from "./notice.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Notifies the firm of a download request. */
export function downloadNotice(
  content: DownloadNoticeContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const { name, email, company, remarks, pageTitle, leadUrl, visit } = content;
  const { t } = words;
  return {
    subject: t("mails.notice.downloadSubject", { name, page: pageTitle }),
    preview: `${name}, ${email}`,
    sheet: (
      <Notice
        words={words}
        origin={origin}
        title={t("mails.notice.downloadTitle")}
        facts={[
          [t("mails.notice.page"), pageTitle],
          [t("mails.notice.name"), name],
          [t("mails.notice.email"), email],
          [t("mails.notice.company"), company],
        ]}
        long={[t("mails.notice.remarks"), remarks]}
        leadUrl={leadUrl}
        visit={visit}
      />
    ),
  };
}
