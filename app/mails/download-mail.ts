import { htmlParts } from "../html/html-parts.ts";
import { escapeText } from "../html/older-format.ts";
import { picturesIn } from "../html/pictures-in.ts";
import { fillPlaceholders, type PlaceholderValues } from "../html/placeholders.ts";
import { plainText } from "../html/plain-text.ts";
import type { DownloadConfirmationContent } from "./mail-content.ts";
import type { MailWords } from "./mail-words.ts";
import { subjectLine } from "./subject-line.ts";
import { greetableName, oneLine, unlinked } from "./unlinked.ts";

export type DownloadMail = {
  subject: string;
  /** HTML from `fillHtml`. */
  message: string;
  footer: string[];
  /** The target of the button; null without a file, or when the message links to it. */
  button: string | null;
};

const longestCompany = 80;

// Link dialogs encode braces, and prepend a scheme.
const filePlace = /(?:https?:\/\/)?(?:\{\{|%7B%7B)(?:\s|%20)*downloadUrl(?:\s|%20)*(?:\}\}|%7D%7D)/gi;

/**
 * The content of a download mail: the page's texts or the defaults, with placeholders filled. `fillHtml` sanitises
 * unless the result is shown in a sandbox.
 */
export function downloadMail(
  content: DownloadConfirmationContent,
  fillHtml: (template: string, values: PlaceholderValues) => string,
  { t, firm }: MailWords,
): DownloadMail {
  const { downloadUrl } = content;
  const values = placeholderValues(content, t("mails.reader"));
  const defaultMessage = t(downloadUrl ? "mails.download.messageWithFile" : "mails.download.message");
  const template = hasContent(content.thankYouMessage) ? content.thankYouMessage : paragraphs(defaultMessage);
  // Only the trusted file address may become a link.
  const file = escapeText(downloadUrl ?? "").replaceAll("{", "%7B");
  const message = fillHtml(template.replaceAll(filePlace, file), values);

  return {
    subject: subjectLine(
      fillPlaceholders(content.subject, values),
      fillPlaceholders(t("mails.download.subject"), values),
      firm.name,
    ),
    message: downloadUrl ? withLinkedAddress(message, file) : message,
    footer: fillPlaceholders(content.footer.trim() || t("mails.download.footer"), values).split(/\r\n?|\n/),
    button: template.search(filePlace) < 0 ? downloadUrl : null,
  };
}

/** A visitor's text for a mail to an unverified address: it becomes no link. */
function placeholderValues(content: DownloadConfirmationContent, reader: string): PlaceholderValues {
  const { name, email, pageTitle, downloadUrl } = content;
  const company = oneLine(content.company ?? "");
  return {
    name: greetableName(name) ?? reader,
    // Only a plain mailbox may be linked; others ("www.x.nl/y@z") could pass for a website.
    email: /^(?!www\.)[\w.+-]+@[\w.-]+$/i.test(email) ? email : unlinked(email),
    company: [...company].length > longestCompany ? "" : unlinked(company),
    pageTitle: oneLine(pageTitle),
    downloadUrl: downloadUrl ?? "",
  };
}

function hasContent(html: string): boolean {
  return picturesIn(html).length > 0 || plainText(html).replaceAll("\u00A0", "").trim() !== "";
}

function paragraphs(text: string): string {
  return text
    .split("\n")
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join("");
}

/** Links the file's address where it occurs outside of links. */
function withLinkedAddress(html: string, address: string): string {
  let linked = "";
  let read = 0;
  let linksAround = 0;
  for (const part of htmlParts(html)) {
    const source = html.slice(read, part.to);
    read = part.to;
    if (part.kind === "start" && part.name === "a") linksAround += 1;
    if (part.kind === "end" && part.name === "a") linksAround -= 1;
    const isLinkable = part.kind === "text" && linksAround === 0;
    linked += isLinkable ? source.replaceAll(address, () => `<a href="${address}">${address}</a>`) : source;
  }
  return linked + html.slice(read);
}
