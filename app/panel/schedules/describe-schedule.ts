import { describeAmsterdamTime, isSummerTime } from "../../data/articles/amsterdam-time.ts";
import type { ListedSchedule } from "../../data/schedules/schedules.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { ScheduleKey } from "../../i18n/panel/schedules.en.ts";

type Translate = (key: ScheduleKey, values?: Record<string, string>) => string;

/** What will happen, such as `Publish Dutch`. */
export function describeAction({ subject, action }: ListedSchedule, t: Translate): string {
  const { language } = subject;
  return language
    ? t(`schedules.${action}In`, { language: t(`word.${language}`) })
    : t(`schedules.${action}Whole`);
}

/** When, with the day of the week and the zone. */
export function describeTime(at: Date, language: Language, t: Translate): string {
  const time = describeAmsterdamTime(at, language);
  return t(isSummerTime(at) ? "schedules.summer" : "schedules.winter", { time });
}
