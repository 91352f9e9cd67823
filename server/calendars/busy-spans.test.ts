// @module-tag Calendars

import { describe, expect, it } from "vitest";
import { CalendarError, readBusySpans } from "./busy-spans.ts";
import { calendar, event } from "./testing/calendar.ts";

const from = new Date("2026-11-29T12:00Z");
const to = new Date("2026-12-27T12:00Z");

/** What is busy until some day, such as "2026-12-02T08:00Z 08:30Z", in UTC. */
async function busyIn(text: string, until = "2026-12-06"): Promise<string[]> {
  const spans = await readBusySpans({ text, from, to: new Date(`${until}T00:00Z`) });
  return spans.map((span) => {
    const [start, end] = [span.from.toISOString(), span.to.toISOString()];
    const isOneDay = start.slice(0, 10) === end.slice(0, 10);
    return `${start.slice(0, 16)} ${end.slice(isOneDay ? 11 : 0, 16)}`;
  });
}

describe("the busy spans of a calendar", () => {
  it("are those of events, in their time zones, in order and joined", async () => {
    const text = calendar(
      event("DTSTART;TZID=America/New_York:20261202T090000", "DTEND;TZID=America/New_York:20261202T093000"),
      event("DTSTART;TZID=W. Europe Standard Time:20261201T140000", "DURATION:PT1H"),
      event("DTSTART:20261201T140000Z", "DTEND:20261201T150000Z"),
      event("DTSTART:20261203T100000", "DTEND:20261203T110000"),
      event("DTSTART;VALUE=DATE:20261204"),
    );
    expect(await busyIn(text)).toEqual([
      "2026-12-01T13:00 15:00",
      "2026-12-02T14:00 14:30",
      "2026-12-03T09:00 10:00",
      "2026-12-03T23:00 2026-12-04T23:00",
    ]);
  });

  it("leave out what is cancelled or does not make busy", async () => {
    const at = ["DTSTART:20261201T100000Z", "DURATION:PT1H"];
    const text = calendar(event(...at, "STATUS:CANCELLED"), event(...at, "TRANSP:TRANSPARENT"));
    expect(await busyIn(text)).toEqual([]);
  });

  it("include repetitions without end, their exceptions, and moved ones", async () => {
    const uid = "UID:daily";
    const text = calendar(
      event(
        uid,
        "DTSTART;TZID=Europe/Amsterdam:20100101T090000",
        "DURATION:PT30M",
        "RRULE:FREQ=DAILY",
        "EXDATE;TZID=Europe/Amsterdam:20261201T090000",
      ),
      event(
        uid,
        "RECURRENCE-ID;TZID=Europe/Amsterdam:20261202T090000",
        "DTSTART;TZID=Europe/Amsterdam:20261202T110000",
        "DURATION:PT30M",
      ),
    );
    expect(await busyIn(text, "2026-12-04")).toEqual([
      "2026-11-30T08:00 08:30",
      "2026-12-02T10:00 10:30",
      "2026-12-03T08:00 08:30",
    ]);
  });

  it("follow the clock into summer time", async () => {
    const text = calendar(
      event("DTSTART;TZID=Europe/Amsterdam:20260323T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"),
    );
    const spans = await readBusySpans({
      text,
      from: new Date("2026-03-26T00:00Z"),
      to: new Date("2026-04-08T00:00Z"),
    });
    expect(spans.map((span) => span.from.toISOString())).toEqual([
      "2026-03-30T07:00:00.000Z",
      "2026-04-06T07:00:00.000Z",
    ]);
  });

  it("are those of a calendar that tells nothing else", async () => {
    const text = calendar(
      "BEGIN:VFREEBUSY\r\nUID:f\r\nDTSTART:20261201T000000Z\r\nDTEND:20261205T000000Z\r\nFREEBUSY;FBTYPE=BUSY:20261201T100000Z/PT1H,20261202T100000Z/20261202T113000Z\r\nEND:VFREEBUSY",
    );
    expect(await busyIn(text)).toEqual(["2026-12-01T10:00 11:00", "2026-12-02T10:00 11:30"]);
  });
});

describe("a calendar is not read", () => {
  it.each([
    ["a page", "<!doctype html><title>Sign in</title>"],
    ["nothing", ""],
  ])("when it is %s", async (_, text) => {
    await expect(readBusySpans({ text, from, to })).rejects.toThrow(new CalendarError("it is no calendar"));
  });

  it("when it repeats each second for ever", async () => {
    const endless = event("DTSTART:20100101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");
    await expect(readBusySpans({ text: calendar(endless), from, to })).rejects.toThrow(CalendarError);
  });

  it("for longer than it has time", async () => {
    await expect(readBusySpans({ text: calendar(), from, to }, 1)).rejects.toThrow(
      "reading it takes too long",
    );
  });
});
