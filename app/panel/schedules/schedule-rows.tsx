import type { RefObject } from "react";
import { useRight } from "../../account/rights.ts";
import { editorOf, placesOf } from "../../content/kinds.ts";
import type { ListedSchedule } from "../../data/schedules/schedules.ts";
import { describeReason } from "../../i18n/database-reason.ts";
import { isoTime } from "../../i18n/iso-time.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { Rows } from "../kit/rows.tsx";
import { describeAction, describeTime } from "./describe-schedule.ts";
import type { ScheduleWork } from "./use-schedule-work.ts";

type ScheduleRowsProps = {
  schedules: readonly ListedSchedule[];
  work: ScheduleWork;
  /** The title of the list, which gets the focus when the button that was pressed is gone. */
  left: RefObject<HTMLHeadingElement | null>;
  /** Beside their document, whose newest version has a number; elsewhere each leads to its own. */
  own?: { number: number; onChange(schedule: ListedSchedule): void };
};

/** What comes up, or why it failed. */
export function ScheduleRows({ schedules, work, left, own }: ScheduleRowsProps) {
  const { language, t } = useLanguage(schedulePanelTexts);
  const mayPublish = useRight("publish");
  const nameOf = (schedule: ListedSchedule) =>
    t("schedules.ofTitle", {
      what: describeAction(schedule, t),
      title: schedule.title || t("word.untitled"),
    });
  return (
    <Rows
      isInCard
      heading={own ? "h4" : "h3"}
      left={left}
      rows={schedules}
      shown={(schedule) => ({
        ...(own
          ? { title: describeAction(schedule, t) }
          : {
              title: nameOf(schedule),
              to: editorOf(placesOf(schedule.subject.kind), schedule.subject.id),
            }),
        badges: [
          schedule.failure !== null && (
            <Badge key="failed" tone="error">
              {t("word.failed")}
            </Badge>
          ),
        ],
        facts: [
          <time key="time" dateTime={isoTime(schedule.at) ?? undefined}>
            {describeTime(schedule.at, language, t)}
          </time>,
          schedule.person && t("word.by", { person: schedule.person }),
        ],
        more: schedule.failure !== null && (
          <p className="text-error text-small">
            {t("schedules.failedBecause", { reason: describeReason(schedule.failure, language) })}
          </p>
        ),
      })}
      actions={(schedule) => {
        if (!mayPublish) return [];
        const { subject, action, failure } = schedule;
        const what = { what: nameOf(schedule) };
        return [
          failure !== null && {
            text: t("schedules.tryAgain"),
            label: t("schedules.tryAgainNamed", what),
            ...work.planning(subject, action, new Date(), own?.number),
          },
          failure === null &&
            own !== undefined && {
              text: t("word.change"),
              label: t("schedules.changeNamed", what),
              press: () => own.onChange(schedule),
            },
          {
            text: t(failure === null ? "word.cancel" : "word.remove"),
            label: t(failure === null ? "schedules.cancelNamed" : "schedules.removeNamed", what),
            ...work.cancelling(schedule),
          },
        ];
      }}
    />
  );
}
