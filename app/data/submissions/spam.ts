/** The honeypot: hidden from people, not autofilled, with a name that bots fill in. */
export const honeypotField = "subject";

/** The field with the time that the form was visible, in milliseconds. */
export const elapsedField = "elapsed";

/** The field with the proof of work; scripts add it. */
export const proofField = "proof";

/** The least time in which a person can submit a form, even with autofill. */
const minElapsedMs = 2000;

/**
 * Whether a bot sent the form: the honeypot is filled, or the time is too short. Without JavaScript there is no time.
 */
export function isSpam(form: FormData): boolean {
  const honeypot = form.get(honeypotField);
  if (typeof honeypot === "string" && honeypot.trim() !== "") return true;
  const elapsed = form.get(elapsedField);
  return typeof elapsed === "string" && /^\d+$/.test(elapsed) && Number(elapsed) < minElapsedMs;
}
