import { firmFacts } from "./firm.ts";
import type { Language } from "./language-texts.ts";
import type { ChangedTexts } from "./site-texts.ts";

/** The days of the week from Monday, as schema.org abbreviates them. */
export const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

export type Weekday = (typeof weekdays)[number];

/** The stored fact of a firm without working days, as an empty text is the original again. */
const none = "none";

/** The firm's working days, in the order of the week; none when it has chosen none. */
export function workingDays(changed: ChangedTexts = {}): Weekday[] {
  return weekdaysIn(changed["firm.workingDays"] ?? firmFacts["firm.workingDays"]);
}

/** The days that a text names, in the order of the week; other words are ignored. */
export function weekdaysIn(text: string): Weekday[] {
  const words = text.split(/\s+/);
  return weekdays.filter((day) => words.includes(day));
}

/** The fact that says which days are working days. */
export function workingDaysText(days: readonly Weekday[]): string {
  return weekdays.filter((day) => days.includes(day)).join(" ") || none;
}

/** Whether a text is such a fact. */
export function isWorkingDays(text: string): boolean {
  return text === workingDaysText(weekdaysIn(text));
}

/** A day's name, such as "dinsdag" and "Tuesday", or "di" and "Tue". */
export function weekdayName(day: Weekday, language: Language, weekday: "long" | "short" = "long"): string {
  // The first of January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day));
  return new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(date);
}
