import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checks } from "../verify/checks.ts";
import { promises } from "../verify/promises.ts";

const root = join(import.meta.dirname, "..");

/** The documents that are written from the code, by path. */
export const written: Record<string, () => string> = {
  "docs/safety.md": renderSafety,
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
    "Written by `npm run docs` from `verify/promises.ts` and the tests that carry a promise's name: what this site promises, and what shows it. `npm run test:unit -- --tags-filter=S1` runs those of one; where `verify` stands so does a long check, `npm run verify -- S5`. Last results are in [measurements.md](measurements.md) and `verify/results.json`.",
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

if (import.meta.main) {
  for (const [path, render] of Object.entries(written)) writeFileSync(join(root, path), render());
}
