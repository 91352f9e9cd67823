import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** The polling interval, in milliseconds. */
const pace = 3_000;

type Queued = { state: string; nextTryAt: string | null };

/** Polls while something is queued and the tab is visible. */
export function useQueuePolling(items: readonly Queued[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const waiting = items.filter(({ state }) => state === "queued");
    if (waiting.length === 0) return;
    const timer = setInterval(() => {
      const isDue = waiting.some(({ nextTryAt }) => Date.parse(nextTryAt ?? "") <= Date.now() + pace);
      if (isDue && document.visibilityState === "visible") void revalidate();
    }, pace);
    return () => clearInterval(timer);
  }, [items, revalidate]);
}
