/** A field that people don't see and no browser fills; its name is one that programs like to fill. */
export const honeypotField = "subject";

/** The field in which the browser says how long a form was in sight, in milliseconds. */
export const elapsedField = "elapsed";

/**
 * Nobody reads a form, fills in a name, an address and a message, and sends it in two seconds, also when the browser
 * fills in half of it; programs mostly need none.
 */
const leastMilliseconds = 2000;

/**
 * Whether a form was filled in by a program: the field that people don't see holds something, or it was sent sooner
 * than a person can. A form that doesn't say how long it took comes from a browser without JavaScript.
 */
export function isSpam(form: FormData): boolean {
  const honeypot = form.get(honeypotField);
  if (typeof honeypot === "string" && honeypot.trim() !== "") return true;
  const elapsed = form.get(elapsedField);
  return typeof elapsed === "string" && /^\d+$/.test(elapsed) && Number(elapsed) < leastMilliseconds;
}
