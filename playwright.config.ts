import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/browser.ts";
import { freePort } from "./server/testing/free-port.ts";

// Every worker reads this file again: what is chosen once is kept in the environment that they inherit.
process.env.CHROME_PATH ??= await findBrowser();
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_PANEL_PORT ??= String(await freePort());
process.env.ADMIN_EMAIL ??= "beheer@vlotwerk.example";
process.env.ADMIN_PASSWORD ??= "zeven-ezels-in-de-wei";
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "vlotwerk-e2e-"));

const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  // A test that only sometimes passes is broken.
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  globalTeardown: "./e2e/teardown.ts",
  use: {
    baseURL,
    // Keeping a trace takes half as long again as the test; one that failed is run again with --trace=on.
    trace: "off",
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
  },
  projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"] } }],
  // What is done in the panel changes what visitors see, so that each of the two has a server of its own.
  webServer: [
    server(process.env.E2E_PORT, join(process.env.E2E_DATA_DIR, "site")),
    server(process.env.E2E_PANEL_PORT, join(process.env.E2E_DATA_DIR, "panel")),
  ],
});

function server(port: string, dataDirectory: string) {
  return {
    command: "node scripts/start.ts",
    url: `http://localhost:${port}`,
    // Each test is a visitor with an address of its own (see fixtures.ts), as behind a proxy.
    env: { PORT: port, DATA_DIR: dataDirectory, TRUST_PROXY: "1" },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  };
}
