import { useId, useRef, useState } from "react";
import type { ScheduleAction } from "../../data/schedules/plans.ts";
import {
  isSameSubject,
  type ListedSchedule,
  type ScheduleSubject,
  schedulePublication,
} from "../../data/schedules/schedules.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import { ScheduleRows } from "./schedule-rows.tsx";
import { useScheduleWork } from "./use-schedule-work.ts";
import { type LoadedSchedules, useSchedules } from "./use-schedules.ts";

type ScheduleDialogProps = {
  /** A page, or an article as a whole. */
  subject: ScheduleSubject;
  /** Of the newest version on the screen behind it. */
  number: number;
  proposed: ScheduleAction;
  warningOf(action: ScheduleAction, language: Language | null): string | null;
  onClose(): void;
};

/** Plans for one article or page, and what is planned for it already. */
export function ScheduleDialog({ subject, number, proposed, warningOf, onClose }: ScheduleDialogProps) {
  const { t } = useLanguage(schedulePanelTexts);
  const id = useId();
  const loaded = useSchedules();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBusy, act } = useAction();
  const work = useScheduleWork(loaded.reload);
  const focusAfter = useFocusAfter();
  const [changing, setChanging] = useState<ListedSchedule | null>(null);
  const isPage = subject.kind === "download-page";
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
      text={t(isPage ? "schedules.pageAbout" : "schedules.articleAbout")}
      close={t("schedules.close")}
      onClose={onClose}
    >
      {(close) => (
        <>
          <ScheduleForm
            key={changing?.id ?? ""}
            changing={changing}
            proposed={proposed}
            whole={isPage ? null : t(subject.kind === "article" ? "schedules.whole" : "schedules.wholePage")}
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
  const text = isFailed ? "schedules.loadFailed" : schedules ? "schedules.none" : "schedules.loading";
  return <p className="mt-2 text-ink-soft">{t(text)}</p>;
}
