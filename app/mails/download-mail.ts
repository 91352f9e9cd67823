import { escapeText } from "../html/older-format.ts";
import { fillPlaceholders, type PlaceholderValues } from "../html/placeholders.ts";
import { plainText } from "../html/plain-text.ts";
import { lookUp } from "../i18n/language-texts.ts";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import type { DownloadConfirmationContent } from "./mail-content.ts";
import { subjectLine } from "./subject-line.ts";
import { greetableName, oneLine, unlinked } from "./unlinked.ts";

export type DownloadMail = {
  subject: string;
  /** HTML, as `fillHtml` gives it. */
  message: string;
  footer: string[];
  /** Where the button below the message leads; null when there is no file, or the message leads to it itself. */
  button: string | null;
};

const longestCompany = 80;

// Editors' link dialogs write braces as they are or encoded, and put a scheme before what has none.
const filePlace = /(?:https?:\/\/)?(?:\{\{|%7B%7B)(?:\s|%20)*downloadUrl(?:\s|%20)*(?:\}\}|%7D%7D)/gi;

/**
 * What the mail about a requested download says: the page's own texts, or the defaults where they are empty, with the
 * placeholders filled. `fillHtml` fills an editor's HTML by text, and cleans it wherever it is not shown in a sandbox.
 */
export function downloadMail(
  content: DownloadConfirmationContent,
  fillHtml: (template: string, values: PlaceholderValues) => string,
): DownloadMail {
  const { language, downloadUrl } = content;
  const values = placeholderValues(content);
  const text = (key: keyof typeof mailTexts.nl) => lookUp(mailTexts, language, key);
  const defaultMessage = text(downloadUrl ? "mails.download.messageWithFile" : "mails.download.message");
  const template = hasContent(content.thankYouMessage) ? content.thankYouMessage : paragraphs(defaultMessage);
  // The file's address is ours: it may become part of a link, which what a person typed may not.
  const file = escapeText(downloadUrl ?? "").replaceAll("{", "%7B");
  const message = fillHtml(template.replaceAll(filePlace, file), values);

  return {
    subject: subjectLine(
      fillPlaceholders(content.subject, values),
      fillPlaceholders(text("mails.download.subject"), values),
    ),
    message: downloadUrl ? withLinkedAddress(message, file) : message,
    footer: fillPlaceholders(content.footer.trim() || text("mails.download.footer"), values).split(
      /\r\n?|\n/,
    ),
    button: template.search(filePlace) < 0 ? downloadUrl : null,
  };
}

/** What a visitor typed, fit for a mail that somebody else may receive: no links, no letters of their own. */
function placeholderValues(content: DownloadConfirmationContent): PlaceholderValues {
  const { name, email, language, pageTitle, downloadUrl } = content;
  const company = oneLine(content.company ?? "");
  return {
    name: greetableName(name) ?? lookUp(mailTexts, language, "mails.reader"),
    // A plain mailbox is linked as what it is; an odd one ("www.x.nl/y@z") might pass for a page.
    email: /^(?!www\.)[\w.+-]+@[\w.-]+$/i.test(email) ? email : unlinked(email),
    company: [...company].length > longestCompany ? "" : unlinked(company),
    pageTitle: oneLine(pageTitle),
    downloadUrl: downloadUrl ?? "",
  };
}

function hasContent(html: string): boolean {
  return /<img\s/i.test(html) || plainText(html).replaceAll("\u00A0", "").trim() !== "";
}

function paragraphs(text: string): string {
  return text
    .split("\n")
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join("");
}

/** The file's address as a link wherever it stands in the text outside of one. */
function withLinkedAddress(html: string, address: string): string {
  let linksAround = 0;
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (/^<a[\s>]/.test(part)) linksAround += 1;
      if (part === "</a>") linksAround -= 1;
      if (part.startsWith("<") || linksAround > 0) return part;
      return part.replaceAll(address, () => `<a href="${address}">${address}</a>`);
    })
    .join("");
}
