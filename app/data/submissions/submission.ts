import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { data } from "react-router";
import type { FormValues } from "../form-data.ts";

/** Not stored for a reason of the server's, or too many from this address until so many seconds have passed. */
type Refusal = { outcome: "failed" } | { outcome: "limited"; seconds: number };

/** What became of a form. */
export type Submission = { outcome: "stored" } | Refusal;

/** A backend that doesn't say how long: as long as the limit looks back. */
const longestWait = 600;

/** Reads what the backend answered to the insert of a form. What it refused is logged by its code. */
export function readSubmission(answer: PostgrestSingleResponse<null>, what: string): Submission {
  if (!answer.error) return { outcome: "stored" };
  if (answer.status === 429) {
    const seconds = Number(answer.error.details);
    return { outcome: "limited", seconds: seconds > 0 ? Math.min(seconds, longestWait) : longestWait };
  }
  console.error(`${what} was not stored:`, answer.error.code);
  return { outcome: "failed" };
}

/** The page's answer to a form that was not stored: it keeps what was typed. */
export function refuse(refusal: Refusal, values: FormValues) {
  if (refusal.outcome === "failed") return data({ ...refusal, values }, { status: 503 });
  return data({ ...refusal, values }, { status: 429, headers: { "Retry-After": String(refusal.seconds) } });
}
