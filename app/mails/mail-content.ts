import type { Language } from "../i18n/language-texts.ts";

/** The mails about an account: each leads by a link to this site's own page. */
export const accountMailKinds = [
  "confirmation",
  "recovery",
  "known",
  "password-changed",
  "email-change-current",
  "email-change-new",
  "email-change-taken",
  "email-changed",
  "factor-added",
  "factor-removed",
  "identity-added",
  "identity-removed",
] as const;

export type AccountMailKind = (typeof accountMailKinds)[number];

/** Where a visitor came from, by the names under which it is stored (`first_page`, `utm_source`, …). */
export type Visit = Record<string, string>;

export type ContactConfirmationContent = {
  kind: "contact-confirmation";
  language: Language;
  name: string;
  message: string;
};

export type ContactNoticeContent = {
  kind: "contact-notice";
  language: Language;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  message: string;
  /** Where the message stands in the panel. */
  leadUrl: string;
  visit: Visit | null;
};

export type DownloadConfirmationContent = {
  kind: "download-confirmation";
  language: Language;
  name: string;
  email: string;
  company: string | null;
  pageTitle: string;
  pageUrl: string;
  /** One line with placeholders, as the page's editor wrote it; the default when it is empty. */
  subject: string;
  /** HTML with placeholders, not cleaned yet; the default when it holds no words and no picture. */
  thankYouMessage: string;
  /** Text of several lines with placeholders; the default when it is empty. */
  footer: string;
  /** Where the file lies; null when there is none. */
  downloadUrl: string | null;
};

export type DownloadNoticeContent = {
  kind: "download-notice";
  language: Language;
  name: string;
  email: string;
  company: string | null;
  remarks: string | null;
  pageTitle: string;
  leadUrl: string;
  visit: Visit | null;
};

export type AccountMailContent = { kind: AccountMailKind; language: Language; link: string };

/** All that the site mails. */
export type MailContent =
  | ContactConfirmationContent
  | ContactNoticeContent
  | DownloadConfirmationContent
  | DownloadNoticeContent
  | AccountMailContent;

/** A subject of one line, and the same words as HTML and as plain text. */
export type RenderedMail = { subject: string; html: string; text: string };

/** `site.origin` is where the site stands for the world, without a slash at the end. */
export type RenderMail = (content: MailContent, site: { origin: string }) => Promise<RenderedMail>;
