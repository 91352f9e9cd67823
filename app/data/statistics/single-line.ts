/**
 * A visitor's text as it may be stored: without control characters and halves of surrogate pairs, which PostgreSQL's
 * jsonb rejects, and with single spaces.
 */
export function singleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
}
