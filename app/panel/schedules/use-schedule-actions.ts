import { useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { describeAmsterdamTime } from "../../data/articles/amsterdam-time.ts";
import type { ScheduleAction } from "../../data/schedules/plans.ts";
import {
  cancelSchedule,
  type ListedSchedule,
  ScheduleRejected,
  type ScheduleSubject,
  schedulePublication,
} from "../../data/schedules/schedules.ts";
import { describeReason } from "../../i18n/database-reason.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { schedulePanelTexts } from "../../i18n/panel/schedules.en.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";

type ScheduleActions = {
  isBusy: boolean;
  /** Why the last one failed. */
  problem: string | null;
  /** Gives whether it succeeded. */
  /** `number` is of the version on the screen, if one is. */
  plan(subject: ScheduleSubject, action: ScheduleAction, at: Date, number?: number): Promise<boolean>;
  cancel(schedule: ListedSchedule): Promise<boolean>;
};

/** Plans and cancels, with the messages of both; `onEnd` reloads what is shown, also after a failure. */
export function useScheduleActions(onEnd: () => Promise<void>): ScheduleActions {
  const { language, t } = useLanguage(schedulePanelTexts);
  const { isBusy, act } = useAction();
  const [problem, setProblem] = useState<string | null>(null);

  async function plan(
    subject: ScheduleSubject,
    action: ScheduleAction,
    at: Date,
    number?: number,
  ): Promise<boolean> {
    let outcome: "scheduled" | "done" = "scheduled";
    async function send(): Promise<void> {
      outcome = await schedulePublication(accountDatabase(), subject, action, at, number);
    }
    setProblem(null);
    const isDone = await act(send, {
      done: () => t(`schedules.${outcome}`, { time: describeAmsterdamTime(at, language) }),
      failed: (error) =>
        fail(
          error instanceof ScheduleRejected
            ? t("schedules.rejected", { reason: describeReason(error.message, language) })
            : t("schedules.failedToSave"),
        ),
    });
    await onEnd();
    return isDone;
  }

  function fail(text: string): string {
    setProblem(text);
    return text;
  }

  async function cancel({ id, failure }: ListedSchedule): Promise<boolean> {
    setProblem(null);
    const isDone = await act(() => cancelSchedule(accountDatabase(), id), {
      done: t(failure === null ? "schedules.cancelled" : "schedules.removed"),
      failed: () => fail(t("schedules.failedToCancel")),
    });
    await onEnd();
    return isDone;
  }

  return { isBusy, problem, plan, cancel };
}
