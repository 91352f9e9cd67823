import { type Confirming, confirmForm, readTexts } from "../_shared/confirmation.ts";

/**
 * Answers POST `{ name, email, company, pageTitle, language, customEmailContent }` once the confirmation of that
 * request is sent: `{ data }`, or `{ error }` when it could not be sent yet (503) or there is no such request (404).
 * Both come with the link to the page's file, if there is one. What it says stands with the page; title and content from the caller are accepted and left aside.
 */
export async function handle(request: Request, context: Confirming): Promise<Response> {
  const body = await readTexts(request, ["name", "email"]);
  if (body instanceof Response) return body;
  return confirmForm(context, { kind: "download-confirmation", ...body, text: "" });
}
