import type { AccountMailContent } from "./mail-content.ts";
import { MailSheet } from "./mail-sheet.tsx";
import type { MailWords } from "./mail-words.ts";
import { Closing, NeededAction, Paragraphs } from "./parts.tsx";
import type { ComposedMail } from "./render-mail.tsx";

/** An account notification or confirmation; its link changes nothing until the page's button is used. */
export function accountMail(
  { kind, link }: AccountMailContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const text = (part: "subject" | "text" | "button" | "after") => words.t(`mails.${kind}.${part}`);
  return {
    subject: text("subject"),
    preview: text("text"),
    sheet: (
      <MailSheet words={words} origin={origin} title={text("subject")} why="mails.whyAccount">
        <Paragraphs text={text("text")} />
        <NeededAction words={words} label={text("button")} link={link} />
        <Paragraphs text={text("after")} />
        <Closing words={words} />
      </MailSheet>
    ),
  };
}
