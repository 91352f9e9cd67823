import { randomUUID } from "node:crypto";

/** A calendar (RFC 5545) with these components. */
export function calendar(...components: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...components, "END:VCALENDAR", ""].join(
    "\r\n",
  );
}

/** An event with these properties, and an id of its own when they name none. */
export function event(...properties: string[]): string {
  const id = properties.some((line) => line.startsWith("UID:")) ? [] : [`UID:${randomUUID()}`];
  return ["BEGIN:VEVENT", ...id, "DTSTAMP:20261101T000000Z", ...properties, "END:VEVENT"].join("\r\n");
}
