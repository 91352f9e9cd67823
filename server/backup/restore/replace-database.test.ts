// @module-tag S49

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "../../backend/database/migrate.ts";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import { describeOnDatabase } from "../../backend/testing/databases.ts";
import { writeBackup } from "../backup.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { replaceDatabase } from "./replace-database.ts";
import { backupFile } from "./restore.ts";

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "replace-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

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
    await database.execute(
      "create schema reports; create view reports.leads as select id from public.otm_leads",
    );
    await expect(migrate(database)).rejects.toThrow(
      "20990101000000_later.sql: this version of the site, 1.0.0, is older than the database (start version 1.0.0",
    );
    await expect(replaceDatabase(database, backupFile(file))).rejects.toThrow(
      "The database holds reports.leads, for which this version has no place: nothing was changed.",
    );
    expect(await database.query("select to_regclass('reports.leads')::text as leads")).toEqual([
      { leads: "reports.leads" },
    ]);
    await database.execute("drop schema reports cascade");
    await replaceDatabase(database, backupFile(file));
    expect(await fingerprint(database)).toEqual(before);
    expect(await migrate(database)).toEqual([]);
  });
});
