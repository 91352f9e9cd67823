import { data, isRouteErrorResponse } from "react-router";

/**
 * What a form says whose action was not answered, from what asking for it threw: a lost connection, or a refusal on the
 * way. The form stays, with all that was typed.
 */
export function lostSubmission(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === 413) {
    return data({ outcome: "tooLarge" as const }, { status: 413 });
  }
  // A status of failure keeps the router from asking for the page again, which would fail too and take the form away.
  return data({ outcome: "lost" as const }, { status: 503 });
}
