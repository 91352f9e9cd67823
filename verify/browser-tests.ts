import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryDirectory } from "../bench/test-bed.ts";
import { findBrowser } from "../scripts/browser.ts";
import { readPlaywright } from "../scripts/test-outcome.ts";
import { repository } from "./changed-build.ts";

/** Runs Playwright with these words and settings. @returns how many tests passed @throws Error when one fails */
export async function runBrowserTests(
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  await using directory = await temporaryDirectory();
  const report = join(directory.path, "report.json");
  const playwright = join(repository, "node_modules/@playwright/test/cli.js");
  const child = spawn(process.execPath, [playwright, "test", ...words, "--reporter=list,json"], {
    cwd: repository,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...settings,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CHROME_PATH: await findBrowser(),
    },
  });
  const [code] = await once(child, "exit");
  const { passed, failures } = readPlaywright(await readFile(report, "utf8"));
  if (code !== 0) throw new Error(`${failures.length} of ${passed + failures.length} browser tests failed`);
  return `${passed} browser tests passed`;
}
