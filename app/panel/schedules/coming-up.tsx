import { useRef, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { ScheduleRows } from "./schedule-rows.tsx";
import { useScheduleWork } from "./use-schedule-work.ts";
import { useSchedules } from "./use-schedules.ts";

const shownAtFirst = 5;

/** What is scheduled for articles and pages, and what failed; nothing without any. */
export function ComingUp() {
  const { t } = useLanguage(schedulePanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { schedules, isFailed, reload } = useSchedules();
  const work = useScheduleWork(reload);
  const focusAfter = useFocusAfter();
  const [isWhole, setWhole] = useState(false);
  if (isFailed) return <p className="mb-6 text-error">{t("schedules.loadFailed")}</p>;
  if (!schedules || schedules.length === 0) return null;

  return (
    <Card title={t("schedules.comingUp")} heading={heading} className="mb-6 px-5 pt-4 pb-2 sm:px-6">
      <ScheduleRows
        schedules={isWhole ? schedules : schedules.slice(0, shownAtFirst)}
        work={work}
        left={heading}
      />
      {!isWhole && schedules.length > shownAtFirst && (
        <button
          type="button"
          onClick={() => {
            setWhole(true);
            focusAfter(() => heading.current);
          }}
          className="button button-quiet my-2 min-h-11 px-4 py-2"
        >
          {t("schedules.showAll", { count: schedules.length })}
        </button>
      )}
    </Card>
  );
}
