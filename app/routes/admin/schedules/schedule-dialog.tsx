import { useId, useState } from "react";
import type { ScheduleAction } from "../../../data/schedules/plans.ts";
import {
  isSameSubject,
  type ListedSchedule,
  type ScheduleSubject,
} from "../../../data/schedules/schedules.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { schedulePanelTexts } from "../../../i18n/panel/schedules.en.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { useModal } from "../../../ui/primitives/use-modal.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import { useScheduleActions } from "./use-schedule-actions.ts";
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
  const dialog = useModal();
  const loaded = useSchedules();
  const { isBusy, problem, plan, cancel } = useScheduleActions(loaded.reload);
  const focusAfter = useFocusAfter();
  const [changing, setChanging] = useState<ListedSchedule | null>(null);
  const isPage = subject.kind === "download-page";
  const own = loaded.schedules?.filter((schedule) => isSameSubject(schedule.subject, subject));

  function stopChanging(): void {
    setChanging(null);
    focusOnList();
  }

  /** The button that was pressed is gone. */
  function focusOnList(): void {
    focusAfter(() => document.getElementById(`${id}-list`));
  }

  async function planNew(action: ScheduleAction, language: Language | null, at: Date): Promise<void> {
    const wanted = changing ?? { subject: { ...subject, language }, action };
    // The message is below the dialog.
    if (await plan(wanted.subject, wanted.action, at, number)) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      onClose={onClose}
      className="m-auto w-[min(44rem,calc(100vw-2rem))] rounded-card bg-white p-5 text-ink shadow-raised backdrop:bg-ink/50 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-title-3">
        {t("schedules.title")}
      </h2>
      <p id={`${id}-about`} className="mt-3 text-ink-soft">
        {t(isPage ? "schedules.pageAbout" : "schedules.articleAbout")}
      </p>
      <ScheduleForm
        key={changing?.id ?? ""}
        changing={changing}
        proposed={proposed}
        whole={isPage ? null : t(subject.kind === "page" ? "schedules.wholePage" : "schedules.whole")}
        warningOf={warningOf}
        isBusy={isBusy}
        onStopChanging={stopChanging}
        onPlan={(action, language, at) => void planNew(action, language, at)}
      />
      <p role="alert" className="mt-4 font-semibold text-error empty:hidden">
        {problem}
      </p>
      <section aria-labelledby={`${id}-list`} className="mt-7 border-line border-t pt-5">
        <h3 id={`${id}-list`} tabIndex={-1} className="text-title-4 outline-none">
          {t("schedules.planned")}
        </h3>
        {own && own.length > 0 ? (
          <ul className="mt-2 divide-y divide-line">
            {own.map((schedule) => (
              <ScheduleRow
                key={schedule.id}
                schedule={schedule}
                isBusy={isBusy}
                onChange={() => setChanging(schedule)}
                onTryAgain={() =>
                  void plan(schedule.subject, schedule.action, new Date(), number).then(focusOnList)
                }
                onCancel={() => void cancel(schedule).then(focusOnList)}
              />
            ))}
          </ul>
        ) : (
          <NoSchedules loaded={loaded} />
        )}
      </section>
      <p className="mt-7 flex justify-end">
        <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet">
          {t("schedules.close")}
        </button>
      </p>
    </dialog>
  );
}

function NoSchedules({ loaded: { schedules, isFailed } }: { loaded: LoadedSchedules }) {
  const { t } = useLanguage(schedulePanelTexts);
  const text = isFailed ? "schedules.loadFailed" : schedules ? "schedules.none" : "schedules.loading";
  return <p className="mt-2 text-ink-soft">{t(text)}</p>;
}
