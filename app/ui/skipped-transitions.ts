/**
 * A navigation that starts during a view transition skips its animation and rejects a promise (CSS View Transitions 1,
 * "skip the view transition") that React Router does not handle: browsers would report an error.
 */
function ignoreSkipped(event: PromiseRejectionEvent): void {
  const { reason } = event;
  const isSkipped = reason instanceof DOMException && reason.name === "AbortError";
  if (isSkipped && /transition/i.test(reason.message)) event.preventDefault();
}

if (typeof window !== "undefined") addEventListener("unhandledrejection", ignoreSkipped);
