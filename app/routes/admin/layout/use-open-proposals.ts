import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { countProposals } from "../../../data/proposals/proposals.ts";

/** The number of proposals that wait, counted again after each navigation and action; a failure keeps the last one. */
export function useOpenProposals(): number {
  const [count, setCount] = useState(0);
  const { key } = useLocation();
  const { state } = useRevalidator();
  const moment = state === "idle" ? key : null;
  useEffect(() => {
    if (moment === null) return;
    let isCurrent = true;
    countProposals(accountDatabase()).then(
      (found) => isCurrent && setCount(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [moment]);
  return count;
}
