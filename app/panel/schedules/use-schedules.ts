import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
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
