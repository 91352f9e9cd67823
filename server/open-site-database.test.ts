// @module-tag S49

import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "./backend/database/database.ts";
import { listOwnScripts, migrate, ownFolders } from "./backend/database/migrate.ts";
import { seed } from "./backend/database/seed.ts";
import { createDirectoryStore } from "./backend/media/directory-store.ts";
import { createPostgresDatabase } from "./backend/testing/databases.ts";
import { backupFile, restoreBackup } from "./backup/restore/restore.ts";
import { fingerprint } from "./backup/testing/fingerprint.ts";
import { explainFailure, openSiteDatabase } from "./open-site-database.ts";
import { createLog } from "./shared/log.ts";
import { siteVersion } from "./shared/site-version.ts";

async function openAt(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  onTestFinished(database.close);
  return database;
}

async function place(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "site-database-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** As a server starts with this database; returns the messages of its log. */
async function start(url: string, directory: string): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const opened: { close(): Promise<void> }[] = [];
  const backend = { kind: "postgres" as const, url, connections: 2 };
  const settings = {
    siteUrl: new URL("http://localhost"),
    firstAdmin: { email: null, password: null },
    backend,
    backup: { s3: null, key: null },
  };
  try {
    await openSiteDatabase(settings, directory, opened, log);
    return lines.map((line) => String(JSON.parse(line).message));
  } catch (error) {
    throw explainFailure(error, backend);
  } finally {
    for (const part of opened.reverse()) await part.close();
  }
}

describe("a start with migrations to apply", () => {
  it("makes no backup of a new database, nor when nothing is to be done", async () => {
    const [url, directory] = [await createPostgresDatabase(), await place()];
    expect(await start(url, directory)).toContain("database migrated");
    expect(await start(url, directory)).toEqual([]);
    expect(await readdir(directory)).not.toContain("backups");
  });

  it("backs up what is there before it migrates, changes nothing when it can't, and can go back", async () => {
    const [url, directory] = [await createPostgresDatabase(), await place()];
    const database = await openAt(url);
    const newest = (await listOwnScripts()).at(-1);
    await migrate(database, ownFolders, (file) => file !== newest);
    await database.execute(
      "comment on schema supabase_migrations is 'Last changed by version 0.9.9 for 2025.'",
    );
    await seed(database);
    const before = await fingerprint(database);
    await writeFile(join(directory, "backups"), "");
    await expect(start(url, directory)).rejects.toThrow(
      `The database is not brought up to date. ${join(directory, "backups")} can't be written`,
    );
    expect(await fingerprint(database)).toEqual(before);

    await rm(join(directory, "backups"));
    expect(await start(url, directory)).toEqual(
      expect.arrayContaining(["backed up before the migration", "database migrated"]),
    );
    const [name = "", ...others] = await readdir(join(directory, "backups"));
    expect([name, others]).toEqual([expect.stringContaining(`before-${siteVersion}-`), []]);
    const [again, target] = [await openAt(await createPostgresDatabase()), await place()];
    const store = createDirectoryStore(join(target, "files"));
    await restoreBackup(backupFile(join(directory, "backups", name)), {
      database: again,
      directory: target,
      store,
    });
    const articles = "public.otm_blog_articles";
    expect((await fingerprint(again))[articles]).toBe(before[articles]);
  });

  it("makes one backup for a version, also after a start that failed half way, and keeps three", async () => {
    const [url, directory] = [await createPostgresDatabase(inject("migratedTemplate")), await place()];
    const database = await openAt(url);
    const forget = (name: string) =>
      database.query("delete from supabase_migrations.schema_migrations where name = $1", [name]);
    await database.execute(
      "comment on schema supabase_migrations is 'Last changed by version 0.9.9 for 2025.'",
    );
    await forget("retention");
    const failure = "The database can't be brought up to date by 20251101002200_retention.sql";
    for (const _ of [1, 2]) await expect(start(url, directory)).rejects.toThrow(failure);
    const backups = join(directory, "backups");
    expect(await readdir(backups)).toHaveLength(1);

    for (const [day, version] of ["0.7.0", "0.8.0", "0.9.0"].entries()) {
      const file = join(backups, `before-${version}-20250101000000.backup.tar.gz`);
      await writeFile(file, "");
      await utimes(file, day, day);
    }
    await expect(start(url, directory)).rejects.toThrow(failure);
    expect((await readdir(backups)).sort()).toEqual([
      "before-0.8.0-20250101000000.backup.tar.gz",
      "before-0.9.0-20250101000000.backup.tar.gz",
      expect.stringContaining(`before-${siteVersion}-`),
    ]);
  });

  it("leaves the backup as it is when a start that failed has begun to migrate", async () => {
    const [url, directory] = [await createPostgresDatabase(inject("migratedTemplate")), await place()];
    const database = await openAt(url);
    await database.execute("delete from supabase_migrations.schema_migrations where name = 'retention'");
    await expect(start(url, directory)).rejects.toThrow("20251101002200_retention.sql");
    expect(await readdir(directory)).not.toContain("backups");
  });
});
