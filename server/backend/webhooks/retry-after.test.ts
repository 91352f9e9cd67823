// @module-tag Webhooks

import { expect, it } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const now = Date.parse("2026-03-24T08:00:00Z");
const day = 86_400;

it.each([
  ["0", 0],
  ["120", 120],
  [" 120 ", 120],
  ["604800", day],
  ["9".repeat(400), day],
  ["Tue, 24 Mar 2026 08:02:00 GMT", 120],
  ["Tuesday, 24-Mar-26 08:02:00 GMT", 120],
  ["Tue Mar 24 08:02:00 2026", 120],
  ["Tue, 24 Mar 2026 07:00:00 GMT", 0],
  ["Fri, 31 Dec 2027 00:00:00 GMT", day],
])("%s is so many seconds, a day at most: %i", (value, seconds) => {
  expect(readRetryAfter(value, now)).toBe(seconds);
});

it.each([
  undefined,
  "",
  "soon",
  "-1",
  "1.5",
  "2026-03-24",
  "2026-03-24T08:02:00Z",
  "Tue, 99 Mar 2026 08:02:00 GMT",
])("%s is neither seconds nor a date of HTTP", (value) => {
  expect(readRetryAfter(value, now)).toBeNull();
});
