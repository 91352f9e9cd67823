import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { pictures } from "./scripts/pictures/plugin.ts";
import { SlowestFirst } from "./server/testing/slowest-first.ts";
import { patience } from "./server/testing/wait-for.ts";
import { promises } from "./verify/promises.ts";

const tests = "{app,server,scripts,supabase,verify}/**/*.test.{ts,tsx}";
/** A file that replaces modules, or loads them anew, would do so to the next one in its process as well. */
const alone = globSync(tests).filter((file) => /vi\.(mock|resetModules)\(/.test(readFileSync(file, "utf8")));

export default defineConfig({
  test: {
    globalSetup: ["server/backend/testing/prepared.ts"],
    // A line for each file; scripts/test.ts tells at the end which tests took longest.
    slowTestThreshold: 120_000,
    // Each further one loads the modules once more, and the browser tests run beside them.
    maxWorkers: availableParallelism(),
    allowOnly: false,
    sequence: { sequencer: SlowestFirst },
    projects: [
      project({ name: "alone", include: alone }),
      // What these files share is loaded once in each process, and not for each file: that took half of the time.
      project({ name: "together", include: [tests], exclude: alone, isolate: false }),
    ],
  },
});

function project(test: UserWorkspaceConfig["test"]): UserWorkspaceConfig {
  return {
    plugins: [pictures()],
    test: {
      ...test,
      setupFiles: ["server/testing/finish-file.ts"],
      // A test that hangs is found all the same; one that is slow on a busy machine must not fail.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: patience } },
      // What a test says it shows must be a promise.
      tags: Object.values(promises).flatMap((ofArea) => Object.keys(ofArea).map((name) => ({ name }))),
    },
  };
}
