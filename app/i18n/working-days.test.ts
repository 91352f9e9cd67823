import { describe, expect, it } from "vitest";
import { isWorkingDays, weekdayName, workingDays, workingDaysText } from "./working-days.ts";

describe("the firm's working days", () => {
  it("are Monday to Friday until the firm changes them", () => {
    expect(workingDays()).toEqual(["Mo", "Tu", "We", "Th", "Fr"]);
    expect(workingDays({ "firm.workingDays": "Th Tu" })).toEqual(["Tu", "Th"]);
  });

  it("can be none, which is stored as a word", () => {
    expect(workingDaysText([])).toBe("none");
    expect(workingDays({ "firm.workingDays": workingDaysText([]) })).toEqual([]);
  });

  it("are read from nonsense as far as it names any", () => {
    expect(workingDays({ "firm.workingDays": "every day but Su" })).toEqual(["Su"]);
    expect(workingDays({ "firm.workingDays": "maandag, <script>" })).toEqual([]);
  });

  it.each(["Mo Tu We Th Fr", "Su", "none"])("are named by %s", (text) => {
    expect(isWorkingDays(text)).toBe(true);
  });

  it.each(["", "Monday", "mo tu", "Tu Mo", "Mo Mo", "Mo, Tu", "Mo none"])("are not named by %j", (text) => {
    expect(isWorkingDays(text)).toBe(false);
  });
});

it("days have names in both languages", () => {
  expect(weekdayName("Mo", "nl")).toBe("maandag");
  expect(weekdayName("Su", "en")).toBe("Sunday");
  expect(weekdayName("Tu", "nl", "short")).toBe("di");
});
