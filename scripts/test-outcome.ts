import { z } from "zod";

/** What came of a number of tests: how many passed, and of each that didn't, its name and why. */
export type Outcome = { passed: number; failures: Failure[] };

export type Failure = { name: string; reason: string };

export function addOutcomes(one: Outcome, other: Outcome): Outcome {
  return { passed: one.passed + other.passed, failures: [...one.failures, ...other.failures] };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** What Vitest's JSON report says; a file that could not even be loaded is one failure. */
export function readVitest(report: string): Outcome {
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(report));
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    if (status === "failed" && assertionResults.length === 0) return [{ name: file, reason: message }];
    return assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ name: `${file} › ${test.fullName}`, reason: test.failureMessages.join("\n") }));
  });
  return { passed: numPassedTests, failures };
}

const playwrightError = z.object({ message: z.string().optional() });

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
          results: z.array(z.object({ errors: z.array(playwrightError) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
});

/** What Playwright's JSON report says; a flaky test is a broken one, and so is an error outside of any test. */
export function readPlaywright(report: string): Outcome {
  const { stats, suites, errors } = playwrightReport.parse(JSON.parse(report));
  const failures = [
    ...suites.flatMap(failuresOf),
    ...errors.map((error) => ({ name: "outside of any test", reason: reasonOf([error]) })),
  ];
  return { passed: stats.expected, failures };
}

function failuresOf({ specs, suites }: z.infer<typeof playwrightSuite>): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        name: `${file}:${line} › ${title}`,
        reason: reasonOf(results.flatMap(({ errors }) => errors)),
      })),
  );
  return [...own, ...(suites ?? []).flatMap(failuresOf)];
}

function reasonOf(errors: z.infer<typeof playwrightError>[]): string {
  return errors.map(({ message }) => message ?? "").join("\n");
}

/** The outcome of a run: when it ended badly without a failed test to show for it, that is one. */
export function ofRun(outcome: Outcome, hasSucceeded: boolean): Outcome {
  const isEmpty = outcome.passed + outcome.failures.length === 0;
  if (outcome.failures.length > 0 || (hasSucceeded && !isEmpty)) return outcome;
  const reason = isEmpty ? "no test ran" : "the run ended badly, though no test failed";
  return { ...outcome, failures: [{ name: "the whole run", reason }] };
}

/** Each failure in a few lines: what shows only the end of a long output must not hide why a run was refused. */
export function tellFailures(failures: Failure[]): string[] {
  return failures.map(({ name, reason }) => {
    const lines = reason.split("\n").filter((line) => line.trim() && !/^\s+at /.test(line));
    return [`✘ ${name}`, ...lines.slice(0, 12).map((line) => `    ${line}`)].join("\n");
  });
}
