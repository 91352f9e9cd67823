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
            [t("mails.schedule-failed.reason"), explain(failure, words)],
          ]}
        />
        <NeededAction words={words} label={t("mails.notice.button")} link={editorUrl} />
      </MailSheet>
    ),
  };
}

const reasons = {
  "The Dutch text has no title or no content": "mails.schedule-failed.emptyDutch",
  "The English text has no title or no content": "mails.schedule-failed.emptyEnglish",
  "At least one title (NL or EN) is required": "mails.schedule-failed.noTitle",
  "At least one content (NL or EN) is required": "mails.schedule-failed.noContent",
  "At least one language must be published": "mails.schedule-failed.noLanguage",
} as const;

/** The reasons of `run_schedule` and `save_article` in this language; others as they are. */
function explain(failure: string, { t }: MailWords): string {
  const known = Object.entries(reasons).find(([reason]) => reason === failure);
  return known ? t(known[1]) : failure;
}
