import { callLength } from "../data/submissions/call-times.ts";
import type { MailAppointment } from "./mail-content.ts";

type Event = MailAppointment & { origin: string; firm: string; summary: string };

/** An appointment as a file for calendars (RFC 5545). The same appointment has the same id in each. */
export function calendarEvent({ id, at, confirmedAt, origin, firm, summary }: Event): string {
  const start = new Date(at);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(firm)}//Site//NL`,
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(new Date(confirmedAt))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + callLength))}`,
    `SUMMARY:${escaped(summary)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Such as 20261202T090000Z. */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** A text on one line. */
function escaped(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").replace(/[\\;,]/g, "\\$&");
}

/** In lines of 75 octets at most, as a longer one goes on after a space. */
function folded(line: string): string {
  const parts = [""];
  let octets = 0;
  // By characters, as half of one is none.
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 74) {
      parts.push("");
      octets = 0;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join("\r\n ");
}
