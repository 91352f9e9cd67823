// Apart from the queries of downloads.ts, which the header's button needs in the browser: these bring the checks of forms.

import { FunctionsHttpError } from "@supabase/supabase-js";
import type { Language } from "../../i18n/language-texts.ts";
import type { Database } from "../database.ts";
import type { DownloadPage } from "../downloads/downloads.ts";
import type { DownloadRequest } from "./download-request.ts";
import { readSubmission, type Submission } from "./submission.ts";
import type { SubmissionMetadata } from "./submission-metadata.ts";

/** Stores a request for a download. */
export async function submitDownloadRequest(
  db: Database,
  page: Pick<DownloadPage, "id">,
  request: DownloadRequest,
  metadata: SubmissionMetadata,
  language: Language,
): Promise<Submission> {
  const row = { page_id: page.id, ...request, ...metadata, language };
  const answer = await db.from("otm_download_submissions").insert(row);
  return readSubmission(answer, "A download request");
}

/**
 * Asks for the confirmation mail of a stored request; gives the link to the page's file, null if there is none. That
 * the mail could not be sent is only logged: the request stands, and so does the link.
 */
export async function sendDownloadConfirmation(
  db: Database,
  request: DownloadRequest,
  pageTitle: string,
  language: Language,
): Promise<string | null> {
  const { data, error } = await db.functions.invoke<{ data: unknown }>("send-download-confirmation", {
    body: { name: request.name, email: request.email, company: request.company, pageTitle, language },
  });
  if (error) console.error("The confirmation of a download request was not sent:", error.message);
  const answer = error instanceof FunctionsHttpError ? await bodyOf(error) : data?.data;
  return hasLink(answer) ? answer.downloadUrl : null;
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
