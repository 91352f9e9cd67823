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
import type { ActionMessages } from "../../ui/panel/hooks/use-action.ts";

type Work = { work(): Promise<void> } & ActionMessages;

export type ScheduleWork = {
  /** Why the last one failed. */
  problem: string | null;
  /** `number` is of the version on the screen, if one is. */
  planning(subject: ScheduleSubject, action: ScheduleAction, at: Date, number?: number): Work;
  cancelling(schedule: ListedSchedule): Work;
};

/** What plans and cancels, with the messages of both; `reload` is of what the screen's loader does not load. */
export function useScheduleWork(reload = async () => {}): ScheduleWork {
  const { language, t } = useLanguage(schedulePanelTexts);
  const [problem, setProblem] = useState<string | null>(null);

  function reloading(
    send: () => Promise<void>,
    done: () => string,
    describe: (error: unknown) => string,
  ): Work {
    return {
      work() {
        setProblem(null);
        return send().finally(reload);
      },
      done,
      failed(error) {
        const text = describe(error);
        setProblem(text);
        return text;
      },
    };
  }

  return {
    problem,
    planning(subject, action, at, number) {
      let outcome: "scheduled" | "done" = "scheduled";
      return reloading(
        async () => {
          outcome = await schedulePublication(accountDatabase(), subject, action, at, number);
        },
        () => t(`schedules.${outcome}`, { time: describeAmsterdamTime(at, language) }),
        (error) =>
          error instanceof ScheduleRejected
            ? t("schedules.rejected", { reason: describeReason(error.message, language) })
            : t("word.notDone"),
      );
    },
    cancelling: ({ id, failure }) =>
      reloading(
        () => cancelSchedule(accountDatabase(), id),
        () => t(failure === null ? "schedules.cancelled" : "schedules.removed"),
        () => t("schedules.failedToCancel"),
      ),
  };
}
