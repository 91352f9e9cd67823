import { Link } from "react-router";
import { editorOf, placesOf } from "../../content/kinds.ts";
import type { ListedSchedule } from "../../data/schedules/schedules.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import { useScheduleActions } from "./use-schedule-actions.ts";

type ScheduleRowsProps = {
  schedules: readonly ListedSchedule[];
  /** Reloads what is shown. */
  onEnd(): Promise<void>;
  /** The button that was pressed is gone. */
  onGone(): void;
};

/** Schedules of several articles and pages, with links to them. */
export function ScheduleRows({ schedules, onEnd, onGone }: ScheduleRowsProps) {
  const { isBusy, plan, cancel } = useScheduleActions(onEnd);
  return (
    <ul className="mt-1 divide-y divide-line">
      {schedules.map((schedule) => (
        <ScheduleRow
          key={schedule.id}
          schedule={schedule}
          subject={<SubjectLink schedule={schedule} />}
          isBusy={isBusy}
          onTryAgain={() => void plan(schedule.subject, schedule.action, new Date()).then(onGone)}
          onCancel={() => void cancel(schedule).then(onGone)}
        />
      ))}
    </ul>
  );
}

function SubjectLink({ schedule: { subject, title } }: { schedule: ListedSchedule }) {
  const { t } = useLanguage(schedulePanelTexts);
  return (
    <Link to={editorOf(placesOf(subject.kind), subject.id)} className="text-link">
      {title || t("schedules.untitled")}
    </Link>
  );
}
