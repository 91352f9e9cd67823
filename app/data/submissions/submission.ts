import { FunctionsHttpError, type PostgrestSingleResponse } from "@supabase/supabase-js";
import { data, redirect } from "react-router";
import type { FormValues } from "../form-data.ts";
import { sentParameter } from "./sent-parameter.ts";

/** Not stored, or rate limited for so many seconds. */
type Rejection = { outcome: "failed" } | { outcome: "limited"; seconds: number };

/** Stored; repeated where a form of the same words was, minutes before. */
export type Submission = { outcome: "stored"; isRepeated: boolean } | Rejection;

/** The window of the rate limit, in seconds, when the response names none. */
const maxRetryAfter = 600;

/** The outcome of an insert; an error is logged by its code. */
export function readSubmission(answer: PostgrestSingleResponse<null>, what: string): Submission {
  if (!answer.error) return { outcome: "stored", isRepeated: false };
  if (answer.error.code === "PT409") return { outcome: "stored", isRepeated: true };
  if (answer.status === 429) {
    const seconds = Number(answer.error.details);
    return { outcome: "limited", seconds: seconds > 0 ? Math.min(seconds, maxRetryAfter) : maxRetryAfter };
  }
  console.error(`${what} was not stored:`, answer.error.code);
  return { outcome: "failed" };
}

/** Whether there is nothing to confirm: what is suspected gets no mail. */
export function isUnconfirmed(error: unknown): boolean {
  return (
    error instanceof FunctionsHttpError && error.context instanceof Response && error.context.status === 404
  );
}

/** Whether the browser sent the form by itself: without scripts, or before they had started. */
export function isSentByBrowser({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") ?? false;
}

/** Redirects to the page that confirms a form, of which a reload does not send it again. */
export function redirectToConfirmation({ pathname }: URL, sent: string): Response {
  return redirect(`${pathname}?${sentParameter}=${sent}`, 303);
}

/** The error response of a submission, with its values. */
export function rejectSubmission(rejection: Rejection, values: FormValues) {
  if (rejection.outcome === "failed") return data({ ...rejection, values }, { status: 503 });
  return data(
    { ...rejection, values },
    { status: 429, headers: { "Retry-After": String(rejection.seconds) } },
  );
}
