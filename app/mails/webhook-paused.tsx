import { formatTime } from "../i18n/format.ts";
import { lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import { Facts } from "./facts.tsx";
import type { WebhookPausedContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import { NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** Tells an administrator that a webhook failed for five days and is called no more. */
export function webhookPaused(content: WebhookPausedContent, origin: string): ComposedMail {
  const { language, host, failingSince, webhookUrl } = content;
  const t = (key: keyof typeof mailTexts.nl, values = {}) => lookUp(mailTexts, language, key, values);
  const subject = t("mails.webhook-paused.subject", { host });
  const text = t("mails.webhook-paused.text");
  return {
    subject,
    preview: text,
    sheet: (
      <MailSheet language={language} origin={origin} title={subject} why="mails.whyAdministrator">
        <Paragraphs text={text} />
        <Facts
          facts={[
            [t("mails.webhook-paused.host"), host],
            [t("mails.webhook-paused.since"), formatTime(failingSince, language)],
          ]}
        />
        <NeededAction language={language} label={t("mails.notice.button")} link={webhookUrl} />
      </MailSheet>
    ),
  };
}
