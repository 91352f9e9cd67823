/** How many bytes the backend takes at once. */
const most = 1_048_576;

/** Whether rows are more than the backend takes in one call. */
export function isTooLarge(rows: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(rows)).length > most;
}
