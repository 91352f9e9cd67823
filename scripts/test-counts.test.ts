import { describe, expect, it } from "vitest";
import { addCounts, countPlaywright, countRun, countVitest } from "./test-counts.ts";

describe("the sum of all tests", () => {
  it("adds what Vitest and Playwright report", () => {
    const vitest = countVitest(
      JSON.stringify({
        numPassedTests: 5,
        numFailedTests: 1,
        testResults: [
          { status: "passed", assertionResults: [{}] },
          { status: "failed", assertionResults: [{}] },
          { status: "failed", assertionResults: [] },
        ],
      }),
    );
    const playwright = countPlaywright(
      JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }),
    );
    expect(addCounts(vitest, playwright)).toEqual({ passed: 8, failed: 5 });
  });

  it("counts a run that ended badly, or that tested nothing, as failed", () => {
    expect(countRun({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
    expect(countRun({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(countRun({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(countRun({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });
});
