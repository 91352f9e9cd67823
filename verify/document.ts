import type { Check } from "./check.ts";
import { outsideTools } from "./outside-tools.ts";
import type { SafetyPromise } from "./promise.ts";
import { isSameCheck, type Result } from "./results.ts";

type Sections = readonly { heading: string; promises: readonly SafetyPromise[] }[];

const opening = `# Safety

What this site promises, and what shows it. \`npm test\` runs the quick checks; the long ones (crashes, load, restarts) are
run by \`npm run verify\`, or \`npm run verify -- S5 S6\` for some, and what they saw last stands here. This file is written
by that command from \`verify/promises/\` and \`verify/results.json\`; \`npm run verify -- --document\` writes it without
running anything.
`;

/** docs/safety.md: what is promised, what shows it, and what the last runs of the long checks saw. */
export function describeSafety(
  sections: Sections,
  checks: readonly Check[],
  results: readonly Result[],
): string {
  const all = sections.flatMap(({ promises }) => promises);
  const rows = all.map((promise) => describeRow(promise, checks, results));
  const table = [
    "| line | in `npm test` | in `npm run verify` | not shown yet |",
    "|---|---|---|---|",
    ...rows,
  ];
  const bodies = sections.map(
    ({ heading, promises }) =>
      `## ${heading}\n\n${promises.map((promise) => describePromise(promise, checks, results)).join("\n")}`,
  );
  return `${[opening, `${table.join("\n")}\n`, ...bodies, describeTools()].join("\n")}`;
}

function describeTools(): string {
  const points = outsideTools.map(({ tool, run, found, date }) => `- **${tool}**, ${date}. ${run} ${found}`);
  return `## Outside tools\n\n${points.join("\n")}\n`;
}

function describeRow(
  { line, tests, notYet }: SafetyPromise,
  checks: readonly Check[],
  results: readonly Result[],
): string {
  const own = checks.filter((check) => check.line === line);
  const held = own.filter((check) => results.some((result) => isSameCheck(result, check) && result.held));
  const quick = tests.length === 0 ? "" : `${tests.length} ${tests.length === 1 ? "file" : "files"}`;
  const long = own.length === 0 ? "" : `${held.length} of ${own.length} held`;
  return `| ${line} | ${quick} | ${long} | ${notYet ? "see below" : ""} |`;
}

function describePromise(
  { line, says, tests, notYet }: SafetyPromise,
  checks: readonly Check[],
  results: readonly Result[],
): string {
  const points = [
    tests.length > 0 && `- \`npm test\`: ${tests.map((path) => `\`${path}\``).join(", ")}`,
    ...checks.filter((check) => check.line === line).map((check) => describeCheck(check, results)),
    notYet && `- Not shown yet: ${notYet}`,
  ];
  return `**${line}** ${says}\n\n${points.filter((point) => point).join("\n")}\n`;
}

function describeCheck(check: Check, results: readonly Result[]): string {
  const result = results.find((one) => isSameCheck(one, check));
  const start = `- \`npm run verify -- ${check.line}\`: ${check.what}`;
  if (!result) return `${start} It has not been run yet.`;
  const { held, seen, date, commit, machine } = result;
  const where = `${machine.cores} cores, ${machine.memoryGb} GB`;
  return `${start} **${held ? "Held" : "Broken"}**: ${seen} (${[date, commit, where].filter((part) => part).join(", ")})`;
}
