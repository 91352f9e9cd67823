/** What the site promises, and where that is shown. */
export type SafetyPromise = {
  /** "S5"; what stands beside the numbered lines has a word. */
  line: string;
  /** The promise, in a sentence or two. */
  says: string;
  /** Files of tests that `npm test` runs, from the root of the repository; their titles say what they show. */
  tests: readonly string[];
  /** What of it nothing shows yet; null when all of it is shown. */
  notYet: string | null;
};
