import type { formTexts } from "../i18n/texts/forms.en.ts";
import { z } from "../zod.ts";
import { mailboxOf } from "./email-address.ts";

export type FormTextKey = keyof (typeof formTexts)["nl"];

/** The error of a field: the key of its message and its values. */
export type FieldError = { key: FormTextKey; max?: number; now?: number };

/** Errors and submitted values by field name. */
export type FormErrors = Partial<Record<string, FieldError>>;
export type FormValues = Partial<Record<string, string>>;

type FormReading<Row> = { ok: true; row: Row } | { ok: false; values: FormValues; errors: FormErrors };

/** Parses a submitted form: the row to store, or the values with their errors. */
export function readForm<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  form: FormData,
): FormReading<z.output<z.ZodObject<Shape>>> {
  const values: FormValues = {};
  for (const name of Object.keys(schema.shape)) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value.replaceAll("\0", "");
  }
  const reading = schema.safeParse(values);
  if (reading.success) return { ok: true, row: reading.data };

  const errors: FormErrors = {};
  for (const issue of reading.error.issues) {
    const field = String(issue.path[0]);
    errors[field] ??= fieldError(issue, values[field] ?? "");
  }
  return { ok: false, values, errors };
}

/** The form values of a row that could not be stored. */
export function formValues(row: Record<string, string | null>): FormValues {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ""]));
}

function fieldError(issue: z.core.$ZodIssue, value: string): FieldError {
  if (issue.code === "too_big") {
    return { key: "forms.tooLong", max: Number(issue.maximum), now: value.trim().length };
  }
  const key = formTextKey.safeParse(issue.message);
  return { key: key.success ? key.data : "forms.invalid" };
}

const formTextKey = z.enum([
  "forms.nameRequired",
  "forms.emailRequired",
  "forms.emailInvalid",
  "forms.messageRequired",
]);

/** Normalises a text: trimmed, valid Unicode, no control characters. */
export function tidyText(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replace(/\p{Cc}/gu, (character) => (character === "\n" || character === "\t" ? character : ""))
    .trim();
}

export function tidyLine(value: unknown): string {
  return tidyText(value).replace(/\s+/g, " ");
}

/** A required single-line field. */
export function requiredLine(maximum: number, missing: FormTextKey) {
  return z.preprocess(tidyLine, z.string().min(1, missing).max(maximum));
}

/** An optional single-line field; null when empty. */
export function optionalLine(maximum: number) {
  return z.preprocess((value) => tidyLine(value) || null, z.string().max(maximum).nullable());
}

/** A required multi-line field. */
export function requiredText(maximum: number, missing: FormTextKey) {
  return z.preprocess(tidyText, z.string().min(1, missing).max(maximum));
}

/** An optional multi-line field; null when empty. */
export function optionalText(maximum: number) {
  return z.preprocess((value) => tidyText(value) || null, z.string().max(maximum).nullable());
}

/**
 * One plain mailbox with a domain of two or more labels: no quotes, comments, lists or line breaks (a strict part of
 * RFC 5321), no encoded words (RFC 2047).
 */
export const emailAddress = z.preprocess(
  (value) => mailboxOf(tidyText(value)),
  z
    .string()
    .min(1, "forms.emailRequired")
    .max(254)
    .regex(
      /^(?=[^@]{1,64}@)(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i,
      "forms.emailInvalid",
    ),
);
