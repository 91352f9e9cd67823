/** Whether a text has more characters than its column takes, counted as the database does. */
export function isTooLong(value: string, max: number): boolean {
  return value.length > max && characters(value) > max;
}

/** How many characters a text has. */
export function characters(value: string): number {
  return [...value].length;
}
