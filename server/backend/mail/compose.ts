import MailComposer from "nodemailer/lib/mail-composer";
import { type Mail, MailError } from "./mail.ts";

export type From = { name: string; address: string };

/** The message (RFC 5322, 2045 to 2047), with text and HTML alternatives. Throws MailError on an invalid address. */
export async function composeMessage(mail: Mail, from: From): Promise<Buffer> {
  const composer = new MailComposer({
    from: { ...from, address: plainMailbox(from.address) },
    to: plainMailbox(mail.to),
    ...(mail.replyTo && { replyTo: plainMailbox(mail.replyTo) }),
    subject: asWritten(mail.subject.replace(/\p{Cc}+/gu, " ")),
    text: mail.text,
    html: mail.html,
    ...(mail.event !== undefined && {
      attachments: [
        { filename: "afspraak.ics", content: mail.event, contentType: "text/calendar; charset=utf-8" },
      ],
    }),
    date: mail.createdAt,
    messageId: `<${mail.id}@${from.address.split("@")[1]}>`,
    headers: {
      "Content-Language": mail.language,
      ...(!mail.isPersonal && automatic),
    },
    newline: "\r\n",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** RFC 3834, and Exchange, which ignores it. */
const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** A zero-width non-joiner breaks what a mail client would read as an encoded word (RFC 2047). */
function asWritten(subject: string): string {
  return subject.replaceAll("=?", "=\u200C?");
}

function plainMailbox(address: string): string {
  if (isPlainMailbox(address)) return address;
  throw new MailError("A mail needs one plain mailbox as its address.");
}

/** Whether this is one ASCII mailbox: no name, quotes, comments, lists or encoded words (RFC 2047). */
export function isPlainMailbox(address: string): boolean {
  return address.length <= 254 && /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z0-9.-]+$/.test(address);
}
