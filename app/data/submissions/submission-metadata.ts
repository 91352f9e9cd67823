import type { Visit } from "../leads/lead-visit.ts";
import { isSpam } from "./spam.ts";
import { readVisit } from "./visit.ts";

/** What is stored with a submission besides its fields. */
export type SubmissionMetadata = { is_spam: boolean; visit: Visit | null };

/** Reads the metadata of a submitted form; server only, to keep its validation out of the browser. */
export function readSubmissionMetadata(form: FormData): SubmissionMetadata {
  return { is_spam: isSpam(form), visit: readVisit(form) };
}
