/** The limit of `<`, `>` and `&` per text: a megabyte with as many takes half a second to sanitise. */
export const maxMarkupCharacters = 80_000;

/** The number of `<`, `>` and `&` in a text. */
export function countMarkupCharacters(html: string): number {
  let count = 0;
  for (let index = 0; index < html.length; index += 1) {
    const code = html.charCodeAt(index);
    if (code === 0x3c || code === 0x3e || code === 0x26) count += 1;
  }
  return count;
}

/** Whether parsing the text would block the event loop for too long. */
export function hasTooMuchMarkup(html: string, limit = maxMarkupCharacters): boolean {
  return html.length > limit && countMarkupCharacters(html) > limit;
}

/** The nesting depth beyond which only the text is kept. */
export const maxSourceDepth = 1_000;

/** What is kept then, and of a text with too much markup: unsanitised, with a space for each tag. */
export function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, " ");
}
