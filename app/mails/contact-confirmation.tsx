import type { ContactConfirmationContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Action, Closing, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";
import { greetableName } from "./unlinked.ts";

/**
 * Confirms a contact message. It does not repeat the message: the recipient's address is unverified, so the form could
 * send anybody's words to others.
 */
export function contactConfirmation(
  { language, name }: ContactConfirmationContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const { t } = words;
  const greeting = t("mails.greeting", { name: greetableName(name) ?? t("mails.reader") });
  const articles = `${origin}${language === "en" ? "/en" : ""}/insights`;
  return {
    subject: t("mails.contact.subject"),
    preview: t("mails.contact.text"),
    sheet: (
      <MailSheet words={words} origin={origin} title={t("mails.contact.title")} why="mails.whyVisitor">
        <Paragraphs text={greeting} />
        <Paragraphs text={t("mails.contact.text")} />
        <Paragraphs text={t("mails.questions")} />
        <Paragraphs text={t("mails.contact.meanwhile")} />
        <Action label={t("mails.contact.button")} link={articles} />
        <Closing words={words} />
      </MailSheet>
    ),
  };
}
