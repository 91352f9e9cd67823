import { relative } from "node:path";
import { z } from "zod";

/** The number of passed tests, the failures, and each test's duration. */
export type Outcome = { passed: number; failures: Failure[]; timings: Timing[] };

export type Failure = { name: string; reason: string };

/** `file` is its path in the repository; the time is in milliseconds. */
type Timing = { file: string; title: string; milliseconds: number };

export function addOutcomes(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failures: [...one.failures, ...other.failures],
    timings: [...one.timings, ...other.timings],
  };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Reads Vitest's JSON report with paths below `root`; a file that can't be loaded is one failure. */
export function readVitest(report: string, root: string): Outcome {
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(report));
  const files = testResults.map((result) => ({ ...result, name: relative(root, result.name) }));
  const failures = files.flatMap(({ name: file, status, message, assertionResults }) => {
    if (status === "failed" && assertionResults.length === 0) return [{ name: file, reason: message }];
    return assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ name: `${file} › ${test.fullName}`, reason: test.failureMessages.join("\n") }));
  });
  const timings = files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: title, duration }) => ({ file, title, milliseconds: duration ?? 0 })),
  );
  return { passed: numPassedTests, failures, timings };
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
          results: z.array(z.object({ duration: z.number(), errors: z.array(playwrightError) })),
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

/** Reads Playwright's JSON report; flaky tests and errors outside of tests are failures. */
export function readPlaywright(report: string): Outcome {
  const { stats, suites, errors } = playwrightReport.parse(JSON.parse(report));
  const failures = [
    ...suites.flatMap(failuresOf),
    ...errors.map((error) => ({ name: "outside of any test", reason: reasonOf([error]) })),
  ];
  return { passed: stats.expected, failures, timings: suites.flatMap(timingsOf) };
}

function timingsOf({ specs, suites }: z.infer<typeof playwrightSuite>): Timing[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ duration }) => ({ file: `e2e/${file}`, title, milliseconds: duration })),
  );
  return [...own, ...(suites ?? []).flatMap(timingsOf)];
}

function failuresOf({ specs, suites }: z.infer<typeof playwrightSuite>): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        name: `e2e/${file}:${line} › ${title}`,
        reason: reasonOf(results.flatMap(({ errors }) => errors)),
      })),
  );
  return [...own, ...(suites ?? []).flatMap(failuresOf)];
}

function reasonOf(errors: z.infer<typeof playwrightError>[]): string {
  return errors.map(({ message }) => message ?? "").join("\n");
}

/** Adds a failure to a run that failed without a failed test, or was empty. */
export function ofRun(outcome: Outcome, hasSucceeded: boolean, { mayBeEmpty = false } = {}): Outcome {
  const isEmpty = !mayBeEmpty && outcome.passed + outcome.failures.length === 0;
  if (outcome.failures.length > 0 || (hasSucceeded && !isEmpty)) return outcome;
  const reason = isEmpty ? "no test ran" : "the run ended badly, though no test failed";
  return { ...outcome, failures: [{ name: "the whole run", reason }] };
}

/** Each failure in a few lines, with the command that runs it alone. */
export function describeFailures(failures: Failure[]): string[] {
  return failures.map(({ name, reason }) => {
    const lines = reason.split("\n").filter((line) => line.trim() && !/^\s+at /.test(line));
    const command = commandFor(name);
    return [
      `✘ ${name}`,
      ...lines.slice(0, 12).map((line) => `    ${line}`),
      ...(command ? [`    again: ${command}`] : []),
    ].join("\n");
  });
}

function commandFor(name: string): string | null {
  const [place = "", title = ""] = name.split(" › ");
  if (place.startsWith("e2e/")) return `npm run test:browser -- ${place}`;
  if (!/\.test\.tsx?$/.test(place)) return null;
  return `npm run test:unit -- ${place}${title && ` -t ${JSON.stringify(title)}`}`;
}

/** The slowest files and tests, and the sum of each folder, in seconds; files run concurrently. */
export function describeTimings(timings: Timing[], rows = 30): string[] {
  const files = sumsBy(timings, ({ file }) => file);
  const folders = sumsBy(timings, ({ file }) =>
    file
      .split("/")
      .slice(0, file.startsWith("server/") ? 2 : 1)
      .join("/"),
  );
  const tests = timings.map(({ file, title, milliseconds }) => [`${file} › ${title}`, milliseconds] as const);
  return [
    "By folder",
    ...table(folders),
    `The slowest ${rows} files`,
    ...table(files).slice(0, rows),
    `The slowest ${rows} tests`,
    ...table(tests).slice(0, rows),
  ];
}

function sumsBy(timings: Timing[], keyOf: (timing: Timing) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const timing of timings) {
    sums.set(keyOf(timing), (sums.get(keyOf(timing)) ?? 0) + timing.milliseconds);
  }
  return [...sums];
}

function table(rows: readonly (readonly [string, number])[]): string[] {
  return [...rows]
    .sort(([, one], [, other]) => other - one)
    .map(([name, milliseconds]) => `${(milliseconds / 1_000).toFixed(1).padStart(8)}  ${name.slice(0, 140)}`);
}
