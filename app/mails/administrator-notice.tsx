import { formSteps } from "../data/form-trials/form-trial.ts";
import { describeReason } from "../i18n/database-reason.ts";
import { formatTime } from "../i18n/format.ts";
import { type Fact, Facts } from "./facts.tsx";
import type {
  BackupOverdueContent,
  FormBrokenContent,
  PreviewCommentsContent,
  ScheduleFailedContent,
  WebhookPausedContent,
} from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

type Content =
  | ScheduleFailedContent
  | WebhookPausedContent
  | BackupOverdueContent
  | FormBrokenContent
  | PreviewCommentsContent;

/** Tells an administrator what failed, why, and where in the panel to see to it; an editor that there are comments. */
export function administratorNotice(content: Content, origin: string, words: MailWords): ComposedMail {
  const { subject, text, facts, link } = noticeOf(content, words);
  return {
    subject,
    preview: text,
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={text} />
        {facts.length > 0 && <Facts facts={facts} />}
        <NeededAction words={words} label={words.t("mails.notice.button")} link={link} />
      </MailSheet>
    ),
  };
}

type Notice = { subject: string; text: string; facts: readonly Fact[]; link: string };

function noticeOf(content: Content, { t }: MailWords): Notice {
  const { language } = content;
  switch (content.kind) {
    case "schedule-failed": {
      const { title, part, action, at, failure, editorUrl } = content;
      return {
        subject: t(`mails.schedule-failed.${action}Subject`, { title }),
        text: t(`mails.schedule-failed.${action}Text`),
        facts: [
          [t("mails.schedule-failed.what"), part ? t(`mails.schedule-failed.${part}`, { title }) : title],
          [t("mails.schedule-failed.at"), formatTime(at, language)],
          [t("mails.schedule-failed.reason"), describeReason(failure, language)],
        ],
        link: editorUrl,
      };
    }
    case "webhook-paused": {
      const { host, pause, failingSince, webhookUrl } = content;
      return {
        subject: t("mails.webhook-paused.subject", { host }),
        text: t(pause === "gone" ? "mails.webhook-paused.goneText" : "mails.webhook-paused.text"),
        facts: [
          [t("mails.webhook-paused.host"), host],
          [t("mails.webhook-paused.since"), formatTime(failingSince, language)],
        ],
        link: webhookUrl,
      };
    }
    case "backup-overdue": {
      const { provenAt, failure, overviewUrl } = content;
      const last = provenAt ? formatTime(provenAt, language) : t("mails.backup-overdue.never");
      return {
        subject: t("mails.backup-overdue.subject"),
        text: t("mails.backup-overdue.text"),
        facts: [
          [t("mails.backup-overdue.last"), last],
          [t("mails.backup-overdue.reason"), failure ?? t("mails.backup-overdue.noReason")],
        ],
        link: overviewUrl,
      };
    }
    case "preview-comments":
      return {
        subject: t("mails.notice.comments"),
        text: t("mails.notice.commentsText"),
        // No names or words of readers.
        facts: [],
        link: content.overviewUrl,
      };
    case "form-broken":
      return {
        subject: t("mails.form-trial.subject"),
        text: t("mails.form-trial.text"),
        facts: formSteps.map((step) => [t(`mails.form-trial.${step}`), content.failures[step] ?? null]),
        link: content.settingsUrl,
      };
  }
}
