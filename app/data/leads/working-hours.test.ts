import { describe, expect, it } from "vitest";
import { isHoliday, isWorking, workingHours, workingHoursBetween } from "./working-hours.ts";

const hours = workingHours();

describe("working hours between two moments", () => {
  it.each([
    ["within a day", "2026-11-23T09:30+01:00", "2026-11-23T11:00+01:00", 1.5],
    ["a night", "2026-11-23T16:00+01:00", "2026-11-24T10:00+01:00", 2],
    ["before and after work", "2026-11-23T06:00+01:00", "2026-11-23T22:00+01:00", 8],
    ["a weekend", "2026-11-20T16:00+01:00", "2026-11-23T10:00+01:00", 2],
    ["the weekend alone", "2026-11-21T09:00+01:00", "2026-11-22T17:00+01:00", 0],
    ["the change to summer time", "2026-03-27T16:00+01:00", "2026-03-30T10:00+02:00", 2],
    ["the change to winter time", "2026-10-23T16:00+02:00", "2026-10-26T10:00+01:00", 2],
    ["King's Day", "2026-04-24T16:00+02:00", "2026-04-28T10:00+02:00", 2],
    ["Christmas, on Friday and Saturday", "2026-12-24T16:00+01:00", "2026-12-28T10:00+01:00", 2],
    ["midnight in Amsterdam, which is the day before in UTC", "2026-11-22T23:30Z", "2026-11-23T09:00Z", 1],
    ["back in time", "2026-11-24T10:00+01:00", "2026-11-23T10:00+01:00", 0],
    ["a year", "2026-01-01T00:00+01:00", "2027-01-01T00:00+01:00", 8 * 255],
  ])("are counted: %s", (_, from, to, expected) => {
    expect(workingHoursBetween(new Date(from), new Date(to), hours)).toBe(expected);
  });

  it("are those of the firm", () => {
    const own = workingHours({
      "firm.workingDays": "Tu Sa",
      "firm.workingHours": "8.30 – 12:30",
      "firm.closedDays": "1-12-2026",
    });
    const week = (from: string, to: string) => workingHoursBetween(new Date(from), new Date(to), own);
    expect(week("2026-11-23T00:00Z", "2026-11-30T00:00Z")).toBe(8);
    expect(week("2026-11-30T00:00Z", "2026-12-07T00:00Z")).toBe(4);
  });

  it("are none without working days", () => {
    const none = workingHours({ "firm.workingDays": "none" });
    expect(workingHoursBetween(new Date("2026-01-01"), new Date("2027-01-01"), none)).toBe(0);
  });
});

it("begin and end with the clock of Amsterdam", () => {
  const at = (time: string) => isWorking(new Date(time), hours);
  expect([at("2026-07-01T06:59:59Z"), at("2026-07-01T07:00Z"), at("2026-07-01T14:59:59Z")]).toEqual([
    false,
    true,
    true,
  ]);
  expect([at("2026-07-01T15:00Z"), at("2026-07-04T10:00Z"), at("2026-12-25T10:00Z")]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([
  [2025, "01-01 04-20 04-21 04-26 05-05 05-29 06-08 06-09 12-25 12-26"],
  [2026, "01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26"],
  [2027, "01-01 03-28 03-29 04-27 05-06 05-16 05-17 12-25 12-26"],
  [2028, "01-01 04-16 04-17 04-27 05-25 06-04 06-05 12-25 12-26"],
  [2030, "01-01 04-21 04-22 04-27 05-05 05-30 06-09 06-10 12-25 12-26"],
  [2038, "01-01 04-25 04-26 04-27 06-03 06-13 06-14 12-25 12-26"],
])("the public holidays of %i are known", (year, expected) => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(
    days
      .filter(isHoliday)
      .map((day) => day.slice(5))
      .join(" "),
  ).toBe(expected);
});

it.each([
  ["firm.workingHours", "17:00-09:00"],
  ["firm.workingHours", "overdag"],
  ["firm.closedDays", "31-2-2027"],
  ["firm.answerWithin", "0"],
])("are as they were at first when %s is stored as %s", (key, text) => {
  expect(workingHours({ [key]: text })).toEqual(hours);
});
