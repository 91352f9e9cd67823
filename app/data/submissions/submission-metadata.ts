import type { Visit } from "../leads/lead-visit.ts";
import { isSpam, proofField } from "./spam.ts";
import { readVisit } from "./visit.ts";

/** What is stored with a submission besides its fields. */
export type SubmissionMetadata = { is_spam: boolean; proof: string; visit: Visit | null };

/** Reads the metadata of a submitted form; server only, to keep its validation out of the browser. */
export function readSubmissionMetadata(form: FormData): SubmissionMetadata {
  const proof = form.get(proofField);
  return {
    is_spam: isSpam(form),
    // What is too long is no proof, and the database would reject it.
    proof: typeof proof === "string" && proof.length <= 200 ? proof : "",
    visit: readVisit(form),
  };
}
