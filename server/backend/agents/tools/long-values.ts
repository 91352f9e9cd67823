import type { Json } from "../../../../app/data/schema.ts";

/** In characters; a longer text or list is read by part. */
export const longValue = 20_000;

/** What was left out of an answer: of a text its characters are counted, of a list its items. */
type Long = { part: string; language?: string; total: number };

/** The values of an answer but those that are too long for it, and these. */
export function splitLong(values: Record<string, Json>, language?: string) {
  const isLong = (value: Json) => sizeOf(value) > longValue;
  const entries = Object.entries(values);
  return {
    short: Object.fromEntries(entries.filter(([, value]) => !isLong(value))),
    long: entries
      .filter(([, value]) => isLong(value))
      .map(([part, value]): Long => ({ part, ...(language && { language }), total: totalOf(value) })),
  };
}

function sizeOf(value: Json): number {
  if (Array.isArray(value)) return JSON.stringify(value).length;
  return typeof value === "string" ? value.length : 0;
}

function totalOf(value: Json): number {
  return Array.isArray(value) || typeof value === "string" ? value.length : 1;
}

/**
 * A part of a value from a place on, about so many characters long: of HTML whole blocks, of a list whole items, as far as
 * one fits. `next` is where the rest begins; null at the end.
 */
export function cutValue(value: Json, from: number, length: number) {
  const total = totalOf(value);
  const found = Array.isArray(value)
    ? cutList(value, from, length)
    : typeof value === "string"
      ? cutText(value, from, length)
      : value;
  const taken = Array.isArray(found) || typeof found === "string" ? found.length : 1;
  return { value: found, from, total, next: from + taken < total ? from + taken : null };
}

function cutText(text: string, from: number, length: number): string {
  const found = text.slice(from, from + length);
  if (from + length >= text.length) return found;
  const last = [...found.matchAll(/<\/(?:p|h[1-6]|ul|ol|table|blockquote|pre)>/gi)].at(-1);
  if (last) return found.slice(0, last.index + last[0].length);
  // Not between the two halves of a character.
  return found.isWellFormed() || found.length < 2 ? found : found.slice(0, -1);
}

function cutList(items: readonly Json[], from: number, length: number): Json[] {
  const found: Json[] = [];
  let size = 0;
  for (const item of items.slice(from)) {
    size += JSON.stringify(item).length;
    if (found.length > 0 && size > length) break;
    found.push(item);
  }
  return found;
}
