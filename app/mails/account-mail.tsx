import { lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import type { AccountMailContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import { Closing, NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** An account notification or confirmation; its link changes nothing until the page's button is used. */
export function accountMail({ kind, language, link }: AccountMailContent, origin: string): ComposedMail {
  const text = (part: "subject" | "text" | "button" | "after") =>
    lookUp(mailTexts, language, `mails.${kind}.${part}`);
  return {
    subject: text("subject"),
    preview: text("text"),
    sheet: (
      <MailSheet language={language} origin={origin} title={text("subject")} why="mails.whyAccount">
        <Paragraphs text={text("text")} />
        <NeededAction language={language} label={text("button")} link={link} />
        <Paragraphs text={text("after")} />
        <Closing language={language} />
      </MailSheet>
    ),
  };
}
