import type { ContactNoticeContent } from "./mail-content.ts";
import type { MailWords } from "./mail-words.ts";
import { Notice } from "./notice.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Notifies the firm of a message. */
export function contactNotice(content: ContactNoticeContent, origin: string, words: MailWords): ComposedMail {
  const { name, email, phone, company, message, leadUrl, visit } = content;
  const { t } = words;
  return {
    subject: t("mails.notice.contactSubject", { name }),
    preview: message,
    sheet: (
      <Notice
        words={words}
        origin={origin}
        title={t("mails.notice.contactTitle")}
        facts={[
          [t("mails.notice.name"), name],
          [t("mails.notice.email"), email],
          [t("mails.notice.phone"), phone],
          [t("mails.notice.company"), company],
        ]}
        long={[t("mails.notice.message"), message]}
        leadUrl={leadUrl}
        visit={visit}
      />
    ),
  };
}
