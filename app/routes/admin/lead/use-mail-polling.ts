import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { LeadMail } from "../../../data/leads/admin-lead.ts";

/** The polling interval, in milliseconds. */
const pace = 3_000;

/** Polls while a mail is queued and the tab is visible. */
export function useMailPolling(mails: readonly LeadMail[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const waiting = mails.filter(({ state }) => state === "queued");
    if (waiting.length === 0) return;
    const timer = setInterval(() => {
      const isDue = waiting.some(({ nextTryAt }) => Date.parse(nextTryAt ?? "") <= Date.now() + pace);
      if (isDue && document.visibilityState === "visible") void revalidate();
    }, pace);
    return () => clearInterval(timer);
  }, [mails, revalidate]);
}
