import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../server/backend/database/database.ts";
import { createDirectoryStore } from "../server/backend/media/directory-store.ts";
import { keysOf, openLibrary } from "../server/backend/media/library.ts";
import { createPostgresDatabase } from "../server/backend/testing/databases.ts";
import { arrangeContent } from "../supabase/tests/content.ts";
import { runAsProcess, runCommand } from "./testing/run-command.ts";

const run = (settings: NodeJS.ProcessEnv, ...words: string[]) => runCommand("export", words, settings);

it("npm run export writes a site into a new directory, and says which files its store lacks", async () => {
  const parent = await mkdtemp(join(tmpdir(), "export-command-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const [url, data] = [await createPostgresDatabase(inject("migratedTemplate")), join(parent, "data")];
  const database = await openDatabase({ url });
  onTestFinished(database.close);
  await arrangeContent(database);
  const settings = { DATABASE_URL: url, DATA_DIR: data };

  const lacking = await runAsProcess("export", [join(parent, "lacking")], settings);
  expect(lacking).toMatchObject({
    code: 2,
    output: `3 articles, 6 pages and 0 files are in ${join(parent, "lacking")}; its README.md says what is what.\n`,
  });
  expect(lacking.errors).toContain("Missing in the file store: ");
  expect(lacking.errors).toContain("Files that the export lacks: 2.\n");

  const store = createDirectoryStore(join(data, "files"));
  for await (const version of openLibrary(database).listVersions()) {
    for (const key of keysOf(version)) await store.put(key, Buffer.from(key), "image/webp");
  }
  const whole = await run(settings, join(parent, "whole"));
  expect(whole).toMatchObject({ code: 0, errors: "", output: expect.stringContaining("2 files are in") });
  expect(await readdir(join(parent, "whole", "media"))).toEqual(["foto.jpg", "gids.pdf"]);

  const again = await run(settings, join(parent, "whole"));
  expect(again).toMatchObject({ code: 1, errors: expect.stringMatching(/whole is not empty: name a new/) });
});

it.each([
  ["no directory", {}, [], "Usage: npm run export -- DIR\n"],
  ["two directories", {}, ["a", "b"], "Usage: npm run export -- DIR\n"],
  ["an option", {}, ["--help"], "Usage: npm run export -- DIR\n"],
  [
    "a hosted project",
    {
      SUPABASE_URL: "https://x.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
      SUPABASE_SECRET_KEY: "sb_secret_x",
    },
    ["never-written"],
    expect.stringContaining("give its database's address as DATABASE_URL instead"),
  ],
])("npm run export answers %s with a sentence", async (_, environment, given, errors) => {
  expect(await run(environment, ...given)).toEqual({ code: 1, output: "", errors });
});
