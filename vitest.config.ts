import { defineConfig } from "vitest/config";
import { pictures } from "./scripts/pictures/plugin.ts";

export default defineConfig({
  plugins: [pictures()],
  test: {
    include: ["{app,server,scripts,supabase,verify}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/backend/testing/postgres.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
