import { lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import type { ContactConfirmationContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import { Action, Farewell, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";
import { greetableName } from "./unlinked.ts";

/**
 * Tells a visitor that their message arrived. The message is not repeated: the address is what a caller typed, and
 * nobody shall be able to have their own words mailed to others.
 */
export function contactConfirmation(
  { language, name }: ContactConfirmationContent,
  origin: string,
): ComposedMail {
  const t = (key: keyof typeof mailTexts.nl, values = {}) => lookUp(mailTexts, language, key, values);
  const greeting = t("mails.greeting", { name: greetableName(name) ?? t("mails.reader") });
  const articles = `${origin}${language === "en" ? "/en" : ""}/insights`;
  return {
    subject: t("mails.contact.subject"),
    preview: t("mails.contact.text"),
    sheet: (
      <MailSheet language={language} origin={origin} title={t("mails.contact.title")} why="mails.whyVisitor">
        <Paragraphs text={greeting} />
        <Paragraphs text={t("mails.contact.text")} />
        <Paragraphs text={t("mails.questions")} />
        <Paragraphs text={t("mails.contact.meanwhile")} />
        <Action label={t("mails.contact.button")} link={articles} />
        <Farewell language={language} />
      </MailSheet>
    ),
  };
}
