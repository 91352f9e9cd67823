import { formatTime } from "../i18n/format.ts";
import { Facts } from "./facts.tsx";
import type { BackupOverdueContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Tells an administrator that no backup was proven for fifty hours, why, and what to do. */
export function backupOverdue(content: BackupOverdueContent, origin: string, words: MailWords): ComposedMail {
  const { language, provenAt, failure, overviewUrl } = content;
  const { t } = words;
  const subject = t("mails.backup-overdue.subject");
  const text = t("mails.backup-overdue.text");
  return {
    subject,
    preview: text,
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={text} />
        <Facts
          facts={[
            [
              t("mails.backup-overdue.last"),
              provenAt ? formatTime(provenAt, language) : t("mails.backup-overdue.never"),
            ],
            [t("mails.backup-overdue.reason"), failure ?? t("mails.backup-overdue.noReason")],
          ]}
        />
        <NeededAction words={words} label={t("mails.notice.button")} link={overviewUrl} />
      </MailSheet>
    ),
  };
}
