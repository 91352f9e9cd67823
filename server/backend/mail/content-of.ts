import { z } from "zod";
import { editorOf, placesOf } from "../../../app/content/kinds.ts";
import { titleOfOnly } from "../../../app/data/versions/only-title.ts";
import { webhookHost } from "../../../app/data/webhooks/webhook-form.ts";
import { accountMailKinds, type MailAppointment, type MailContent } from "../../../app/mails/mail-content.ts";
import { decryptText } from "../../shared/encrypted-text.ts";
import { MailError } from "./mail.ts";
import type { MailInvitation, MailLead, MailSchedule, MailWaiting, QueuedMail } from "./outbox-store.ts";

export type Addresses = {
  siteUrl: URL;
  downloadUrl?: (leadId: string) => string;
};

/** Throws MailError when the content is gone. */
export function contentOf(mail: QueuedMail, addresses: Addresses, linkKey: Uint8Array): MailContent {
  const { kind, language, lead, schedule, invitation, webhook, backup, reply, waiting, formFailures } = mail;
  const account = accountMailKinds.find((name) => name === kind);
  if (account) return { kind: account, language, link: openLink(mail, linkKey) };
  if (schedule && kind === "schedule-failed") {
    return scheduleContent(schedule, language, addresses.siteUrl);
  }
  if (webhook && kind === "webhook-paused") {
    return {
      kind,
      language,
      host: webhookHost(webhook.url),
      pause: webhook.pause,
      failingSince: webhook.failingSince.toISOString(),
      webhookUrl: new URL(`/admin/settings/webhooks/${webhook.id}`, addresses.siteUrl).href,
    };
  }
  if (backup && kind === "backup-overdue") {
    return {
      kind,
      language,
      provenAt: backup.provenAt?.toISOString() ?? null,
      failure: backup.failure,
      overviewUrl: new URL("/admin/overview", addresses.siteUrl).href,
    };
  }
  if (kind === "weekly") return { kind, language, ...weekly.parse(JSON.parse(openLink(mail, linkKey))) };
  if (kind === "preview-comments") {
    return { kind, language, overviewUrl: new URL("/admin/overview", addresses.siteUrl).href };
  }
  if (formFailures && kind === "form-broken") {
    const settingsUrl = new URL("/admin/settings#form", addresses.siteUrl).href;
    return { kind, language, failures: formFailures, settingsUrl };
  }
  if (invitation && kind === "invitation") {
    return invitationContent(invitation, language, addresses.siteUrl);
  }
  if (waiting && waiting.leads.length > 0) return waitingContent(waiting, language, addresses.siteUrl);
  if (!lead)
    throw new MailError("What this mail is about is gone.", {
      isFinal: waiting !== null || kind === "form-broken",
    });
  if (reply && kind === "lead-reply") {
    const { subject, body, wroteAt } = reply;
    return {
      kind,
      language,
      subject,
      body,
      wroteAt: wroteAt.toISOString(),
      message: lead.text,
      appointment: appointmentOf(mail),
    };
  }

  const leadUrl = new URL(`/admin/leads/${lead.id}`, addresses.siteUrl).href;
  const { name, email, phone, company, visit } = lead;
  const pageTitle = lead.pageTitle ?? "";
  const appointment = appointmentOf(mail);
  if (appointment && kind === "appointment-notice") {
    const person = mail.appointment?.person ?? null;
    return { kind, language, name, email, phone, company, person, appointment, leadUrl };
  }
  switch (kind) {
    case "contact-confirmation":
      return { kind, language, name, message: lead.text ?? "" };
    case "contact-notice":
      return { kind, language, name, email, phone, company, message: lead.text ?? "", visit, leadUrl };
    case "download-notice":
      return { kind, language, name, email, company, remarks: lead.text, pageTitle, visit, leadUrl };
    case "download-confirmation":
      return {
        kind,
        language,
        name,
        email,
        company,
        pageTitle,
        pageUrl: pageUrl(lead, language, addresses.siteUrl),
        subject: lead.subject,
        thankYouMessage: lead.thankYouMessage,
        footer: lead.footer,
        downloadUrl: lead.hasFile ? (addresses.downloadUrl?.(lead.id) ?? null) : null,
      };
    default:
      throw new MailError(`There is no mail of the kind ${kind}.`);
  }
}

/** What the encrypted part of a weekly mail holds. */
const weekly = z.object({
  link: z.string(),
  lines: z.array(
    z.object({ title: z.string(), what: z.string(), before: z.string(), after: z.string().nullable() }),
  ),
});

function appointmentOf({ appointment }: QueuedMail): MailAppointment | null {
  if (!appointment) return null;
  const { id, at, confirmedAt } = appointment;
  return { id, at: at.toISOString(), confirmedAt: confirmedAt.toISOString() };
}

function scheduleContent(schedule: MailSchedule, language: "nl" | "en", siteUrl: URL): MailContent {
  const { kind, subjectId, title, action, at, failure } = schedule;
  return {
    kind: "schedule-failed",
    language,
    title: title || titleOfOnly(kind, language),
    part: schedule.language,
    action,
    at: at.toISOString(),
    failure: failure ?? "",
    editorUrl: new URL(editorOf(placesOf(kind), subjectId), siteUrl).href,
  };
}

function waitingContent({ person, leads }: MailWaiting, language: "nl" | "en", siteUrl: URL): MailContent {
  return {
    kind: "leads-waiting",
    language,
    person,
    leads: leads.map(({ name, company, createdAt }) => ({
      name,
      company,
      createdAt: createdAt.toISOString(),
    })),
    leadsUrl: new URL("/admin/leads", siteUrl).href,
  };
}

function invitationContent(
  { token, ...invitation }: MailInvitation,
  language: "nl" | "en",
  siteUrl: URL,
): MailContent {
  const link = new URL("/beheer", siteUrl);
  link.search = new URLSearchParams({ token_hash: token, type: "invite", language }).toString();
  return { kind: "invitation", language, ...invitation, link: link.href };
}

function openLink({ id, encryptedLink }: QueuedMail, key: Uint8Array): string {
  const link = decryptText(key, id, encryptedLink);
  if (link === null) throw new MailError("The link was encrypted with another key.");
  return link;
}

function pageUrl({ pageSlug }: MailLead, language: "nl" | "en", siteUrl: URL): string {
  const prefix = language === "en" ? "/en" : "";
  return new URL(pageSlug === null ? prefix || "/" : `${prefix}/download/${pageSlug}`, siteUrl).href;
}
