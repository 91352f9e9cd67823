import { data, isRouteErrorResponse } from "react-router";

/** The result of a submission whose request failed: the form keeps its values. */
export function lostSubmission(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === 413) {
    return data({ outcome: "tooLarge" as const }, { status: 413 });
  }
  // An error status prevents the router's revalidation, which would fail and replace the form.
  return data({ outcome: "lost" as const }, { status: 503 });
}
