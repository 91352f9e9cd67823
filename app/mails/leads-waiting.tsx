import { formatTime } from "../i18n/format.ts";
import { Facts } from "./facts.tsx";
import type { LeadsWaitingContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Action, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** As many leads as a mail names. */
const named = 20;

/** Reminds whoever answers messages of all that wait for an answer. */
export function leadsWaiting(content: LeadsWaitingContent, origin: string, words: MailWords): ComposedMail {
  const { language, person, leads, leadsUrl } = content;
  const { t } = words;
  const isOne = leads.length === 1;
  const subject = t(isOne ? "mails.leads-waiting.one" : "mails.leads-waiting.many", { count: leads.length });
  const text = t("mails.leads-waiting.text");
  return {
    subject,
    preview: leads
      .map(({ name }) => name)
      .slice(0, named)
      .join(", "),
    sheet: (
      <MailSheet words={words} origin={origin} title={subject} why="mails.whyFirm">
        {person && <Paragraphs text={t("mails.greeting", { name: person })} />}
        <Paragraphs text={text} />
        <Facts
          facts={leads
            .slice(0, named)
            .map(({ name, company, createdAt }) => [
              formatTime(createdAt, language),
              company ? `${name}, ${company}` : name,
            ])}
        />
        {leads.length > named && (
          <Paragraphs text={t("mails.leads-waiting.others", { count: leads.length - named })} />
        )}
        <Action label={t("mails.notice.button")} link={leadsUrl} />
      </MailSheet>
    ),
  };
}
