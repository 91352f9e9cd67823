import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { LeadMail } from "../../../data/leads/admin-lead.ts";

/** How often it is looked what became of a mail, in milliseconds. */
const pace = 3_000;

/** Reads the screen anew as long as a mail is due, and somebody looks. */
export function useMailsOnTheirWay(mails: readonly LeadMail[]): void {
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
