/** The backend's body limit, in bytes. */
const maxBytes = 1_048_576;

export function isTooLarge(rows: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(rows)).length > maxBytes;
}
