import { describe, expect, it } from "vitest";
import { type Weekday, weekdays } from "../../i18n/working-days.ts";
import { momentValue, proposedMoments, readMoments } from "./moments.ts";

const valuesFor = (...days: Weekday[]) => proposedMoments(days).map(momentValue);

describe("the proposed moments", () => {
  it("are three spread over the working days", () => {
    expect(valuesFor("Mo", "Tu", "We", "Th", "Fr")).toEqual(["Tu-morning", "We-afternoon", "Th-morning"]);
    expect(valuesFor("Mo", "Tu", "Th", "Fr")).toEqual(["Tu-morning", "Th-afternoon", "Fr-morning"]);
    expect(valuesFor("Mo", "We", "Fr")).toEqual(["Mo-morning", "We-afternoon", "Fr-morning"]);
    expect(valuesFor(...weekdays)).toEqual(["Tu-morning", "Th-afternoon", "Sa-morning"]);
  });

  it("are both halves of one or two working days", () => {
    expect(valuesFor("We")).toEqual(["We-morning", "We-afternoon"]);
    expect(valuesFor("Th", "Tu")).toEqual(["Tu-morning", "Tu-afternoon", "Th-morning", "Th-afternoon"]);
  });

  it("are none without working days", () => {
    expect(valuesFor()).toEqual([]);
  });

  it("are on a working day and differ, whichever days those are", () => {
    for (let set = 0; set < 2 ** weekdays.length; set++) {
      const days = weekdays.filter((_, place) => set & (1 << place));
      const moments = proposedMoments(days);
      expect(new Set(moments.map(momentValue)).size).toBe(moments.length);
      expect(moments.every(({ day }) => days.includes(day))).toBe(true);
      expect(moments).toHaveLength(days.length > 2 ? 3 : 2 * days.length);
    }
  });
});

describe("the chosen moments", () => {
  const proposed = proposedMoments(["Mo", "We", "Fr"]);

  function read(...values: (string | Blob)[]) {
    const form = new FormData();
    for (const value of values) {
      if (typeof value === "string") form.append("moments", value);
      else form.append("moments", value);
    }
    const { moments, areProposed } = readMoments(form, proposed);
    return { values: moments.map(momentValue), areProposed };
  }

  it("are read in the order of the week, each once", () => {
    expect(read("Fr-morning", "Mo-morning", "Mo-morning")).toEqual({
      values: ["Mo-morning", "Fr-morning"],
      areProposed: true,
    });
    expect(read()).toEqual({ values: [], areProposed: true });
  });

  it.each([
    "Mo-afternoon",
    "Su-morning",
    "",
    "Mo-morning\r\nBcc: eva@klant.example",
    new Blob(["Mo-morning"]),
  ])("leave out one that was not proposed: %j", (value) => {
    expect(read("We-afternoon", value)).toEqual({ values: ["We-afternoon"], areProposed: false });
  });
});
