import { type Confirming, confirmForm, readTexts } from "../_shared/confirmation.ts";

/**
 * Answers POST `{ name, email, phone, company, message }` once the confirmation of that message is sent: `{ data }`,
 * or `{ error }` when it could not be sent yet (503) or there is no such message (404).
 */
export async function handle(request: Request, context: Confirming): Promise<Response> {
  const body = await readTexts(request, ["name", "email", "message"]);
  if (body instanceof Response) return body;
  const { name, email, message } = body;
  return confirmForm(context, { kind: "contact-confirmation", name, email, text: message });
}
