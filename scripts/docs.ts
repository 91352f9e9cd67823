import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readEnvironment } from "../server/settings/environment.ts";
import { meanings } from "../server/settings/meanings.ts";
import { checks } from "../verify/checks.ts";
import { promises } from "../verify/promises.ts";

const root = join(import.meta.dirname, "..");

/** The documents that are written from the code, by path. */
export const written: Record<string, () => string> = {
  "docs/safety.md": renderSafety,
  "docs/settings.md": renderSettings,
};

/** Settings that other programs read than the server. */
const ofPrograms: Record<string, Record<string, string>> = {
  Commands: {
    TARGET_DATABASE_URL: "`npm run copy:content`: the database to copy into",
    UPDATE_RESTART: "`npm run update`: the command that restarts the service (`systemctl restart vlotwerk`)",
    UPDATE_INSTALL: "`npm run update`: the command that installs the packages (`npm ci --include=dev …`)",
  },
  "Tests and measurements": {
    CI: "how long tests take is not recorded",
    CHROME_PATH: "the Chromium of browser tests, checks and Lighthouse",
    DENO: "a Deno for the functions' tests, which use Node without it",
    THOROUGH: "`1` runs the parts of browser tests that `npm run verify` alone runs",
    TESTS_IN_FULL: "`1`: tests show all that they can (`server/testing/in-full.ts`)",
    VERIFY_ROUNDS: "how often a check runs",
    VERIFY_SECONDS: "how long",
    VERIFY_FLOOD: "the name of the only flood of S44, such as `page search` or `mcp with a wrong token`",
    VERIFY_STEP: "every how many cases one is also shown in a browser (S22, S24)",
    BENCH_SECONDS: "how long each measurement runs (8)",
    BENCH_RUNS: "Lighthouse: runs of each page (3)",
    BENCH_PAGES: "Lighthouse: pages, separated by commas",
  },
};

function renderSafety(): string {
  const shownBy = testsByPromise();
  const areas = Object.entries(promises).map(([area, ofArea]) => {
    const lines = Object.entries(ofArea).map(([name, sentence]) => {
      const isVerified = checks.some(({ line }) => line === name);
      const tests = inBraces(shownBy.get(name) ?? []);
      return `**${name}.** ${sentence}\\\n${[...(isVerified ? ["verify"] : []), ...tests].map((path) => `\`${path}\``).join(", ")}`;
    });
    return [`## ${area}`, ...lines].join("\n\n");
  });
  return `${[
    "# Safety",
    "Written by `npm run docs` from `verify/promises.ts` and the tests that carry a promise's name: what this site promises, and what shows it. `npm run test:unit -- --tags-filter=S1` runs the unit tests of one; where `verify` stands so does a long check, `npm run verify -- S5`. Last results are in [measurements.md](measurements.md) and `verify/results.json`.",
    ...areas,
  ].join("\n\n")}\n`;
}

/** The test files that carry a promise's name, by name. */
export function testsByPromise(): Map<string, string[]> {
  const files = globSync("{app,e2e,scripts,server,supabase,verify}/**/*.{test,spec}.{ts,tsx}", { cwd: root });
  const tagged = files.sort().flatMap((path) => {
    const tags = readFileSync(join(root, path), "utf8").matchAll(/^\/\/ @module-tag (\S+)$/gm);
    return [...tags].map(([, name = ""]) => ({ name, path }));
  });
  const byName = Map.groupBy(tagged, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(({ path }) => path)]));
}

/** Files of one folder as a shell writes them: `folder/{a,b}.test.ts`. */
function inBraces(paths: readonly string[]): string[] {
  const endings = /\.(?:test|spec)\.tsx?$/;
  const folders = Map.groupBy(paths, (path) => `${dirname(path)}/*${endings.exec(path)?.[0]}`);
  return [...folders].map(([folder, all]) => {
    const names = all.map((path) => path.slice(dirname(path).length + 1).replace(endings, ""));
    return folder.replace("*", names.length === 1 ? names.join() : `{${names.join()}}`);
  });
}

function renderSettings(): string {
  const read = readEnvironment({});
  const defaults: Record<string, unknown> = "values" in read ? read.values : {};
  const ofServer = Object.entries(meanings).map(([group, settings]) => {
    const rows = Object.entries(settings).map(([name, meaning]) => {
      const value = defaults[name] === undefined ? "" : `\`${defaults[name]}\``;
      const [otherwise, words] = typeof meaning === "string" ? [value, meaning] : meaning;
      return `\`${name}\` | ${otherwise} | ${words}`;
    });
    return [`## ${group}`, ["name | default | meaning", "---|---|---", ...rows].join("\n")].join("\n\n");
  });
  const others = Object.entries(ofPrograms).map(([group, settings]) => {
    const rows = Object.entries(settings).map(([name, words]) => `\`${name}\` | ${words}`);
    return [`## ${group}`, ["name | meaning", "---|---", ...rows].join("\n")].join("\n\n");
  });
  return `${[
    "# Settings",
    "Written by `npm run docs` from `server/settings/`. Settings are environment variables; empty counts as missing, and blanks around a value don't count. A wrong value stops the start with a sentence that says what to do. Unlike a shell, `docker --env-file` takes quotation marks as part of a value.",
    ...ofServer,
    ...others,
  ].join("\n\n")}\n`;
}

if (import.meta.main) {
  for (const [path, render] of Object.entries(written)) writeFileSync(join(root, path), render());
}
