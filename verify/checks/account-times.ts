import assert from "node:assert/strict";
import { type Measured, measureAccounts } from "../../bench/accounts.ts";
import { quantile } from "../../bench/time.ts";
import type { Check } from "../check.ts";

/** In milliseconds: S15, and S16. */
const maxDifferenceMs = 5;
const maxHoldMs = 50;

let measuring: Promise<Measured> | null = null;

/** Both checks use one measurement. */
function measureOnce(): Promise<Measured> {
  measuring ??= measureAccounts();
  return measuring;
}

/** Responses reveal accounts neither by time nor by content, and password hashing does not block the event loop. */
export const accountTimes: readonly Check[] = [
  {
    line: "S15",
    what: "Signing in, signing up, asking for a new password and for another mail (awaited, or for an account that is confirmed), each with 200 addresses that have an account and 200 that have none, in turns: all 400 answers have one status, one set of headers and one shape, and the medians of their times lie at most 5 ms apart.",
    async run() {
      const { compared } = await measureOnce();
      for (const { call, known, unknown } of compared) {
        assert.deepEqual(known.answers, unknown.answers, call);
        assert.equal(known.answers.size, 1, `${call}: ${[...known.answers].join("; ")}`);
      }
      const all = compared.map(({ call, known, unknown }) => ({
        call,
        apart: Math.abs(quantile(known.times, 0.5) - quantile(unknown.times, 0.5)),
      }));
      const figures = all.map(({ call, apart }) => `${call} ${apart.toFixed(1)} ms`).join(", ");
      if (all.some(({ apart }) => apart > maxDifferenceMs)) throw new Error(`The medians differ: ${figures}`);
      return `the medians differ by: ${figures}; of each call all answers alike`;
    },
  },
  {
    line: "S16",
    what: "Twenty people sign in at once: the event loop is held up for less than 50 ms.",
    async run() {
      const { maxBlockedMs, signIns } = await measureOnce();
      const figures = `${maxBlockedMs} ms at most, all in after ${signIns} ms`;
      if (maxBlockedMs >= maxHoldMs) throw new Error(figures);
      return figures;
    },
  },
];
