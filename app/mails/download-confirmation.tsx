import { cleanFilledHtml } from "../html/clean.server.ts";
import { plainText } from "../html/plain-text.ts";
import { downloadMail } from "./download-mail.ts";
import { DownloadSheet } from "./download-sheet.tsx";
import type { DownloadConfirmationContent } from "./mail-content.ts";
import type { MailWords } from "./mail-words.ts";
import type { ComposedMail } from "./render-mail.tsx";

/** Delivers a requested download. */
export function downloadConfirmation(
  content: DownloadConfirmationContent,
  origin: string,
  words: MailWords,
): ComposedMail {
  const mail = downloadMail(content, cleanFilledHtml, words);
  const page = { title: content.pageTitle, url: content.pageUrl };
  return {
    subject: mail.subject,
    preview: plainText(mail.message, 140),
    sheet: <DownloadSheet words={words} origin={origin} mail={mail} page={page} />,
  };
}
