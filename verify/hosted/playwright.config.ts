import { defineConfig, devices } from "@playwright/test";
import { browserFlags } from "../../scripts/browser.ts";

const { HOSTED_SITE: baseURL = "", CHROME_PATH: executablePath = "" } = process.env;

/** Browser tests of a site in hosted mode; `verify/checks/hosted.ts` starts both servers. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/hosted",
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { baseURL, launchOptions: { executablePath, args: browserFlags } },
  projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"] } }],
});
