import { z } from "../../zod.ts";
import {
  emailAddress,
  type FormErrors,
  type FormValues,
  formValues,
  optionalLine,
  readForm,
  requiredLine,
  requiredText,
} from "../form-data.ts";
import { type Moment, momentsField, momentValue, readMoments } from "./moments.ts";

/** In characters, with the chosen moments. */
const maxMessage = 5_000;

/** The schema of the contact form, and its row. */
export const contactMessage = z.object({
  name: requiredLine(200, "forms.nameRequired"),
  email: emailAddress,
  phone: optionalLine(40),
  company: optionalLine(200),
  message: requiredText(maxMessage, "forms.messageRequired"),
});

/** A message as it is stored; the values of the chosen moments have spaces between. */
export type ContactMessage = z.output<typeof contactMessage> & { moments: string | null };

type ContactReading = { values: FormValues } & (
  | { ok: true; row: ContactMessage }
  | { ok: false; errors: FormErrors }
);

/**
 * Parses the contact form: the row to store, whose message ends in the line of the chosen moments, and the values as they
 * were sent.
 */
export function readContactForm(
  form: FormData,
  accepted: readonly Moment[],
  lineOf: (moments: readonly Moment[]) => string,
): ContactReading {
  const { moments, areAccepted } = readMoments(form, accepted);
  const ending = moments.length > 0 ? `\n\n${lineOf(moments)}` : "";
  const message = requiredText(maxMessage - ending.length, "forms.messageRequired");
  const reading = readForm(contactMessage.extend({ message }), form);

  const errors: FormErrors = reading.ok ? {} : reading.errors;
  if (errors.message?.key === "forms.tooLong" && ending) {
    errors.message = { ...errors.message, key: "forms.tooLongWithMoments" };
  }
  if (!areAccepted) errors[momentsField] = { key: "forms.momentGone" };

  const typed = reading.ok ? formValues(reading.row) : reading.values;
  const chosen = moments.map(momentValue).join(" ");
  const values = { ...typed, [momentsField]: chosen };
  if (!reading.ok || !areAccepted) return { ok: false, values, errors };
  const row = { ...reading.row, message: reading.row.message + ending, moments: chosen || null };
  return { ok: true, values, row };
}
