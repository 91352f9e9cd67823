import { lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import type { ContactNoticeContent } from "./mail-content.ts";
import { Notice } from "./notice.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Notifies the firm of a message. */
export function contactNotice(content: ContactNoticeContent, origin: string): ComposedMail {
  const { language, name, email, phone, company, message, leadUrl, visit } = content;
  const t = (key: keyof typeof mailTexts.nl, values = {}) => lookUp(mailTexts, language, key, values);
  return {
    subject: t("mails.notice.contactSubject", { name }),
    preview: message,
    sheet: (
      <Notice
        language={language}
        origin={origin}
        title={t("mails.notice.contactTitle")}
        facts={[
          [t("mails.notice.name"), name],
          [t("mails.notice.email"), email],
          [t("mails.notice.phone"), phone],
          [t("mails.notice.company"), company],
        ]}
        words={[t("mails.notice.message"), message]}
        leadUrl={leadUrl}
        visit={visit}
      />
    ),
  };
}
