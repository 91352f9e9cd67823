// Apart from downloads.ts, which the browser loads for the header's button, to keep form validation out of it.

import { FunctionsHttpError } from "@supabase/supabase-js";
import type { Language } from "../../i18n/language-texts.ts";
import type { Database } from "../database.ts";
import type { DownloadPage } from "../downloads/downloads.ts";
import type { DownloadRequest } from "./download-request.ts";
import { formDigest } from "./form-digest.server.ts";
import { isUnconfirmed, readSubmission, type Submission } from "./submission.ts";
import type { SubmissionMetadata } from "./submission-metadata.ts";

export async function submitDownloadRequest(
  db: Database,
  page: Pick<DownloadPage, "id">,
  request: DownloadRequest,
  metadata: SubmissionMetadata,
  language: Language,
): Promise<Submission> {
  const said = { page_id: page.id, ...request, is_spam: metadata.is_spam, language };
  const { proof, visit } = metadata;
  const row = { ...said, proof, visit, form_digest: formDigest("download", said) };
  const answer = await db.from("otm_download_submissions").insert(row);
  return readSubmission(answer, "A download request");
}

/**
 * Requests the confirmation mail; gives the link to the file, null without one, and whether the request is held: suspected,
 * so that no mail follows. A failed mail is only logged.
 */
export async function sendDownloadConfirmation(
  db: Database,
  request: DownloadRequest,
  pageTitle: string,
  language: Language,
): Promise<{ downloadUrl: string | null; isHeld: boolean }> {
  const { data, error } = await db.functions.invoke<{ data: unknown }>("send-download-confirmation", {
    body: { name: request.name, email: request.email, company: request.company, pageTitle, language },
  });
  const isHeld = isUnconfirmed(error);
  if (error && !isHeld) console.error("The confirmation of a download request was not sent:", error.message);
  const answer = error instanceof FunctionsHttpError ? await bodyOf(error) : data?.data;
  return { downloadUrl: hasLink(answer) ? answer.downloadUrl : null, isHeld };
}

function hasLink(answer: unknown): answer is { downloadUrl: string } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "downloadUrl" in answer &&
    typeof answer.downloadUrl === "string"
  );
}

async function bodyOf({ context }: FunctionsHttpError): Promise<unknown> {
  return context instanceof Response ? context.json().catch(() => null) : null;
}
