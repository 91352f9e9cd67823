import { officeFacts } from "../../i18n/firm.ts";
import type { ChangedTexts } from "../../i18n/site-texts.ts";
import { weekdays, workingDays } from "../../i18n/working-days.ts";
import { readAmsterdamTime } from "../articles/amsterdam-time.ts";
import { amsterdamDay, dayAfter } from "../statistics/amsterdam-day.ts";

/** When the firm works, and within how many of these hours it answers. */
export type WorkingHours = {
  /** By their place in the week, from Monday, which is 0. */
  weekdays: readonly number[];
  /** What the clock shows, such as "09:00". */
  from: string;
  to: string;
  /** As YYYY-MM-DD. */
  closedDays: readonly string[];
  answerWithin: number;
};

/** In milliseconds. */
const hour = 3_600_000;
const officeHours = { from: "09:00", to: "17:00" };

/** The firm's working hours; what can't be read of a fact is as it was at first. */
export function workingHours(changed: ChangedTexts = {}): WorkingHours {
  const read = readHours(changed["firm.workingHours"] ?? "");
  const { from, to } = read && read.from < read.to ? read : officeHours;
  return {
    weekdays: workingDays(changed).map((day) => weekdays.indexOf(day)),
    from,
    to,
    closedDays: readDays(changed["firm.closedDays"] ?? "") ?? [],
    answerWithin:
      readAnswerWithin(changed["firm.answerWithin"] ?? "") ?? Number(officeFacts["firm.answerWithin"]),
  };
}

/** Two times of a clock, such as "09:00-17:00" or "9.00 – 17.30", in whichever order; null for anything else. */
export function readHours(text: string): { from: string; to: string } | null {
  const time = "([01]?\\d|2[0-3])[:.]([0-5]\\d)";
  const found = new RegExp(`^${time}\\s*[-–]\\s*${time}$`).exec(text.trim());
  if (!found) return null;
  const [, fromHour = "", fromMinute, toHour = "", toMinute] = found;
  return { from: `${fromHour.padStart(2, "0")}:${fromMinute}`, to: `${toHour.padStart(2, "0")}:${toMinute}` };
}

/** Days such as "24-12-2026, 31-12-2026" as YYYY-MM-DD; null when one is no day of the calendar. */
export function readDays(text: string): string[] | null {
  const days = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(readDay);
  return days.every((day) => day !== null) ? days : null;
}

function readDay(text: string): string | null {
  const [, day = "", month = "", year] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const read = readAmsterdamTime({ date: iso, time: "12:00" });
  return "at" in read ? iso : null;
}

/** A whole number of hours from 1 to 40; null for anything else. */
export function readAnswerWithin(text: string): number | null {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= 40 ? count : null;
}

/** Whether the firm works at a moment. */
export function isWorking(at: Date, hours: WorkingHours): boolean {
  const day = amsterdamDay(at);
  const { start, end } = spanOf(day, hours);
  return isWorkingDay(day, hours) && at.getTime() >= start && at.getTime() < end;
}

/** The working hours between two moments, as a number with a fraction; 0 when they are in the other order. */
export function workingHoursBetween(from: Date, to: Date, hours: WorkingHours): number {
  const [first, last] = [amsterdamDay(from), amsterdamDay(to)];
  // After the hours in which clocks change, whole days are equally long.
  const whole =
    hours.from < "03:00" ? null : Date.parse(`${first}T${hours.to}Z`) - Date.parse(`${first}T${hours.from}Z`);
  let worked = 0;
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    if (!isWorkingDay(day, hours)) continue;
    if (whole !== null && day !== first && day !== last) {
      worked += whole;
      continue;
    }
    const { start, end } = spanOf(day, hours);
    worked += Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime()));
  }
  return worked / hour;
}

/** For how many working hours a lead waits, when that is longer than the firm wants; else null. */
export function lateness(
  { createdAt, isWaiting = true }: { createdAt: string; isWaiting?: boolean },
  now: Date,
  hours: WorkingHours,
): number | null {
  const waited = isWaiting ? workingHoursBetween(new Date(createdAt), now, hours) : 0;
  return waited >= hours.answerWithin ? waited : null;
}

/** Whether the firm works on a day, which is as YYYY-MM-DD. */
export function isWorkingDay(day: string, { weekdays, closedDays }: WorkingHours): boolean {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return weekdays.includes(weekday) && !closedDays.includes(day) && !isHoliday(day);
}

/** From and to on a day, in milliseconds since 1970. */
export function spanOf(
  day: string,
  { from, to }: Pick<WorkingHours, "from" | "to">,
): { start: number; end: number } {
  return { start: momentAt(day, from), end: momentAt(day, to) };
}

/** A time that the clock skips is an hour later. */
function momentAt(date: string, time: string): number {
  const read = readAmsterdamTime({ date, time });
  return "at" in read ? read.at.getTime() : Date.parse(`${date}T${time}Z`) - hour;
}

/**
 * Whether a day (YYYY-MM-DD) is a Dutch public holiday. Liberation Day is one in each fifth year, when most people have it
 * off; Good Friday is none.
 */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const easter = easterOf(year);
  const fromEaster = Math.round((Date.parse(day) - Date.parse(easter)) / (24 * hour));
  // Easter and Whitsun with their Mondays, and Ascension Day.
  if ([0, 1, 39, 49, 50].includes(fromEaster)) return true;
  const fixed = ["01-01", "12-25", "12-26", ...(year % 5 === 0 ? ["05-05"] : [])];
  // King's Day is a day earlier when it would be a Sunday.
  const isSunday = new Date(`${year}-04-27`).getUTCDay() === 0;
  return [...fixed, isSunday ? "04-26" : "04-27"].includes(day.slice(5));
}

/** Easter Sunday as YYYY-MM-DD, by Butcher's algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1)).toISOString().slice(0, 10);
}
