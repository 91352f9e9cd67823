// Apart from the queries of downloads.ts, which the header's button needs in the browser: these bring the checks of forms.

import type { Language } from "../i18n/language-texts.ts";
import type { Database } from "./database.ts";
import type { DownloadRequest } from "./download-request.ts";
import type { DownloadPage } from "./downloads.ts";
import { type Circumstances, readSubmission, type Submission } from "./submission.ts";

/** Stores a request for a download. */
export async function submitDownloadRequest(
  db: Database,
  page: Pick<DownloadPage, "id">,
  request: DownloadRequest,
  circumstances: Circumstances,
  language: Language,
): Promise<Submission> {
  const row = { page_id: page.id, ...request, ...circumstances, language };
  const answer = await db.from("otm_download_submissions").insert(row);
  return readSubmission(answer, "A download request");
}

/** Asks for the confirmation mail of a stored request. A failure is only logged: the request stands. */
export async function sendDownloadConfirmation(
  db: Database,
  request: DownloadRequest,
  pageTitle: string,
  language: Language,
): Promise<void> {
  const { error } = await db.functions.invoke("send-download-confirmation", {
    body: { name: request.name, email: request.email, company: request.company, pageTitle, language },
  });
  if (error) console.error("The confirmation of a download request was not sent:", error.message);
}
