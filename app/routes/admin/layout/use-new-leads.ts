import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { countLeads } from "../../../data/leads/admin-leads.ts";
import { everyLead } from "../../../data/leads/lead-filter.ts";

/** The number of new leads, reloaded after each navigation and action; a failure keeps the last one. */
export function useNewLeads(): number {
  const [count, setCount] = useState(0);
  const { key } = useLocation();
  const { state } = useRevalidator();
  const moment = state === "idle" ? key : null;

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

  return count;
}
