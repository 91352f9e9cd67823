import { defineConfig } from "vitest/config";
import { pictures } from "./scripts/pictures/plugin.ts";

export default defineConfig({
  plugins: [pictures()],
  test: {
    include: ["{app,server,scripts,supabase,verify}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/backend/testing/prepared.ts"],
    // Vitest leaves one core for whoever watches; here nobody does.
    maxWorkers: "100%",
    // A test that hangs is found all the same; one that is slow on a busy machine must not fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes at once or never; on a busy machine "at once" is more than Vitest's one second.
    expect: { poll: { timeout: 15_000 } },
  },
});
