import MailComposer from "nodemailer/lib/mail-composer";
import { type Mail, MailError } from "./mail.ts";

export type From = { name: string; address: string };

/**
 * A mail as it travels (RFC 5322 and 2045 to 2047): plain text and HTML as alternatives, lines short enough for any
 * mail server. Throws MailError when an address is not one plain mailbox.
 */
export async function composeMessage(mail: Mail, from: From): Promise<Buffer> {
  const composer = new MailComposer({
    from: { ...from, address: plainMailbox(from.address) },
    to: plainMailbox(mail.to),
    ...(mail.replyTo && { replyTo: plainMailbox(mail.replyTo) }),
    subject: asWritten(mail.subject.replace(/\p{Cc}+/gu, " ")),
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${from.address.split("@")[1]}>`,
    headers: { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" },
    newline: "\r\n",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/**
 * Kept from being read as an encoded word (RFC 2047), which could hold anything that is kept out of a subject otherwise: a
 * zero-width non-joiner, which is not seen, stands where one would begin or end.
 */
function asWritten(subject: string): string {
  return subject.replaceAll("=?", "=\u200C?");
}

/** Throws MailError on everything that is no plain mailbox. */
function plainMailbox(address: string): string {
  if (isPlainMailbox(address)) return address;
  throw new MailError("A mail needs one plain mailbox as its address.");
}

/** Whether this is one mailbox in ASCII: no name, quotes, comments, lists, spaces, line breaks or encoded words (RFC 2047). */
export function isPlainMailbox(address: string): boolean {
  return address.length <= 254 && /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z0-9.-]+$/.test(address);
}
