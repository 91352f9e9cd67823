import { z } from "zod";
import type { formTexts } from "../i18n/texts/forms.en.ts";

export type FormTextKey = keyof (typeof formTexts)["nl"];

/** What is wrong with one field: the key of its message, and the figures that stand in it. */
export type FieldError = { key: FormTextKey; max?: number; now?: number };

/** Errors and typed values by the field's name. */
export type FormErrors = Partial<Record<string, FieldError>>;
export type FormValues = Partial<Record<string, string>>;

export type FormReading<Row> = { ok: true; row: Row } | { ok: false; values: FormValues; errors: FormErrors };

/** Reads a submitted form: the row to store, or all that was typed with a message at each wrong field. */
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

/** A row as the form that it came from, for when it could not be stored. */
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

/** A text as it is stored: trimmed, valid Unicode, without characters that no keyboard types. */
export function tidyText(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replace(/\p{Cc}/gu, (character) => (character === "\n" || character === "\t" ? character : ""))
    .trim();
}

/** The same on one line. */
export function tidyLine(value: unknown): string {
  return tidyText(value).replace(/\s+/g, " ");
}

/** A field of one line that must be filled. */
export function requiredLine(maximum: number, missing: FormTextKey) {
  return z.preprocess(tidyLine, z.string().min(1, missing).max(maximum));
}

/** A field of one line that may stay empty: null then. */
export function optionalLine(maximum: number) {
  return z.preprocess((value) => tidyLine(value) || null, z.string().max(maximum).nullable());
}

/** A field of several lines that must be filled. */
export function requiredText(maximum: number, missing: FormTextKey) {
  return z.preprocess(tidyText, z.string().min(1, missing).max(maximum));
}

/** A field of several lines that may stay empty: null then. */
export function optionalText(maximum: number) {
  return z.preprocess((value) => tidyText(value) || null, z.string().max(maximum).nullable());
}

/**
 * One plain mailbox: no quotes, comments, lists or line breaks (a strict part of RFC 5321's grammar and lengths),
 * with a domain of two labels or more. Nothing in it may be read as an encoded word (RFC 2047).
 */
export const emailAddress = z.preprocess(
  tidyText,
  z
    .string()
    .min(1, "forms.emailRequired")
    .max(254)
    .regex(
      /^(?=[^@]{1,64}@)(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i,
      "forms.emailInvalid",
    ),
);
