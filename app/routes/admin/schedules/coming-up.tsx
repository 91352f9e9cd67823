import { useId, useRef, useState } from "react";
import { href, Link } from "react-router";
import type { ListedSchedule } from "../../../data/articles/schedules.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { schedulePanelTexts } from "../../../i18n/panel/schedules.en.ts";
import { useFocusAfter } from "../hooks/use-focus-after.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import { useScheduleActions } from "./use-schedule-actions.ts";
import { useSchedules } from "./use-schedules.ts";

const shownAtFirst = 5;

/** What is scheduled for articles and pages, and what failed; nothing without any. */
export function ComingUp() {
  const { t } = useLanguage(schedulePanelTexts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { schedules, isFailed, reload } = useSchedules();
  const { isBusy, plan, cancel } = useScheduleActions(reload);
  const focusAfter = useFocusAfter();
  const [isWhole, setWhole] = useState(false);
  if (isFailed) return <p className="mb-6 text-error">{t("schedules.loadFailed")}</p>;
  if (!schedules || schedules.length === 0) return null;

  /** The button that was pressed is gone. */
  function focusOnHeading(): void {
    focusAfter(() => heading.current);
  }

  return (
    <section
      aria-labelledby={id}
      className="mb-6 rounded-card border border-line bg-white px-5 pt-4 pb-2 sm:px-6"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="text-title-4 outline-none">
        {t("schedules.comingUp")}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {(isWhole ? schedules : schedules.slice(0, shownAtFirst)).map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            subject={<SubjectLink schedule={schedule} />}
            isBusy={isBusy}
            onTryAgain={() => void plan(schedule.subject, schedule.action, new Date()).then(focusOnHeading)}
            onCancel={() => void cancel(schedule).then(focusOnHeading)}
          />
        ))}
      </ul>
      {!isWhole && schedules.length > shownAtFirst && (
        <button
          type="button"
          onClick={() => {
            setWhole(true);
            focusOnHeading();
          }}
          className="button button-quiet my-2 min-h-11 px-4 py-2"
        >
          {t("schedules.showAll", { count: schedules.length })}
        </button>
      )}
    </section>
  );
}

function SubjectLink({ schedule: { subject, title } }: { schedule: ListedSchedule }) {
  const { t } = useLanguage(schedulePanelTexts);
  const to =
    "pageId" in subject
      ? href("/admin/download-pages/:id", { id: subject.pageId })
      : href("/admin/blog-editor/:id", { id: subject.articleId });
  return (
    <Link to={to} className="text-link">
      {title || t("schedules.untitled")}
    </Link>
  );
}
