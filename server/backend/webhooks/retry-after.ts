/** In seconds. */
const longest = 24 * 60 * 60;

/**
 * The seconds that a Retry-After asks for (RFC 9110, 10.2.3: a number or a date of HTTP, also in the two old notations), a
 * day at most; null without one that can be read.
 */
export function readRetryAfter(value: string | undefined, now = Date.now()): number | null {
  const text = value?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : (readDate(text) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(Math.ceil(seconds), 0), longest);
}

function readDate(text: string): number {
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return Number.NaN;
  // The notation of asctime() names no zone, and means this one.
  return Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
}
