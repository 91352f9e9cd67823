/**
 * Whether tests run in full, as `npm run verify` runs the files of `verify/checks/tests-in-full.ts`. `npm test` runs the same
 * files with a slice of what takes long: the first cases of a table, and what shows the way of this machine.
 */
export const inFull = process.env.TESTS_IN_FULL === "1";

/** All cases in full, else the first ones. */
export function slice<Case>(cases: readonly Case[], count = 1): readonly Case[] {
  return inFull ? cases : cases.slice(0, count);
}
