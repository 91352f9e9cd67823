import { useCallback, useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listPlans, type Plan } from "../../data/schedules/plans.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";

/** What comes up for an article; nothing while it loads, when that fails, and without an id. */
export function usePlans(id: string | null): { plans: readonly Plan[]; reload(): void } {
  const [plans, setPlans] = useState<readonly Plan[]>([]);
  const reload = useCallback(async () => {
    if (id !== null) setPlans((await orNull(listPlans(accountDatabase(), [id]))) ?? []);
  }, [id]);
  useEffect(() => void reload(), [reload]);
  return { plans, reload: () => void reload() };
}
