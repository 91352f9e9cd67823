import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type ListedSchedule, listSchedules } from "../../../data/articles/schedules.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** What is planned for a subject and comes up; nothing while it loads, when that fails, and without an id. */
export function usePlans(id: string | null): { plans: readonly ListedSchedule[]; reload(): void } {
  const [plans, setPlans] = useState<readonly ListedSchedule[]>([]);
  const reload = useCallback(async () => {
    if (id === null) return;
    const all = (await orNull(listSchedules(accountDatabase()))) ?? [];
    setPlans(all.filter(({ subject, failure }) => subject.id === id && failure === null));
  }, [id]);
  useEffect(() => void reload(), [reload]);
  return { plans, reload: () => void reload() };
}
