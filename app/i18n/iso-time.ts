/** A time in ISO 8601 and UTC; null for one that PostgreSQL stores and JavaScript has no date for, such as `infinity`. */
export function isoTime(time: string | Date): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
