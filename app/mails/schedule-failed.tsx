import { describeReason } from "../i18n/database-reason.ts";
import { formatTime } from "../i18n/format.ts";
import { Facts } from "./facts.tsx";
import type { ScheduleFailedContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Tells an administrator that nothing was published, or withdrawn, and why. */
export function scheduleFailed(
  content: ScheduleFailedContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const { language, title, part, action, at, failure, editorUrl } = content;
  const { t } = words;
  const subject = t(`mails.schedule-failed.${action}Subject`, { title });
  const text = t(`mails.schedule-failed.${action}Text`);
  return {
    subject,
    preview: text,
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={text} />
        <Facts
          facts={[
            [t("mails.schedule-failed.what"), part ? t(`mails.schedule-failed.${part}`, { title }) : title],
            [t("mails.schedule-failed.at"), formatTime(at, language)],
            [t("mails.schedule-failed.reason"), describeReason(failure, language)],
          ]}
        />
        <NeededAction words={words} label={t("mails.notice.button")} link={editorUrl} />
      </MailSheet>
    ),
  };
}
