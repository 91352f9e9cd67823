import { describe, expect, it } from "vitest";
import { type Weekday, weekdays } from "../../i18n/working-days.ts";
import { isHoliday, workingHours } from "../leads/working-hours.ts";
import { dayAfter } from "../statistics/amsterdam-day.ts";
import { acceptedMoments, callTimes, fullMoments, momentsAgain, proposedMoments } from "./call-times.ts";
import { type Moment, momentsOf, momentValue } from "./moments.ts";

const sunday = "2026-11-29";
const workweek: Weekday[] = ["Mo", "Tu", "We", "Th", "Fr"];
const hoursOn = (days: readonly Weekday[], facts: Record<string, string> = {}) =>
  workingHours({ "firm.workingDays": days.join(" ") || "none", ...facts });

/** The values of what is proposed on that Sunday. */
const valuesFor = (...days: Weekday[]) => proposedMoments(hoursOn(days), sunday).map(momentValue);

/** By the clock of Amsterdam in winter. */
const busy = (...spans: [from: string, to: string][]) =>
  spans.map(([from, to]) => ({ from: new Date(`${from}+01:00`), to: new Date(`${to}+01:00`) }));

describe("the proposed moments", () => {
  it("are three spread over the working days", () => {
    expect(valuesFor(...workweek)).toEqual([
      "2026-12-02-morning",
      "2026-12-03-afternoon",
      "2026-12-04-morning",
    ]);
    expect(valuesFor("Mo", "We", "Fr")).toEqual([
      "2026-12-02-morning",
      "2026-12-04-afternoon",
      "2026-12-07-morning",
    ]);
  });

  it("are both halves of two working days, and of one day in two weeks", () => {
    expect(valuesFor("Th", "Tu")).toHaveLength(4);
    expect(valuesFor("We")).toEqual([
      "2026-12-02-morning",
      "2026-12-02-afternoon",
      "2026-12-09-morning",
      "2026-12-09-afternoon",
    ]);
  });

  it("are none without working days", () => {
    expect(valuesFor()).toEqual([]);
  });

  it("are on no public holiday and no closed day", () => {
    const christmas = proposedMoments(hoursOn(workweek), "2026-12-22").map(momentValue);
    expect(christmas).toEqual(["2026-12-28-morning", "2026-12-29-afternoon", "2026-12-30-morning"]);
    const closed = hoursOn(workweek, { "firm.closedDays": "28-12-2026 29-12-2026 30-12-2026 31-12-2026" });
    expect(proposedMoments(closed, "2026-12-22").map(momentValue)).toEqual([
      "2027-01-04-morning",
      "2027-01-05-afternoon",
      "2027-01-06-morning",
    ]);
  });

  it("are on working days, differ, and are accepted today and tomorrow, whichever days those are", () => {
    for (let set = 0; set < 2 ** weekdays.length; set++) {
      const days = weekdays.filter((_, place) => set & (1 << place));
      const hours = hoursOn(days);
      for (let later = 0; later < 28; later += 3) {
        const today = dayAfter(sunday, later);
        const moments = proposedMoments(hours, today);
        expect(new Set(moments.map(momentValue)).size).toBe(moments.length);
        if (days.length > 0) expect([2, 3, 4]).toContain(moments.length);
        for (const { date } of moments) {
          expect(days).toContain(weekdays[(new Date(date).getUTCDay() + 6) % 7]);
          expect(isHoliday(date)).toBe(false);
          expect(date > dayAfter(today, 1)).toBe(true);
        }
        for (const day of [today, dayAfter(today, 1)]) {
          expect(acceptedMoments(hours, day)).toEqual(expect.arrayContaining(moments));
        }
      }
    }
  });

  it("leave out halves in which the contact person has no room, and go on in the next weeks", () => {
    const hours = hoursOn(workweek);
    const free = (...spans: [string, string][]) =>
      proposedMoments(hours, sunday, fullMoments(hours, sunday, busy(...spans))).map(momentValue);
    expect(free(["2026-12-02T09:00", "2026-12-02T11:45"])).toEqual([
      "2026-12-02-afternoon",
      "2026-12-03-afternoon",
      "2026-12-04-morning",
    ]);
    expect(free(["2026-12-01T00:00", "2026-12-07T12:00"])).toEqual([
      "2026-12-08-morning",
      "2026-12-10-afternoon",
      "2026-12-11-morning",
    ]);
    expect(free(["2026-11-01T00:00", "2027-11-01T00:00"])).toEqual([]);
  });

  it("are joined by a chosen one of a day before, in their order", () => {
    const hours = hoursOn(workweek);
    const [proposed, accepted] = [proposedMoments(hours, sunday), acceptedMoments(hours, sunday)];
    const again = momentsAgain(proposed, accepted, "2026-11-30-afternoon 2026-11-27-morning nonsense");
    expect(again.map(momentValue)).toEqual(["2026-11-30-afternoon", ...valuesFor(...workweek)]);
    expect(momentsAgain(proposed, accepted)).toEqual(proposed);
  });
});

describe("the times of a call", () => {
  const morning: Moment = { date: "2026-12-02", part: "morning" };
  const times = (moment: Moment, facts = {}, ...spans: [string, string][]) =>
    callTimes(moment, hoursOn(workweek, facts), busy(...spans)).map((at) => at.toISOString().slice(11, 16));

  it("are the half hours of the morning and of the afternoon, in working hours", () => {
    expect(times(morning)).toEqual(["08:00", "08:30", "09:00", "09:30", "10:00", "10:30"]);
    expect(times({ ...morning, part: "afternoon" }, { "firm.workingHours": "10:00-15:00" })).toEqual([
      "12:00",
      "12:30",
      "13:00",
      "13:30",
    ]);
    expect(times({ ...morning, part: "afternoon" }, { "firm.workingHours": "08:00-13:00" })).toEqual([]);
    expect(times({ ...morning, date: "2026-12-25" })).toEqual([]);
  });

  it("leave out those in which somebody is busy, by a minute too", () => {
    const spans = [
      ["2026-12-02T08:00", "2026-12-02T09:00"],
      ["2026-12-02T09:59", "2026-12-02T10:31"],
    ] satisfies [string, string][];
    expect(times(morning, {}, ...spans)).toEqual(["08:00", "10:00", "10:30"]);
  });
});

it("moments are read of their values, and nonsense is none", () => {
  const values = "2026-12-02-morning 2026-12-02-evening 2026-13-40-morning x 2026-12-03-afternoon";
  expect(momentsOf(values).map(momentValue)).toEqual(["2026-12-02-morning", "2026-12-03-afternoon"]);
  expect(momentsOf("")).toEqual([]);
});
