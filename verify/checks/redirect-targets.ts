import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Check } from "../check.ts";

const root = join(import.meta.dirname, "../..");

/** The complete form of a browser test that `npm test` samples. */
export const redirectTargets: Check = {
  line: "S12",
  what: "Sixty addresses to return to, in every place that leads on, from a provider, from mails and after signing in: the browser ends at this site each time.",
  run: () => runAllCases("redirects.spec.ts"),
};

async function runAllCases(file: string): Promise<string> {
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [playwright, "test", `e2e/${file}`, "--reporter=line"],
    { cwd: root, env: { ...process.env, THOROUGH: "1" }, maxBuffer: 10_000_000 },
  );
  return stdout.trim().split("\n").at(-1)?.trim() ?? "";
}
