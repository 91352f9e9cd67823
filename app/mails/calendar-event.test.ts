import ical from "node-ical";
import { expect, it } from "vitest";
import { calendarEvent } from "./calendar-event.ts";

const appointment = {
  id: "a0000000-0000-4000-8000-000000000001",
  at: "2026-12-02T09:00:00.000Z",
  confirmedAt: "2026-11-29T12:00:00.000Z",
  origin: "https://www.vlotwerk.example",
  firm: "Vlotwerk",
};

it("an appointment is half an hour in a calendar, in UTC", () => {
  expect(calendarEvent({ ...appointment, summary: "Kennismaking" })).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Vlotwerk//Site//NL",
      "BEGIN:VEVENT",
      "UID:a0000000-0000-4000-8000-000000000001@www.vlotwerk.example",
      "DTSTAMP:20261129T120000Z",
      "DTSTART:20261202T090000Z",
      "DTEND:20261202T093000Z",
      "SUMMARY:Kennismaking",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

it("its words are read as they were written, in lines of 75 octets at most", () => {
  const summary = `Kennismaking met Ægir; Zn, "N\\V" ${"é😀".repeat(40)}`;
  const file = calendarEvent({ ...appointment, summary: `${summary}\r\nATTENDEE:mailto:eva@klant.example` });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = Object.values(ical.sync.parseICS(file)).filter((entry) => entry?.type === "VEVENT");
  expect(event).toMatchObject({ summary: `${summary} ATTENDEE:mailto:eva@klant.example` });
  expect(event).not.toHaveProperty("attendee");
});
