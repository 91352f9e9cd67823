import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listPlans, type Plan } from "../../data/schedules/plans.ts";
import { type ListedSchedule, listSchedules } from "../../data/schedules/schedules.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";

export type LoadedSchedules = {
  /** Null while they load, and when that failed. */
  schedules: readonly ListedSchedule[] | null;
  isFailed: boolean;
  reload(): Promise<void>;
};

/** All schedules, loaded in the browser. */
export function useSchedules(): LoadedSchedules {
  const [loaded, setLoaded] = useState<readonly ListedSchedule[] | "failed" | null>(null);
  const reload = useCallback(async () => {
    setLoaded((await orNull(listSchedules(accountDatabase()))) ?? "failed");
  }, []);
  useEffect(() => void reload(), [reload]);
  return { schedules: loaded === "failed" ? null : loaded, isFailed: loaded === "failed", reload };
}

/** What comes up for an article; nothing while it loads, when that fails, and without an id. */
export function usePlans(id: string | null): { plans: readonly Plan[]; reload(): void } {
  const [plans, setPlans] = useState<readonly Plan[]>([]);
  const reload = useCallback(async () => {
    if (id !== null) setPlans((await orNull(listPlans(accountDatabase(), [id]))) ?? []);
  }, [id]);
  useEffect(() => void reload(), [reload]);
  return { plans, reload: () => void reload() };
}
