import type { ReactNode } from "react";
import { useRight } from "../../account/rights.ts";
import type { ListedSchedule } from "../../data/schedules/schedules.ts";
import { describeReason } from "../../i18n/database-reason.ts";
import { isoTime } from "../../i18n/iso-time.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { describeAction, describeTime } from "./describe-schedule.ts";

type ScheduleRowProps = {
  schedule: ListedSchedule;
  /** A link to the subject, where others are listed too. */
  subject?: ReactNode;
  isBusy: boolean;
  onChange?(): void;
  onTryAgain(): void;
  onCancel(): void;
};

/** What comes up, or why it failed, with its buttons. */
export function ScheduleRow({ schedule, subject, isBusy, onChange, onTryAgain, onCancel }: ScheduleRowProps) {
  const { language, t } = useLanguage(schedulePanelTexts);
  const action = describeAction(schedule, t);
  const mayPublish = useRight("publish");
  const isFailed = schedule.failure !== null;
  const what = { what: t("schedules.ofTitle", { what: action, title: schedule.title }) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        <p>
          {isFailed && (
            <span className="mr-3">
              <Badge tone="error">{t("schedules.failed")}</Badge>
            </span>
          )}
          <span className="font-semibold">{action}</span> {subject}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-small">
          <time dateTime={isoTime(schedule.at) ?? undefined}>{describeTime(schedule.at, language, t)}</time>
          {schedule.person && <span>{t("schedules.by", { person: schedule.person })}</span>}
        </p>
        {schedule.failure !== null && (
          <p className="text-error text-small">
            {t("schedules.failedBecause", { reason: describeReason(schedule.failure, language) })}
          </p>
        )}
      </div>
      {mayPublish && (
        <p className="flex flex-wrap gap-2">
          {isFailed && (
            <RowButton label={t("schedules.tryAgainNamed", what)} isBusy={isBusy} onClick={onTryAgain}>
              {t("schedules.tryAgain")}
            </RowButton>
          )}
          {!isFailed && onChange && (
            <RowButton label={t("schedules.changeNamed", what)} isBusy={isBusy} onClick={onChange}>
              {t("schedules.change")}
            </RowButton>
          )}
          <RowButton
            label={t(isFailed ? "schedules.removeNamed" : "schedules.cancelNamed", what)}
            isBusy={isBusy}
            onClick={onCancel}
          >
            {t(isFailed ? "schedules.remove" : "schedules.cancel")}
          </RowButton>
        </p>
      )}
    </li>
  );
}

type RowButtonProps = { label: string; isBusy: boolean; onClick(): void; children: string };

function RowButton({ label, isBusy, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => isBusy || onClick()}
      className="button button-quiet min-h-11 px-4 py-2"
    >
      {children}
    </button>
  );
}
