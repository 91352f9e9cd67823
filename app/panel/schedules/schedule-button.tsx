import { CalendarClock } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { readAmsterdamTime, type TypedTime, typedTimeOf } from "../../data/articles/amsterdam-time.ts";
import type { Change } from "../../data/rehearsals/rehearse.ts";
import type { ScheduleAction } from "../../data/schedules/plans.ts";
import {
  isSameSubject,
  type ListedSchedule,
  type ScheduleSubject,
  schedulePublication,
} from "../../data/schedules/schedules.ts";
import type { Subject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { describeAction } from "./describe-schedule.ts";
import { ScheduleRows } from "./schedule-rows.tsx";
import { LabelledControl, TimeFields, tomorrowAtNine } from "./time-fields.tsx";
import { useScheduleWork } from "./use-schedule-work.ts";
import { type LoadedSchedules, useSchedules } from "./use-schedules.ts";

type ScheduleButtonProps = {
  subject: Subject;
  /** Of its newest version. */
  number: number;
  /** Whether visitors see all that is saved. */
  isLive: boolean;
  /** Whether it is never withdrawn. */
  isAlwaysLive: boolean;
  /** Whether its languages are planned one by one. */
  hasLanguages: boolean;
  /** Whether a language has nothing to publish. */
  isEmpty(language: Language): boolean;
  /** What is planned can be different now. */
  onClose(): void;
};

/** Opens the schedules of a document. */
export function ScheduleButton(props: ScheduleButtonProps) {
  const { subject, number, isLive, isAlwaysLive, hasLanguages, isEmpty, onClose } = props;
  const { t } = useLanguage(schedulePanelTexts);
  const [isOpen, setOpen] = useState(false);

  function warningOf(action: ScheduleAction, language: Language | null): string | null {
    if (action === "unpublish" || language === null || !isEmpty(language)) return null;
    return t("schedules.emptyText", { language: t(`word.${language}`) });
  }

  function close(): void {
    setOpen(false);
    onClose();
  }

  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${barButton} button-quiet`}>
        <CalendarClock aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("schedules.open")}
      </button>
      {isOpen && (
        <ScheduleDialog
          subject={{ ...subject, language: null }}
          number={number}
          proposed={isLive && !isAlwaysLive ? "unpublish" : "publish"}
          isAlwaysLive={isAlwaysLive}
          hasLanguages={hasLanguages}
          warningOf={warningOf}
          onClose={close}
        />
      )}
    </>
  );
}

type ScheduleDialogProps = {
  /** A page, or an article as a whole. */
  subject: ScheduleSubject;
  /** Of the newest version on the screen behind it. */
  number: number;
  proposed: ScheduleAction;
  isAlwaysLive: boolean;
  hasLanguages: boolean;
  warningOf(action: ScheduleAction, language: Language | null): string | null;
  onClose(): void;
};

/** Plans for one article or page, and what is planned for it already. */
function ScheduleDialog(props: ScheduleDialogProps) {
  const { subject, number, proposed, isAlwaysLive, hasLanguages, warningOf, onClose } = props;
  const { t } = useLanguage(schedulePanelTexts);
  const id = useId();
  const loaded = useSchedules();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBusy, act } = useAction();
  const work = useScheduleWork(loaded.reload);
  const focusAfter = useFocusAfter();
  const [changing, setChanging] = useState<ListedSchedule | null>(null);
  const whole = subject.kind === "article" ? "schedules.whole" : "schedules.wholePage";
  const own = loaded.schedules?.filter((schedule) => isSameSubject(schedule.subject, subject));

  function stopChanging(): void {
    setChanging(null);
    // The button that was pressed is gone.
    focusAfter(() => heading.current);
  }

  function wantedOf(action: ScheduleAction, language: Language | null) {
    return changing ?? { subject: { ...subject, language }, action };
  }

  function plan(action: ScheduleAction, language: Language | null, at: Date): Promise<boolean> {
    const wanted = wantedOf(action, language);
    const planning = work.planning(wanted.subject, wanted.action, at, number);
    return act(planning.work, planning);
  }

  return (
    <Dialog
      width="wide"
      title={t("schedules.title")}
      text={t(hasLanguages ? "schedules.articleAbout" : "schedules.pageAbout")}
      close={t("word.close")}
      onClose={onClose}
    >
      {(close) => (
        <>
          <ScheduleForm
            key={changing?.id ?? ""}
            changing={changing}
            proposed={proposed}
            isAlwaysLive={isAlwaysLive}
            whole={hasLanguages ? t(whole) : null}
            warningOf={warningOf}
            isBusy={isBusy}
            onStopChanging={stopChanging}
            changeOf={(action, language) => (db) => {
              const wanted = wantedOf(action, language);
              return schedulePublication(db, wanted.subject, wanted.action, new Date(), number);
            }}
            // The message is below the dialog.
            onPlan={(action, language, at) =>
              void plan(action, language, at).then((isDone) => isDone && close())
            }
          />
          <p role="alert" className="mt-4 font-semibold text-error empty:hidden">
            {work.problem}
          </p>
          <section aria-labelledby={`${id}-list`} className="mt-7 border-line border-t pt-5">
            <h3 ref={heading} id={`${id}-list`} tabIndex={-1} className="text-title-4 outline-none">
              {t("schedules.planned")}
            </h3>
            {own && (
              <ScheduleRows
                schedules={own}
                work={work}
                left={heading}
                own={{ number, onChange: setChanging }}
              />
            )}
            {!own?.length && <NoSchedules loaded={loaded} />}
          </section>
        </>
      )}
    </Dialog>
  );
}

function NoSchedules({ loaded: { schedules, isFailed } }: { loaded: LoadedSchedules }) {
  const { t } = useLanguage(schedulePanelTexts);
  const text = isFailed ? "word.loadFailed" : schedules ? "schedules.none" : "word.loading";
  return <p className="mt-2 text-ink-soft">{t(text)}</p>;
}

type ScheduleFormProps = {
  /** The schedule whose time is changed; null for a new one. */
  changing: ListedSchedule | null;
  /** What is likely wanted. */
  proposed: ScheduleAction;
  isAlwaysLive: boolean;
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
function ScheduleForm(props: ScheduleFormProps) {
  const { changing, proposed, isAlwaysLive, whole, warningOf, isBusy, onStopChanging, onPlan, changeOf } =
    props;
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
              {!isAlwaysLive && <option value="unpublish">{t("schedules.unpublish")}</option>}
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
                <option value="nl">{t("word.nl")}</option>
                <option value="en">{t("word.en")}</option>
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
