import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedPostgres } from "../server/backend/embedded-postgres/embedded-postgres.ts";
import { preparedDirectory } from "../server/backend/testing/data-directory.ts";
import { runAsProcess, runCommand } from "./testing/run-command.ts";

const run = (settings: NodeJS.ProcessEnv, ...words: string[]) => runCommand("database-url", words, settings);

it("npm run database:url prints only DATABASE_URL", async () => {
  const url = "postgres://vlotwerk:p4ss@db.example.nl:6432/vlotwerk?sslmode=require";
  expect(await runAsProcess("database-url", [], { DATABASE_URL: url })).toEqual({
    code: 0,
    output: `${url}\n`,
    errors: "",
  });
});

it("npm run database:url prints the URL of a running embedded database", async () => {
  const directory = await preparedDirectory();
  const { url, close } = await openEmbeddedPostgres({ directory, log: { info() {}, warn() {}, error() {} } });
  expect(await run({ DATA_DIR: directory })).toEqual({ code: 0, output: `${url}\n`, errors: "" });
  await close();
  expect(await run({ DATA_DIR: directory })).toEqual({
    code: 1,
    output: "",
    errors: "The embedded database is not running: start the server first.\n",
  });
});

it("npm run database:url reports a missing URL", async () => {
  const directory = await mkdtemp(join(tmpdir(), "database-url-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  expect(await run({ DATA_DIR: directory })).toEqual({
    code: 1,
    output: "",
    errors: expect.stringMatching(/^[^\n]+\n$/),
  });
  const hosted = {
    SUPABASE_URL: "https://x.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
  };
  expect(await run(hosted)).toMatchObject({ code: 1, errors: expect.stringMatching(/Supabase project/) });
  expect(await run({}, "x")).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage: /) });
});
