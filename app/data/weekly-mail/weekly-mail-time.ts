import { officeFacts } from "../../i18n/firm.ts";
import { type Weekday, weekdays } from "../../i18n/working-days.ts";
import { typedTimeOf } from "../articles/amsterdam-time.ts";

/** The stored fact of a firm that wants no such mail. */
export const noWeeklyMail = "none";

/** On which day the mail of the week is sent, and from which hour on. */
export type WeeklyMail = { day: Weekday; hour: number };

/** Such as "Mo 8"; null for anything else, and for no mail. */
export function readWeeklyMail(text: string): WeeklyMail | null {
  const [, day, hour] = /^(\w\w) (\d|1\d|2[0-3])$/.exec(text) ?? [];
  const known = weekdays.find((one) => one === day);
  return known && hour !== undefined ? { day: known, hour: Number(hour) } : null;
}

/** The fact that says this. */
export function weeklyMailText({ day, hour }: WeeklyMail): string {
  return `${day} ${hour}`;
}

/** The day in Amsterdam, as YYYY-MM-DD, whose mail is to be sent by now; null when there is none. */
export function dueWeeklyMail(stored: string | null, now: Date): string | null {
  const wanted = readWeeklyMail(stored ?? officeFacts["firm.weeklyMail"]);
  const { date, time } = typedTimeOf(now);
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return wanted && weekdays[weekday] === wanted.day && Number(time.slice(0, 2)) >= wanted.hour ? date : null;
}
