// @module-tag S7

import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../server/backend/database/database.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { createDirectoryStore } from "../server/backend/media/directory-store.ts";
import { keysOf, openLibrary } from "../server/backend/media/library.ts";
import { preparedDirectory } from "../server/backend/testing/data-directory.ts";
import { createPostgresDatabase } from "../server/backend/testing/databases.ts";
import { fingerprint } from "../server/backup/testing/fingerprint.ts";
import { arrangeContent } from "../supabase/tests/content.ts";
import { runAsProcess, runCommand } from "./testing/run-command.ts";

const run = (settings: NodeJS.ProcessEnv, file: string, name = "backup") =>
  runCommand(name, [file], settings);

it("npm run backup reports omitted and missing files, and fails on a missing file of the library", async () => {
  const parent = await mkdtemp(join(tmpdir(), "backup-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const data = join(parent, "data");
  const url = await createPostgresDatabase(inject("migratedTemplate"));
  const settings = { DATA_DIR: data, DATABASE_URL: url };
  const key = await addFile(url);
  await mkdir(data);
  await writeFile(join(data, "notes\\1.txt"), "x");

  const failed = await run(settings, join(parent, "lacking.tar.gz"));
  expect(failed).toMatchObject({ code: 2, output: expect.stringContaining("and 0 files are in") });
  expect(failed.output).toContain("Not in it: 1 of what lies in DATA_DIR");
  expect(failed.errors).toContain('Left out of the backup: "notes\\\\1.txt" in DATA_DIR, because its name');
  expect(failed.errors).toContain(`Missing in the file store: ${key}, which the library names`);
  expect(failed.errors).toContain("The backup lacks this file");

  await createDirectoryStore(join(data, "files")).put(key, Buffer.from("%PDF-1.4"), "application/pdf");
  await rm(join(data, "notes\\1.txt"));
  const whole = await run(settings, join(parent, "whole.tar.gz"));
  expect(whole).toMatchObject({ code: 0, errors: "", output: expect.stringContaining("and 1 files are in") });
  expect(whole.output).not.toContain("Not in it");
});

it("npm run backup reads a running server's database, and restore restores it", async () => {
  const parent = await mkdtemp(join(tmpdir(), "backup-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const [data, again] = [await preparedDirectory(), join(parent, "again")];
  const database = await openEmbeddedDatabase(data);
  onTestFinished(database.close);
  await arrangeContent(database);
  const store = createDirectoryStore(join(data, "files"));
  for await (const version of openLibrary(database).listVersions()) {
    for (const key of keysOf(version)) await store.put(key, Buffer.from(key), "image/webp");
  }
  const file = join(parent, "x.tar.gz");
  expect(await runAsProcess("backup", [file], { DATA_DIR: data })).toMatchObject({ code: 0, errors: "" });
  expect(await run({ DATA_DIR: again }, file, "restore")).toMatchObject({ code: 0, errors: "" });
  const restored = await openEmbeddedDatabase(again);
  expect(await fingerprint(restored)).toEqual(await fingerprint(database));
  expect(await createDirectoryStore(join(again, "files")).list("")).toEqual(await store.list(""));
  await restored.close();
  const rejected = await run({ DATA_DIR: data }, file, "restore");
  expect(rejected).toMatchObject({ code: 1, errors: expect.stringContaining("is not empty") });
});

/** A file without bytes; returns its key. */
async function addFile(url: string): Promise<string> {
  const database = await openDatabase({ url });
  const [id, hash] = [randomUUID(), "a".repeat(32)];
  await database.query(
    `insert into public.otm_media (id, path, name, hash, content_type, size)
     values ($1::uuid, 'x.pdf', 'x.pdf', $2, 'application/pdf', 8)`,
    [id, hash],
  );
  await database.close();
  return `${id}/${hash}/file.pdf`;
}
