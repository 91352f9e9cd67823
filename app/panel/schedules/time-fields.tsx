import { type ReactNode, type Ref, useId } from "react";
import {
  describeAmsterdamTime,
  type ReadTime,
  readAmsterdamTime,
  type TypedTime,
  typedTimeOf,
} from "../../data/articles/amsterdam-time.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { describeTime } from "./describe-schedule.ts";

type TimeFieldsProps = {
  typed: TypedTime;
  /** What was typed, as a moment. */
  read: ReadTime;
  isPast: boolean;
  date?: Ref<HTMLInputElement>;
  onType(typed: TypedTime): void;
  /** A warning below what is said of the moment. */
  children?: ReactNode;
};

/** A day and a time, as clocks in the Netherlands show them. */
export function TimeFields({ typed, read, isPast, date, onType, children }: TimeFieldsProps) {
  const { t } = useLanguage(schedulePanelTexts);
  const id = useId();
  return (
    <>
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <LabelledControl id={`${id}-date`} label={t("schedules.date")}>
          <input
            id={`${id}-date`}
            ref={date}
            type="date"
            value={typed.date}
            onChange={({ target }) => onType({ ...typed, date: target.value })}
            aria-describedby={`${id}-note`}
            className="field"
          />
        </LabelledControl>
        <LabelledControl id={`${id}-time`} label={t("schedules.time")}>
          <input
            id={`${id}-time`}
            type="time"
            value={typed.time}
            onChange={({ target }) => onType({ ...typed, time: target.value })}
            aria-describedby={`${id}-note`}
            className="field"
          />
        </LabelledControl>
      </div>
      <div id={`${id}-note`} aria-live="polite" className="min-h-12 sm:col-span-2">
        <TimeNote read={read} isPast={isPast} />
        {children}
      </div>
    </>
  );
}

/** A label above its control. */
export function LabelledControl({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

const day = 24 * 60 * 60 * 1000;

/** What is proposed: tomorrow at nine. */
export function tomorrowAtNine(): Date {
  const read = readAmsterdamTime({ date: typedTimeOf(new Date(Date.now() + day)).date, time: "09:00" });
  return "at" in read ? read.at : new Date(Date.now() + day);
}

/** Says back which moment was typed, or why it is none. */
function TimeNote({ read, isPast }: { read: ReadTime; isPast: boolean }) {
  const { language, t } = useLanguage(schedulePanelTexts);
  if (!("at" in read)) return <p className="font-semibold text-error">{t(`schedules.${read.kind}`)}</p>;
  const time = describeAmsterdamTime(read.at, language);
  if (isPast) return <p className="text-warning">{t("schedules.past", { time })}</p>;
  return (
    <p>{read.kind === "ambiguous" ? t("schedules.first", { time }) : describeTime(read.at, language, t)}</p>
  );
}
