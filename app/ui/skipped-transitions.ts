/**
 * A move between pages that the next one overtakes has its animation skipped, and says so by a promise (CSS View
 * Transitions 1, "skip the view transition") that React Router does not look at: browsers would report it as an error.
 */
function ignoreSkipped(event: PromiseRejectionEvent): void {
  const { reason } = event;
  const isSkipped = reason instanceof DOMException && reason.name === "AbortError";
  if (isSkipped && /transition/i.test(reason.message)) event.preventDefault();
}

if (typeof window !== "undefined") addEventListener("unhandledrejection", ignoreSkipped);
