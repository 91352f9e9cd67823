import { useEffect, useState } from "react";
import { useLocation, useMatches, useRevalidator, useRouteLoaderData } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { useRight } from "../../../account/rights.ts";
import { countLeads } from "../../../data/leads/admin-leads.ts";
import { everyLead } from "../../../data/leads/lead-filter.ts";
import type { clientLoader as loadLeads } from "../../../panel/screens/leads.tsx";
import type { clientLoader as loadOverview } from "../overview.tsx";

/**
 * The number of new leads (0 for whoever may not see them), reloaded after each navigation and action, by the screen if
 * that counts them; a failure keeps the last one.
 */
export function useNewLeads(): number {
  const [count, setCount] = useState(0);
  const { key } = useLocation();
  const { state } = useRevalidator();
  const seesLeads = useRight("leads");
  const { isCounting, counted } = useCountOfScreen();
  const moment = state === "idle" && seesLeads && !isCounting ? key : null;

  useEffect(() => {
    if (moment === null) return;
    let isCurrent = true;
    countLeads(accountDatabase(), { ...everyLead, status: "new" }).then(
      ({ newLeads }) => isCurrent && setCount(newLeads),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [moment]);

  useEffect(() => {
    if (counted !== undefined) setCount(counted);
  }, [counted]);

  return seesLeads ? count : 0;
}

/** Whether the screen itself asks for the number, and its answer if there is one. */
function useCountOfScreen(): { isCounting: boolean; counted: number | undefined } {
  // A screen that is loading has no data yet, but is matched.
  const isCounting = useMatches().some(({ id }) => id === "admin/leads" || id === "admin/overview");
  const leads = useRouteLoaderData<typeof loadLeads>("admin/leads")?.loaded?.more;
  const overview = useRouteLoaderData<typeof loadOverview>("admin/overview")?.overview;
  return { isCounting, counted: leads?.newLeads ?? overview?.leadCount ?? undefined };
}
