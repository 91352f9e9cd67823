import { Body } from "@react-email/body";
import { Preview } from "@react-email/preview";
import { render, toPlainText } from "@react-email/render";
import type { ReactElement, ReactNode } from "react";
import type { Language } from "../i18n/language-texts.ts";
import { accountMail } from "./account-mail.tsx";
import { administratorNotice } from "./administrator-notice.tsx";
import { appointmentNotice } from "./appointment-notice.tsx";
import { contactConfirmation } from "./contact-confirmation.tsx";
import { sheetRules } from "./dark-look.ts";
import { downloadConfirmation } from "./download-confirmation.tsx";
import { invitationMail } from "./invitation-mail.tsx";
import { leadReply } from "./lead-reply.tsx";
import { leadsWaiting } from "./leads-waiting.tsx";
import { look } from "./look.ts";
import type { MailContent, RenderedMail, RenderMail } from "./mail-content.ts";
import { type MailWords, mailWords } from "./mail-words.ts";
import { contactNotice, downloadNotice } from "./notice.tsx";
import { subjectLine } from "./subject-line.ts";
import { oneLine } from "./unlinked.ts";
import { weeklyMail } from "./weekly-mail.tsx";

export type ComposedMail = {
  subject: string;
  /** The preview text beside the subject. */
  preview: string;
  sheet: ReactElement;
  /** What it adds to a calendar (RFC 5545). */
  event?: string;
};

/** Renders a mail in its language. `text` is the plain text of `html`, with all links. */
export const renderMail: RenderMail = async (content, { origin, changed }): Promise<RenderedMail> => {
  const words = mailWords(content.language, changed);
  const { subject, preview, sheet, event } = compose(withoutControls(content), origin, words);
  const line = subjectLine(subject, words.firm.name);
  const html = await render(
    <MailDocument language={content.language} subject={line} preview={oneLine(preview)}>
      {sheet}
    </MailDocument>,
  );
  const text = `${toPlainText(html, plainTextOptions).trim()}\n`;
  return { subject: line, html, text, ...(event !== undefined && { event }) };
};

function compose(content: MailContent, origin: string, words: MailWords): ComposedMail {
  switch (content.kind) {
    case "contact-confirmation":
      return contactConfirmation(content, origin, words);
    case "contact-notice":
      return contactNotice(content, origin, words);
    case "download-confirmation":
      return downloadConfirmation(content, origin, words);
    case "download-notice":
      return downloadNotice(content, origin, words);
    case "schedule-failed":
    case "webhook-paused":
    case "backup-overdue":
    case "preview-comments":
    case "form-broken":
      return administratorNotice(content, origin, words);
    case "invitation":
      return invitationMail(content, origin, words);
    case "lead-reply":
      return leadReply(content, origin, words);
    case "appointment-notice":
      return appointmentNotice(content, origin, words);
    case "weekly":
      return weeklyMail(content, origin, words);
    case "leads-waiting":
      return leadsWaiting(content, origin, words);
    default:
      return accountMail(content, origin, words);
  }
}

/** Removes lone surrogates, and control characters except line breaks and tabs. */
function withoutControls(content: MailContent): MailContent {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? clean(value) : value,
  );
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
}

type MailDocumentProps = {
  language: Language;
  subject: string;
  /** The preview text beside the subject. */
  preview: string;
  children: ReactNode;
};

function MailDocument({ language, subject, preview, children }: MailDocumentProps) {
  return (
    <html dir="ltr" lang={language}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style>{sheetRules}</style>
      </head>
      <Body style={look.ground} className="mail-ground">
        <Preview>{preview}</Preview>
        {children}
      </Body>
    </html>
  );
}

type Options = NonNullable<Parameters<typeof toPlainText>[1]>;

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** The options of the HTML-to-text conversion. */
const plainTextOptions: Options = {
  // The HTML standard's white space; the library's default treats a zero-width space as visible.
  whitespaceCharacters: " \t\r\n\f",
  selectors: [
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    {
      selector: '[data-text-format="dataTable"]',
      format: "dataTable",
      options: { uppercaseHeaderCells: false, maxColumnWidth: 72, colSpacing: 2 },
    },
  ],
};
