import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { useRight } from "../../../account/rights.ts";
import { countLeads } from "../../../data/leads/admin-leads.ts";
import { everyLead } from "../../../data/leads/lead-filter.ts";

/** The number of new leads (0 for whoever may not see them), reloaded after each navigation and action; a failure keeps the last one. */
export function useNewLeads(): number {
  const [count, setCount] = useState(0);
  const { key } = useLocation();
  const { state } = useRevalidator();
  const seesLeads = useRight("leads");
  const moment = state === "idle" && seesLeads ? key : null;

  useEffect(() => {
    if (moment === null) return;
    let isCurrent = true;
    countLeads(accountDatabase(), { ...everyLead, status: "new" }).then(
      (found) => isCurrent && setCount(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [moment]);

  return seesLeads ? count : 0;
}
