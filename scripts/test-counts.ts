import { z } from "zod";

export type Counts = { passed: number; failed: number };

export function addCounts(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** What Vitest's JSON report says; a file that could not even be loaded counts as one failed test. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(report));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** What Playwright's JSON report says; a flaky test is a broken one, and so is an error outside of any test. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The counts of a run: when it ended badly without a failed test to show for it, that is one. */
export function countRun(counts: Counts, hasSucceeded: boolean): Counts {
  const isBroken = !hasSucceeded || counts.passed + counts.failed === 0;
  return isBroken && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
