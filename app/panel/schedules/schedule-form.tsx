import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { readAmsterdamTime, type TypedTime, typedTimeOf } from "../../data/articles/amsterdam-time.ts";
import type { Change } from "../../data/rehearsals/rehearse.ts";
import type { ScheduleAction } from "../../data/schedules/plans.ts";
import type { ListedSchedule } from "../../data/schedules/schedules.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { describeAction } from "./describe-schedule.ts";
import { LabelledControl, TimeFields, tomorrowAtNine } from "./time-fields.tsx";

type ScheduleFormProps = {
  /** The schedule whose time is changed; null for a new one. */
  changing: ListedSchedule | null;
  /** What is likely wanted. */
  proposed: ScheduleAction;
  /** The name of all languages together; null where they are not planned one by one. */
  whole: string | null;
  /** A warning about the choice. */
  warningOf(action: ScheduleAction, language: Language | null): string | null;
  isBusy: boolean;
  onStopChanging(): void;
  onPlan(action: ScheduleAction, language: Language | null, at: Date): void;
  /** What happens then. */
  changeOf(action: ScheduleAction, language: Language | null): Change;
};

/** What is to happen, and when, as typed in the Netherlands. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { changing, proposed, whole, warningOf, isBusy, onStopChanging, onPlan, changeOf } = props;
  const { t } = useLanguage(schedulePanelTexts);
  const id = useId();
  const date = useRef<HTMLInputElement>(null);
  const [action, setAction] = useState(proposed);
  const [language, setLanguage] = useState<Language | null>(null);
  const [typed, setTyped] = useState<TypedTime>(() => typedTimeOf(changing?.at ?? tomorrowAtNine()));
  useEffect(() => {
    if (changing) date.current?.focus();
  }, [changing]);
  const read = readAmsterdamTime(typed);
  const isPast = "at" in read && read.at.getTime() <= Date.now();
  const warning = changing ? null : warningOf(action, language);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if ("at" in read) onPlan(action, language, read.at);
    else date.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-4 sm:grid-cols-2">
      {changing ? (
        <p className="font-semibold sm:col-span-2">
          {t("schedules.changing", { what: describeAction(changing, t) })}
        </p>
      ) : (
        <>
          <LabelledControl id={`${id}-action`} label={t("schedules.action")}>
            <select
              id={`${id}-action`}
              value={action}
              onChange={({ target }) => setAction(target.value === "publish" ? "publish" : "unpublish")}
              className="field"
            >
              <option value="publish">{t("schedules.publish")}</option>
              <option value="unpublish">{t("schedules.unpublish")}</option>
            </select>
          </LabelledControl>
          {whole !== null && (
            <LabelledControl id={`${id}-part`} label={t("schedules.part")}>
              <select
                id={`${id}-part`}
                value={language ?? ""}
                onChange={({ target: { value } }) =>
                  setLanguage(value === "nl" || value === "en" ? value : null)
                }
                className="field"
              >
                <option value="">{whole}</option>
                <option value="nl">{t("schedules.nl")}</option>
                <option value="en">{t("schedules.en")}</option>
              </select>
            </LabelledControl>
          )}
        </>
      )}
      <TimeFields typed={typed} read={read} isPast={isPast} date={date} onType={setTyped}>
        {warning && <p className="mt-1 text-warning">{warning}</p>}
      </TimeFields>
      <p className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" aria-disabled={isBusy} className={`${barButton} button-primary`}>
          {t(isPast ? "schedules.saveNow" : changing ? "schedules.saveChange" : "schedules.save")}
        </button>
        <RehearsalButton change={changeOf(action, language)} className={`${barButton} button-quiet`} />
        {changing && (
          <button type="button" onClick={onStopChanging} className={`${barButton} button-quiet`}>
            {t("schedules.stopChanging")}
          </button>
        )}
      </p>
    </form>
  );
}
