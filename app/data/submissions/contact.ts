import type { Language } from "../../i18n/language-texts.ts";
import type { Database } from "../database.ts";
import type { ContactMessage } from "./contact-message.ts";
import { formDigest } from "./form-digest.server.ts";
import { isUnconfirmed, readSubmission, type Submission } from "./submission.ts";
import type { SubmissionMetadata } from "./submission-metadata.ts";

export async function submitContactMessage(
  db: Database,
  message: ContactMessage,
  metadata: SubmissionMetadata,
  language: Language,
): Promise<Submission> {
  const said = { ...message, is_spam: metadata.is_spam, language };
  const { proof, visit } = metadata;
  const row = { ...said, proof, visit, form_digest: formDigest("contact", said) };
  const answer = await db.from("otm_contact_subm_vlotwerk").insert(row);
  return readSubmission(answer, "A contact message");
}

/** Requests the confirmation mail of a message; gives whether it was queued. */
export async function sendContactConfirmation(db: Database, message: ContactMessage): Promise<boolean> {
  const { error } = await db.functions.invoke("send-contact-confirmation", { body: message });
  if (error && !isUnconfirmed(error)) {
    console.error("The confirmation of a contact message was not sent:", error.message);
  }
  return !error;
}
