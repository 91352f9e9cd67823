import type { Visit } from "../leads/lead-visit.ts";
import { isSpam } from "./spam.ts";
import { readVisit } from "./visit.ts";

/** What is stored with a form beside what was typed. */
export type SubmissionMetadata = { is_spam: boolean; visit: Visit | null };

/** Reads them from a submitted form; for the server's actions, so that no browser loads what checks them. */
export function readSubmissionMetadata(form: FormData): SubmissionMetadata {
  return { is_spam: isSpam(form), visit: readVisit(form) };
}
