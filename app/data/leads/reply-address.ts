import { formatTime } from "../../i18n/format.ts";
import { asLanguage, lookUp, type TextValues } from "../../i18n/language-texts.ts";
import { replyTexts } from "../../i18n/reply.en.ts";
import { subjectLimit } from "./admin-lead.ts";
import type { Lead } from "./admin-leads.ts";

/** In characters, encoded: what Windows hands over to a mail program. */
export const longestReply = 2_000;

type Answered = Pick<
  Lead,
  "kind" | "name" | "email" | "language" | "createdAt" | "pageTitle" | "pageSlug" | "message"
>;

/** What a reply from the panel begins with, in the language of the lead. */
export function replyStart(lead: Answered, firm: string): { subject: string; body: string } {
  const t = textsOf(lead);
  const lines = [t("reply.greeting", { name: lead.name }), "", "", "", t("reply.farewell", {}), firm];
  return { subject: subjectOf(lead, firm).slice(0, subjectLimit).toWellFormed(), body: lines.join("\n") };
}

/** What the confirmation of an appointment says beside its time, in the language of the lead. */
export function confirmationStart(lead: Answered, firm: string): { subject: string; body: string } {
  const t = textsOf(lead);
  const lines = [
    t("reply.greeting", { name: lead.name }),
    "",
    t("reply.appointment", {}),
    "",
    t("reply.farewell", {}),
    firm,
  ];
  return { ...replyStart(lead, firm), body: lines.join("\n") };
}

/** The address (RFC 6068) that opens a reply in the mail program, in the language of the lead; a long message is cut off. */
export function replyAddress(lead: Answered, firm: string): string {
  const t = textsOf(lead);
  const subject = subjectOf(lead, firm);
  const start = `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(subject)}&body=`;
  const greeting = `${t("reply.greeting", { name: lead.name })}\n\n`;
  if (!lead.message) return start + encoded(greeting);
  const wrote = t("reply.wrote", { time: formatTime(lead.createdAt, asLanguage(lead.language)) });
  return quotedWithin(longestReply, `${start}${encoded(`${greeting}\n\n${wrote}\n`)}`, lead.message);
}

function textsOf(lead: Answered) {
  return (key: keyof typeof replyTexts.nl, values: TextValues) =>
    lookUp(replyTexts, asLanguage(lead.language), key, values);
}

function subjectOf(lead: Answered, firm: string): string {
  const page = lead.pageTitle ?? lead.pageSlug;
  const t = textsOf(lead);
  return lead.kind === "download" && page ? t("reply.download", { page }) : t("reply.contact", { firm });
}

/** The address with the message quoted as far as there is room. */
function quotedWithin(room: number, start: string, message: string): string {
  const whole = start + encoded(quoted(message));
  if (whole.length <= room) return whole;
  let address = start;
  let cut = "";
  const end = encodeURIComponent(" […]");
  // By characters, as half of one has no encoding.
  for (const character of message) {
    const longer = start + encoded(quoted(cut + character));
    if (longer.length + end.length > room) break;
    cut += character;
    address = longer;
  }
  return address + end;
}

function quoted(message: string): string {
  return message
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll("\n", "\r\n"));
}
