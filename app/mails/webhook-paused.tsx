import { formatTime } from "../i18n/format.ts";
import { Facts } from "./facts.tsx";
import type { WebhookPausedContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Tells an administrator that a webhook failed on five days, or answered 410, and is called no more. */
export function webhookPaused(content: WebhookPausedContent, origin: string, words: MailWords): ComposedMail {
  const { language, host, pause, failingSince, webhookUrl } = content;
  const { t } = words;
  const subject = t("mails.webhook-paused.subject", { host });
  const text = t(pause === "gone" ? "mails.webhook-paused.goneText" : "mails.webhook-paused.text");
  return {
    subject,
    preview: text,
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={text} />
        <Facts
          facts={[
            [t("mails.webhook-paused.host"), host],
            [t("mails.webhook-paused.since"), formatTime(failingSince, language)],
          ]}
        />
        <NeededAction words={words} label={t("mails.notice.button")} link={webhookUrl} />
      </MailSheet>
    ),
  };
}
