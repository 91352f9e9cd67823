import { describe, expect, it } from "vitest";
import { addOutcomes, ofRun, readPlaywright, readVitest, tellFailures } from "./test-outcome.ts";

const failure = { name: "a test", reason: "it broke" };

describe("the outcome of all tests", () => {
  it("adds what Vitest and Playwright report, each failure with its name and reason", () => {
    const passed = { status: "passed", fullName: "adds", failureMessages: [] };
    const failed = { status: "failed", fullName: "adds up", failureMessages: ["1 is not 2"] };
    const vitest = readVitest(
      JSON.stringify({
        numPassedTests: 5,
        testResults: [
          { name: "a.test.ts", status: "passed", message: "", assertionResults: [passed] },
          { name: "b.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
          { name: "c.test.ts", status: "failed", message: "no such module", assertionResults: [] },
        ],
      }),
    );
    const spec = (title: string, status: string) => ({
      title,
      file: "d.spec.ts",
      line: 3,
      tests: [{ status, results: [{ errors: [{ message: "not shown" }] }] }],
    });
    const playwright = readPlaywright(
      JSON.stringify({
        stats: { expected: 3 },
        suites: [
          {
            specs: [spec("opens", "expected"), spec("closes", "unexpected")],
            suites: [{ specs: [spec("wavers", "flaky"), spec("waits", "skipped")] }],
          },
        ],
        errors: [{ message: "no server" }],
      }),
    );
    expect(addOutcomes(vitest, playwright)).toEqual({
      passed: 8,
      failures: [
        { name: "b.test.ts › adds up", reason: "1 is not 2" },
        { name: "c.test.ts", reason: "no such module" },
        { name: "d.spec.ts:3 › closes", reason: "not shown" },
        { name: "d.spec.ts:3 › wavers", reason: "not shown" },
        { name: "outside of any test", reason: "no server" },
      ],
    });
  });

  it("counts a run that ended badly, or that tested nothing, as failed", () => {
    expect(ofRun({ passed: 3, failures: [] }, true).failures).toHaveLength(0);
    expect(ofRun({ passed: 3, failures: [] }, false).failures).toHaveLength(1);
    expect(ofRun({ passed: 3, failures: [failure] }, false).failures).toEqual([failure]);
    expect(ofRun({ passed: 0, failures: [] }, true).failures).toHaveLength(1);
  });

  it("tells a failure in a few lines, without its stack", () => {
    const lines = Array.from({ length: 30 }, (_, number) => `line ${number}`);
    expect(tellFailures([{ name: "a test", reason: "it broke\n\n    at here:1:2" }])).toEqual([
      "✘ a test\n    it broke",
    ]);
    expect(tellFailures([{ name: "a test", reason: lines.join("\n") }])[0]?.split("\n")).toHaveLength(13);
  });
});
