import assert from "node:assert/strict";
import { type Measured, measureAccounts } from "../../bench/accounts.ts";
import type { Check } from "../check.ts";

/** In milliseconds: S15, and S16. */
const farthestApart = 5;
const longestHold = 50;

let measuring: Promise<Measured[]> | null = null;

/** Both checks look at one measurement. */
function measureOnce(): Promise<Measured[]> {
  measuring ??= measureAccounts();
  return measuring;
}

/** S15: an answer tells nobody who has an account, neither by its time nor by what it is. */
export const answerTimes: Check = {
  line: "S15",
  what: "Signing in, signing up, asking for a new password and for another mail (awaited, or for an account that is confirmed), each with 200 addresses that have an account and 200 that have none, in turns: all 400 answers have one status, one set of headers and one shape, and the medians of their times lie at most 5 ms apart, on PGlite and on PostgreSQL.",
  async run() {
    const results = await measureOnce();
    for (const { database, medians } of results) {
      for (const { call, knownAnswers, unknownAnswers } of medians) {
        assert.deepEqual(knownAnswers, unknownAnswers, `${database}, ${call}`);
        assert.equal(knownAnswers.length, 1, `${database}, ${call}: ${knownAnswers.join("; ")}`);
      }
    }
    const all = results.flatMap(({ database, medians }) =>
      medians.map(({ call, known, unknown }) => ({ database, call, apart: Math.abs(known - unknown) })),
    );
    const far = all.filter(({ apart }) => apart > farthestApart);
    if (far.length > 0) {
      throw new Error(
        far.map((one) => `${one.database}, ${one.call}: ${one.apart.toFixed(1)} ms apart`).join("; "),
      );
    }
    return results
      .map(({ database }) => {
        const calls = all.filter((one) => one.database === database);
        return `${database}: ${calls.map(({ call, apart }) => `${call} ${apart.toFixed(1)}`).join(", ")} ms apart`;
      })
      .join("; ")
      .concat("; of each call all answers alike");
  },
};

/** S16: passwords are checked beside everything else that the server does. */
export const passwordThreads: Check = {
  line: "S16",
  what: "Twenty people sign in at once: the event loop is held up for less than 50 ms, on PGlite and on PostgreSQL.",
  async run() {
    const results = await measureOnce();
    const said = results
      .map((one) => `${one.database}: ${one.longestHold} ms at most, all in after ${one.signIns} ms`)
      .join("; ");
    if (results.some((one) => one.longestHold >= longestHold)) throw new Error(said);
    return said;
  },
};
