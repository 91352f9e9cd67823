import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/browser.ts";

// Every worker reads this file again: what is found once is kept in the environment that they inherit.
process.env.CHROME_PATH ??= await findBrowser();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  // A test that only sometimes passes is broken.
  retries: 0,
  forbidOnly: true,
  // Tests wait for what happens: these only end a test whose machine is slow and whose event never comes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Node strips the types of these by itself; Playwright's workers would transform each file again.
  build: { external: ["**/app/**/*.ts", "**/server/**", "**/scripts/**"] },
  globalSetup: "./e2e/fixtures/build.ts",
  use: {
    // Keeping a trace takes half as long again as the test; one that failed is run again with --trace=on.
    trace: "off",
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
  },
  projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"] } }],
});
