/** A text on one line of at most so many characters, as the database has names and descriptions. */
export function plainLine(text: string, max?: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.slice(0, max).toWellFormed().trim();
}
