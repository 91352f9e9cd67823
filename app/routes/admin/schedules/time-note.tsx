import { describeAmsterdamTime, type ReadTime } from "../../../data/articles/amsterdam-time.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { schedulePanelTexts } from "../../../i18n/panel/schedules.en.ts";
import { describeTime } from "./describe-schedule.ts";

/** Says back which moment was typed, or why it is none. */
export function TimeNote({ read, isPast }: { read: ReadTime; isPast: boolean }) {
  const { language, t } = useLanguage(schedulePanelTexts);
  if (!("at" in read)) return <p className="font-semibold text-error">{t(`schedules.${read.kind}`)}</p>;
  const time = describeAmsterdamTime(read.at, language);
  if (isPast) return <p className="text-warning">{t("schedules.past", { time })}</p>;
  return (
    <p>{read.kind === "ambiguous" ? t("schedules.first", { time }) : describeTime(read.at, language, t)}</p>
  );
}
