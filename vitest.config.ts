import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,scripts,supabase}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/backend/testing/postgres.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
