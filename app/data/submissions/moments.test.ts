import { describe, expect, it } from "vitest";
import { type Weekday, weekdays } from "../../i18n/working-days.ts";
import { dayAfter } from "../statistics/amsterdam-day.ts";
import { acceptedMoments, momentsAgain, momentValue, proposedMoments, readMoments } from "./moments.ts";

const sunday = "2026-11-29";
const workweek: Weekday[] = ["Mo", "Tu", "We", "Th", "Fr"];

/** The values of what is proposed on that Sunday. */
const valuesFor = (...days: Weekday[]) => proposedMoments(days, sunday).map(momentValue);

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

  it("are both halves of one or two working days", () => {
    expect(valuesFor("We")).toEqual(["2026-12-02-morning", "2026-12-02-afternoon"]);
    expect(valuesFor("Th", "Tu")).toHaveLength(4);
  });

  it("are none without working days", () => {
    expect(valuesFor()).toEqual([]);
  });

  it("are on working days, differ, and are accepted today and tomorrow, whichever days those are", () => {
    for (let set = 0; set < 2 ** weekdays.length; set++) {
      const days = weekdays.filter((_, place) => set & (1 << place));
      for (let later = 0; later < 7; later++) {
        const today = dayAfter(sunday, later);
        const moments = proposedMoments(days, today);
        expect(new Set(moments.map(momentValue)).size).toBe(moments.length);
        expect(moments).toHaveLength(days.length > 2 ? 3 : 2 * days.length);
        for (const { date } of moments) {
          expect(days).toContain(weekdays[(new Date(date).getUTCDay() + 6) % 7]);
          expect(date > dayAfter(today, 1)).toBe(true);
        }
        for (const day of [today, dayAfter(today, 1)]) {
          expect(acceptedMoments(days, day)).toEqual(expect.arrayContaining(moments));
        }
      }
    }
  });

  it("are joined by a chosen one of a day before, in their order", () => {
    const again = momentsAgain(workweek, sunday, "2026-11-30-afternoon 2026-11-27-morning nonsense");
    expect(again.map(momentValue)).toEqual(["2026-11-30-afternoon", ...valuesFor(...workweek)]);
    expect(momentsAgain(workweek, sunday)).toEqual(proposedMoments(workweek, sunday));
  });
});

describe("the chosen moments", () => {
  const accepted = acceptedMoments(["Mo", "We", "Fr"], sunday);

  function read(...values: (string | Blob)[]) {
    const form = new FormData();
    for (const value of values) {
      if (typeof value === "string") form.append("moments", value);
      else form.append("moments", value);
    }
    const { moments, areAccepted } = readMoments(form, accepted);
    return { values: moments.map(momentValue), areAccepted };
  }

  it("are read in their order, each once", () => {
    expect(read("2026-12-04-morning", "2026-12-02-morning", "2026-12-02-morning")).toEqual({
      values: ["2026-12-02-morning", "2026-12-04-morning"],
      areAccepted: true,
    });
    expect(read()).toEqual({ values: [], areAccepted: true });
  });

  it.each([
    ["today", "2026-11-29-morning"],
    ["no working day", "2026-12-01-morning"],
    ["too far ahead", "2026-12-09-morning"],
    ["no half of a day", "2026-12-02-evening"],
    ["nothing", ""],
    ["two lines", "2026-12-02-morning\r\nBcc: eva@klant.example"],
    ["a file", new Blob(["2026-12-02-morning"])],
  ])("leave out %s", (_, value) => {
    expect(read("2026-12-02-afternoon", value)).toEqual({
      values: ["2026-12-02-afternoon"],
      areAccepted: false,
    });
  });
});
