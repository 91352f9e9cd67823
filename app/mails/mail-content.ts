import type { FormTrial } from "../data/form-trials/form-trial.ts";
import type { Language } from "../i18n/language-texts.ts";
import type { ChangedTexts } from "../i18n/site-texts.ts";

/** The account mails, each with a link to a page of this site. */
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
  "passkey-added",
  "passkey-removed",
  "passkey-rejected",
  "identity-added",
  "identity-removed",
] as const;

export type AccountMailKind = (typeof accountMailKinds)[number];

/** A visit by its stored names (`first_page`, `utm_source`, …). */
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
  /** The message's address in the panel. */
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
  /** One line with placeholders; empty for the default. */
  subject: string;
  /** HTML with placeholders, not sanitised; the default without text or image. */
  thankYouMessage: string;
  /** Multi-line text with placeholders; empty for the default. */
  footer: string;
  /** The file's address; null without a file. */
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

export type ScheduleFailedContent = {
  kind: "schedule-failed";
  language: Language;
  /** The article's title, or the page's slug. */
  title: string;
  /** Null for a whole article or a page. */
  part: Language | null;
  action: "publish" | "unpublish";
  /** ISO. */
  at: string;
  /** In English, as the panel shows it. */
  failure: string;
  /** The subject's address in the panel. */
  editorUrl: string;
};

export type WebhookPausedContent = {
  kind: "webhook-paused";
  language: Language;
  host: string;
  /** Failures on five days, or an answer 410. */
  pause: "failures" | "gone";
  /** ISO. */
  failingSince: string;
  /** Its address in the panel. */
  webhookUrl: string;
};

export type BackupOverdueContent = {
  kind: "backup-overdue";
  language: Language;
  /** ISO; null when there is none yet. */
  provenAt: string | null;
  /** Why the last try failed, in English; null when it ended without a word. */
  failure: string | null;
  /** The panel's address. */
  overviewUrl: string;
};

/** A call that somebody of the firm confirmed; times are ISO. */
export type MailAppointment = { id: string; at: string; confirmedAt: string };

export type AppointmentNoticeContent = {
  kind: "appointment-notice";
  language: Language;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  /** The address of whoever confirmed it; null once that account is gone. */
  person: string | null;
  appointment: MailAppointment;
  /** The lead's address in the panel. */
  leadUrl: string;
};

export type LeadReplyContent = {
  kind: "lead-reply";
  language: Language;
  /** One line. */
  subject: string;
  /** As it was typed. */
  body: string;
  /** ISO; of the message to which it replies. */
  wroteAt: string;
  /** The message, or the remarks of a request. */
  message: string | null;
  /** The call that it confirms. */
  appointment: MailAppointment | null;
};

export type LeadsWaitingContent = {
  kind: "leads-waiting";
  language: Language;
  /** Who answers messages; null when nobody is chosen. */
  person: string | null;
  /** The longest first; `createdAt` is ISO. */
  leads: readonly { name: string; company: string | null; createdAt: string }[];
  /** The address of the list in the panel. */
  leadsUrl: string;
};

export type PreviewCommentsContent = {
  kind: "preview-comments";
  language: Language;
  /** The panel's address. */
  overviewUrl: string;
};

/** What the mail of a week asks; `after` is null for what is only to be looked at. */
export type WeeklyMailLine = { title: string; what: string; before: string; after: string | null };

export type WeeklyMailContent = {
  kind: "weekly";
  language: Language;
  lines: readonly WeeklyMailLine[];
  link: string;
};

export type FormBrokenContent = {
  kind: "form-broken";
  language: Language;
  failures: FormTrial["failures"];
  /** Where it is tried in the panel. */
  settingsUrl: string;
};

export type InvitationContent = {
  kind: "invitation";
  language: Language;
  role: "admin" | "editor" | "writer";
  /** The address of whoever invited; null once that account is gone. */
  invitedBy: string | null;
  /** Whether the address has an account, with which to sign in first. */
  hasAccount: boolean;
  link: string;
};

export type AccountMailContent = { kind: AccountMailKind; language: Language; link: string };

/** Any mail of the site. */
export type MailContent =
  | ContactConfirmationContent
  | ContactNoticeContent
  | DownloadConfirmationContent
  | DownloadNoticeContent
  | ScheduleFailedContent
  | WebhookPausedContent
  | BackupOverdueContent
  | FormBrokenContent
  | PreviewCommentsContent
  | WeeklyMailContent
  | InvitationContent
  | LeadReplyContent
  | AppointmentNoticeContent
  | LeadsWaitingContent
  | AccountMailContent;

/** The subject, HTML and plain text of a mail, and what it adds to a calendar (RFC 5545). */
export type RenderedMail = { subject: string; html: string; text: string; event?: string };

/** `origin` is the public origin of the site, `changed` what the firm has changed in the mail's language. */
export type RenderMail = (
  content: MailContent,
  site: { origin: string; changed?: ChangedTexts },
) => Promise<RenderedMail>;
