import { setTimeout as wait } from "node:timers/promises";
import { afterAll } from "vitest";
import { admission } from "../shared/admission-control.ts";
import { finishFile } from "./after-file.ts";
import "./quick-passwords.ts";

// Vitest's setup of each test file.
afterAll(async () => {
  await finishFile();
  await expectIdle();
});

/** Files share a process and its limiters: remaining work would delay the next file. */
async function expectIdle(): Promise<void> {
  const until = performance.now() + 15_000;
  while (Object.values(admission).some((limiter) => limiter.load().running > 0)) {
    if (performance.now() > until) throw new Error("Work that was admitted goes on after the tests");
    await wait(10);
  }
}
