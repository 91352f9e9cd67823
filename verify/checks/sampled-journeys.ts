import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Check } from "../check.ts";

const root = join(import.meta.dirname, "../..");

/** The complete form of a browser test that `npm test` samples. */
export const redirectTargets: Check = {
  line: "S12",
  what: "Sixty addresses to return to, in every place that leads on, from a provider, from mails and after signing in: the browser ends at this site each time.",
  run: () => runAllCases("safety/redirects"),
};

/** What `npm test` takes samples of besides. */
export const sampledJourneys: Check = {
  line: "Journeys",
  what: "Every public page is looked at by axe in both languages at both widths; a thousand changes are on their pages at once; every hostile payload is tried in an article.",
  run: () => runAllCases("site/public-pages", "site/fresh-pages", "safety/hostile-article"),
};

async function runAllCases(...files: string[]): Promise<string> {
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [playwright, "test", ...files.map((file) => `e2e/${file}.spec.ts`), "--reporter=line"],
    { cwd: root, env: { ...process.env, THOROUGH: "1" }, maxBuffer: 10_000_000 },
  );
  return stdout.trim().split("\n").at(-1)?.trim() ?? "";
}
