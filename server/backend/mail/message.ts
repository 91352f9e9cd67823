import { randomUUID } from "node:crypto";
import type { Mail } from "./mailer.ts";

export type Message = Mail & { from: { name: string; address: string }; sentAt: Date };

/**
 * A mail as it travels (RFC 5322 and 2045 to 2047): plain text and HTML as alternatives, both in base64, so that no
 * line of a text can be taken for a header or a boundary. Throws when an address is not one plain mailbox.
 */
export function composeMessage(message: Message): string {
  const { from, to, subject, language, text, html, sentAt } = message;
  const boundary = `=_${randomUUID()}`;
  const lines = [
    `Date: ${sentAt.toUTCString().replace("GMT", "+0000")}`,
    `From: ${encodeHeader("From", from.name)} <${plainMailbox(from.address)}>`,
    `To: ${plainMailbox(to)}`,
    `Message-ID: <${randomUUID()}@${from.address.split("@")[1]}>`,
    `Subject: ${encodeHeader("Subject", subject)}`,
    `Content-Language: ${language}`,
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
    "",
    ...part(boundary, "text/plain", text),
    ...part(boundary, "text/html", html),
    `--${boundary}--`,
    "",
  ];
  return lines.join("\r\n");
}

/** Throws on everything but one mailbox in ASCII: no name, quotes, comments, lists, spaces or line breaks. */
function plainMailbox(address: string): string {
  if (address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z0-9.-]+$/.test(address)) return address;
  throw new Error("A mail needs one plain mailbox as its address.");
}

/** RFC 2047: text beyond ASCII in encoded words of 75 characters at most, none of which splits a character. */
export function encodeHeader(name: string, text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !/=\?|["<>@,;:]/.test(text) && name.length + text.length < 75)
    return text;
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`).join("\r\n ");
}

function part(boundary: string, type: string, content: string): string[] {
  const encoded = Buffer.from(content.replace(/\r?\n/g, "\r\n")).toString("base64");
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    ...(encoded.match(/.{1,76}/g) ?? []),
    "",
  ];
}
