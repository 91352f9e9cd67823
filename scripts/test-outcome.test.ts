import { describe, expect, it } from "vitest";
import {
  addOutcomes,
  describeFailures,
  describeTimings,
  ofRun,
  readPlaywright,
  readVitest,
} from "./test-outcome.ts";

const failure = { name: "a test", reason: "it broke" };

describe("the outcome of all tests", () => {
  it("combines the reports of Vitest and Playwright, with name and reason of each failure", () => {
    const passed = { status: "passed", fullName: "adds", duration: 2, failureMessages: [] };
    const failed = { status: "failed", fullName: "adds up", duration: 3, failureMessages: ["1 is not 2"] };
    const vitest = readVitest(
      JSON.stringify({
        numPassedTests: 5,
        testResults: [
          { name: "/r/a.test.ts", status: "passed", message: "", assertionResults: [passed] },
          { name: "/r/b.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
          { name: "/r/c.test.ts", status: "failed", message: "no such module", assertionResults: [] },
        ],
      }),
      "/r",
    );
    const spec = (title: string, status: string) => ({
      title,
      file: "d.spec.ts",
      line: 3,
      tests: [{ status, results: [{ duration: 4, errors: [{ message: "not shown" }] }] }],
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
    const both = addOutcomes(vitest, playwright);
    expect(both).toMatchObject({
      passed: 8,
      failures: [
        { name: "b.test.ts › adds up", reason: "1 is not 2" },
        { name: "c.test.ts", reason: "no such module" },
        { name: "e2e/d.spec.ts:3 › closes", reason: "not shown" },
        { name: "e2e/d.spec.ts:3 › wavers", reason: "not shown" },
        { name: "outside of any test", reason: "no server" },
      ],
    });
    expect(both.timings).toHaveLength(7);
    expect(both.timings.at(-1)).toEqual({ file: "e2e/d.spec.ts", title: "waits", milliseconds: 4 });
  });

  it("lists the slowest files and tests, and the sum of each folder", () => {
    const timings = [
      { file: "app/a.test.ts", title: "adds", milliseconds: 100 },
      { file: "server/web/b.test.ts", title: "serves", milliseconds: 3_000 },
      { file: "server/web/b.test.ts", title: "refuses", milliseconds: 1_500 },
    ];
    expect(describeTimings(timings, 1)).toEqual([
      "By folder",
      "     4.5  server/web",
      "     0.1  app",
      "The slowest 1 files",
      "     4.5  server/web/b.test.ts",
      "The slowest 1 tests",
      "     3.0  server/web/b.test.ts › serves",
    ]);
  });

  it("counts a crashed or empty run as failed", () => {
    expect(ofRun({ passed: 3, failures: [], timings: [] }, true).failures).toHaveLength(0);
    expect(ofRun({ passed: 3, failures: [], timings: [] }, false).failures).toHaveLength(1);
    expect(ofRun({ passed: 3, failures: [failure], timings: [] }, false).failures).toEqual([failure]);
    expect(ofRun({ passed: 0, failures: [], timings: [] }, true).failures).toHaveLength(1);
  });

  it("describes a failure in a few lines, without its stack", () => {
    const lines = Array.from({ length: 30 }, (_, number) => `line ${number}`);
    expect(describeFailures([{ name: "a test", reason: "it broke\n\n    at here:1:2" }])).toEqual([
      "✘ a test\n    it broke",
    ]);
    expect(describeFailures([{ name: "a test", reason: lines.join("\n") }])[0]?.split("\n")).toHaveLength(13);
    const again = ["app/a.test.ts › adds", "e2e/b.spec.ts:3 › opens"].map((name) => ({ name, reason: "" }));
    expect(describeFailures(again)).toEqual([
      '✘ app/a.test.ts › adds\n    again: npm run test:unit -- app/a.test.ts -t "adds"',
      "✘ e2e/b.spec.ts:3 › opens\n    again: npm run test:browser -- e2e/b.spec.ts:3",
    ]);
  });
});
