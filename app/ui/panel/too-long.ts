/** Whether a text exceeds a limit in Unicode characters, as the database counts. */
export function isTooLong(value: string, max: number): boolean {
  return value.length > max && characters(value) > max;
}

export function characters(value: string): number {
  return [...value].length;
}
