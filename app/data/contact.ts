import type { Language } from "../i18n/language-texts.ts";
import type { ContactMessage } from "./contact-message.ts";
import type { Database } from "./database.ts";

/** Stores a contact message; whether it was stored. */
export async function submitContactMessage(
  db: Database,
  message: ContactMessage,
  language: Language,
): Promise<boolean> {
  const { error } = await db.from("otm_contact_subm_vlotwerk").insert({ ...message, language });
  if (error) console.error("A contact message was not stored:", error.code);
  return !error;
}

/** Asks for the confirmation mail of a stored message; whether it was sent. */
export async function sendContactConfirmation(db: Database, message: ContactMessage): Promise<boolean> {
  const { error } = await db.functions.invoke("send-contact-confirmation", { body: message });
  if (error) console.error("The confirmation of a contact message was not sent:", error.message);
  return !error;
}
