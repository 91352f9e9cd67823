import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, it, onTestFinished } from "vitest";
import { catalogText } from "../../../supabase/tests/catalog-text.ts";
import { type Database, openDatabase } from "../../backend/database/database.ts";
import { MigrationError, migrate, ownFolders, planMigration } from "../../backend/database/migrate.ts";
import { seed } from "../../backend/database/seed.ts";
import { writeEarlierMigrations } from "../../backend/database/testing/before-release.ts";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import {
  createPostgresDatabase,
  describeOnBareDatabase,
  describeOnDatabase,
} from "../../backend/testing/databases.ts";
import { slice } from "../../testing/in-full.ts";
import { registers } from "../archive/load.ts";
import { writeBackup } from "../backup.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { replaceDatabase, takeOver } from "./replace-database.ts";
import { backupFile } from "./restore.ts";

const states = await writeEarlierMigrations();
const [oldest] = states;
afterAll(() => Promise.all(states.map(({ folder }) => rm(folder, { recursive: true }))));

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "take-over-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** Written by migrations: the registers, and what is searched. */
const written = [...registers, "private.page_search"];

/** Rows of every table but those that say what was applied, or follow from it. */
async function rowsOf(database: Database): Promise<Record<string, string>> {
  const all = Object.entries(await fingerprint(database));
  return Object.fromEntries(
    all.filter(([name]) => !name.startsWith("supabase_migrations.") && !written.includes(name)),
  );
}

describeOnBareDatabase("a database of before 1.0", (open) => {
  async function openEarlier(migrations: string): Promise<Database> {
    const database = await open();
    await migrate(database, { ...ownFolders, migrations });
    await seed(database);
    await database.execute(`
      insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'eva@example.nl', now());
      insert into public.otm_contact_subm_vlotwerk (name, email, message, language)
        values ('Anna', 'anna@example.nl', 'Hallo', 'nl');
      update public.otm_blog_articles set author = 'Eva' where slug = (select min(slug) from public.otm_blog_articles)`);
    return database;
  }

  it("stays as it is when others keep something in it that would go, or when it is older still", async () => {
    const database = await openEarlier(oldest?.folder ?? "");
    const before = await rowsOf(database);
    await database.execute(
      "create schema reports; create view reports.leads as select id from public.otm_leads",
    );
    await expect(migrate(database)).rejects.toThrow("start the server of this version once");
    await expect(takeOver(database, await directory())).rejects.toThrow(
      "The database holds reports.leads, for which this version has no place: nothing was changed.",
    );
    expect(await rowsOf(database)).toEqual(before);
    expect(await database.query("select from reports.leads")).toHaveLength(1);
    await database.execute("drop schema reports cascade; create table public.own (id int)");
    await expect(takeOver(database, await directory())).rejects.toThrow("The database holds public.own,");
    expect(await planMigration(database)).toMatchObject({ isBeforeRelease: true });
    await database.execute(
      "update supabase_migrations.schema_migrations set statements[1] = statements[1] || ' ' where name = 'media'",
    );
    await expect(planMigration(database)).rejects.toThrow(MigrationError);
    await expect(takeOver(database, await directory())).rejects.toThrow(
      "restore that into an empty database",
    );
  });

  it.each(slice(states))(
    "of the state of $commit gets this version's tables, and keeps each row",
    async ({ folder }) => {
      const database = await openEarlier(folder);
      const before = await rowsOf(database);
      const data = await directory();
      await takeOver(database, data);
      expect(await rowsOf(database)).toMatchObject(before);
      expect(await readdir(data)).toEqual([]);
      expect(await planMigration(database)).toMatchObject({ isBeforeRelease: false, pending: [] });
      // A second server comes too late, and changes nothing.
      await takeOver(database, data);

      const fresh = await openDatabase({ url: await createPostgresDatabase(inject("migratedTemplate")) });
      const lines = async (of: Database) => (await catalogText(of)).split("\n");
      expect(await lines(database)).toEqual(await lines(fresh));
      await fresh.close();
    },
  );
});

describeOnDatabase("the rows of a backup", (open) => {
  it("take the place of the database's, and of what a newer version added", async () => {
    const [database, data] = [await open(), await directory()];
    const before = await fingerprint(database);
    const file = join(data, "before.tar.gz");
    await writeBackup({ database, directory: data, store: createDirectoryStore(join(data, "files")) }, file);
    await database.execute(`
      insert into auth.users (id, email) values (gen_random_uuid(), 'eva@example.nl');
      create table private.added_later (id int);
      insert into supabase_migrations.schema_migrations (version, name, statements) values ('20990101000000', 'later', '{}')`);
    await expect(migrate(database)).rejects.toThrow(
      "20990101000000_later.sql: this version of the site, 1.0.0, is older than the database (start version 1.0.0",
    );
    await replaceDatabase(database, backupFile(file));
    expect(await fingerprint(database)).toEqual(before);
    expect(await migrate(database)).toEqual([]);
  });
});
