// @module-tag Schedules

import { describe, expect, it } from "vitest";
import { describeAmsterdamTime, isSummerTime, readAmsterdamTime, typedTimeOf } from "./amsterdam-time.ts";

const read = (date: string, time: string) => readAmsterdamTime({ date, time });
const once = (iso: string) => ({ kind: "once", at: new Date(iso) });

describe("a time typed in the Netherlands", () => {
  it.each([
    ["2026-01-05", "09:00", "2026-01-05T08:00:00Z"],
    ["2026-07-05", "09:00", "2026-07-05T07:00:00Z"],
    ["2026-12-31", "23:59", "2026-12-31T22:59:00Z"],
    ["2027-01-01", "00:00", "2026-12-31T23:00:00Z"],
    ["2028-02-29", "12:30", "2028-02-29T11:30:00Z"],
    // Some browsers add seconds.
    ["2026-07-05", "09:00:00", "2026-07-05T07:00:00Z"],
  ])("%s %s is one moment", (date, time, iso) => {
    expect(read(date, time)).toEqual(once(iso));
  });

  // The last Sundays of March.
  it.each(["2025-03-30", "2026-03-29", "2027-03-28", "2028-03-26", "2031-03-30"])(
    "does not exist from 02:00 to 02:59 on %s",
    (date) => {
      expect(read(date, "01:59")).toEqual(once(`${date}T00:59:00Z`));
      for (const time of ["02:00", "02:30", "02:59"]) expect(read(date, time)).toEqual({ kind: "missing" });
      expect(read(date, "03:00")).toEqual(once(`${date}T01:00:00Z`));
    },
  );

  // The last Sundays of October.
  it.each(["2025-10-26", "2026-10-25", "2027-10-31", "2028-10-29", "2031-10-26"])(
    "comes twice from 02:00 to 02:59 on %s, of which the first is taken",
    (date) => {
      expect(read(date, "01:59")).toEqual(once(new Date(Date.parse(`${date}T01:59:00+02:00`)).toISOString()));
      for (const time of ["02:00", "02:30", "02:59"]) {
        expect(read(date, time)).toEqual({ kind: "ambiguous", at: new Date(`${date}T${time}:00+02:00`) });
      }
      expect(read(date, "03:00")).toEqual(once(`${date}T02:00:00Z`));
    },
  );

  it("is on the other Sundays as on any day", () => {
    expect(read("2026-03-22", "02:30")).toEqual(once("2026-03-22T01:30:00Z"));
    expect(read("2026-10-18", "02:30")).toEqual(once("2026-10-18T00:30:00Z"));
  });

  it.each([
    ["", "10:00"],
    ["2026-03-29", ""],
    ["2026-02-30", "10:00"],
    ["2026-13-01", "10:00"],
    ["2026-03-29", "25:00"],
    ["29-03-2026", "10:00"],
    ["12026-03-29", "10:00"],
  ])("is incomplete: %j %j", (date, time) => {
    expect(read(date, time)).toEqual({ kind: "incomplete" });
  });

  it("is what is typed for every half hour of two years, but for those that are skipped or come twice", () => {
    const odd: string[] = [];
    for (
      let moment = Date.parse("2026-01-01T00:00Z");
      moment < Date.parse("2028-01-01");
      moment += 1_800_000
    ) {
      const typed = typedTimeOf(new Date(moment));
      const result = readAmsterdamTime(typed);
      const isSame = "at" in result && result.at.getTime() === moment;
      if (!isSame) odd.push(new Date(moment).toISOString());
    }
    expect(odd).toEqual([
      "2026-10-25T01:00:00.000Z",
      "2026-10-25T01:30:00.000Z",
      "2027-10-31T01:00:00.000Z",
      "2027-10-31T01:30:00.000Z",
    ]);
  });
});

describe("a moment in words", () => {
  it.each([
    ["2026-03-29T08:00:00Z", "Sunday 29 March 2026 at 10:00", true],
    ["2026-03-29T00:59:00Z", "Sunday 29 March 2026 at 01:59", false],
    ["2026-10-25T00:30:00Z", "Sunday 25 October 2026 at 02:30", true],
    ["2026-10-25T01:30:00Z", "Sunday 25 October 2026 at 02:30", false],
    ["2026-12-31T23:00:00Z", "Friday 1 January 2027 at 00:00", false],
  ])("%s is %s, summer time: %s", (iso, sentence, isSummer) => {
    expect(describeAmsterdamTime(new Date(iso), "en")).toBe(sentence);
    expect(isSummerTime(new Date(iso))).toBe(isSummer);
  });

  it("is empty for an invalid date", () => {
    const at = new Date("infinity");
    expect([describeAmsterdamTime(at, "nl"), isSummerTime(at)]).toEqual(["", false]);
    expect(typedTimeOf(at)).toEqual({ date: "", time: "" });
  });

  it("is told in Dutch", () => {
    const at = new Date("2026-03-29T08:00:00Z");
    expect(describeAmsterdamTime(at, "nl")).toBe("zondag 29 maart 2026 om 10:00");
  });
});
