// @module-tag S2
// @module-tag S49

import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createPostgresDatabase, describeOnBareDatabase } from "../testing/databases.ts";
import { openDatabase } from "./database.ts";
import { MigrationError, migrate } from "./migrate.ts";
import { seed } from "./seed.ts";

async function writeScripts(scripts: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vlotwerk-migrations-"));
  for (const [name, script] of Object.entries(scripts)) await writeFile(join(folder, name), script);
  return folder;
}

describeOnBareDatabase("migrating", (open) => {
  it("applies each file once, in order, and records it as the Supabase CLI does", async () => {
    const database = await open();
    const folders = {
      platform: await writeScripts({
        "01_start.sql": "create schema start; create table start.log (line text)",
      }),
      migrations: await writeScripts({
        "20250102000000_second.sql": "insert into start.log values ('second'); select 1;",
        "20250101000000_first.sql": "insert into start.log values ('first')",
      }),
    };
    expect(await migrate(database, folders)).toEqual([
      "01_start.sql",
      "20250101000000_first.sql",
      "20250102000000_second.sql",
    ]);
    expect(await migrate(database, folders)).toEqual([]);
    expect(await database.query("select line from start.log")).toEqual([
      { line: "first" },
      { line: "second" },
    ]);
    expect(
      await database.query("select * from supabase_migrations.schema_migrations order by version"),
    ).toEqual([
      { version: "20250101000000", name: "first", statements: ["insert into start.log values ('first')"] },
      {
        version: "20250102000000",
        name: "second",
        statements: ["insert into start.log values ('second'); select 1;"],
      },
    ]);
  });

  it("stops at a failing file with its name and the database's message, and rolls it back", async () => {
    const database = await open();
    const folders = {
      platform: await writeScripts({}),
      migrations: await writeScripts({
        "20250101000000_good.sql": "create table good (id int)",
        "20250102000000_bad.sql": "create table half (id int); insert into nowhere values (1)",
        "20250103000000_later.sql": "create table later (id int)",
      }),
    };
    const failure = await migrate(database, folders).catch((error) => error);
    expect(failure).toBeInstanceOf(MigrationError);
    expect(failure.message).toBe('20250102000000_bad.sql: relation "nowhere" does not exist');
    const tables = await database.query(
      "select to_regclass('good')::text as good, to_regclass('half') as half",
    );
    expect(tables).toEqual([{ good: "good", half: null }]);

    await writeFile(join(folders.migrations, "20250102000000_bad.sql"), "create table half (id int)");
    expect(await migrate(database, folders)).toEqual(["20250102000000_bad.sql", "20250103000000_later.sql"]);
  });

  it("changes nothing when a migration was edited after it was applied", async () => {
    const database = await open();
    const first = "20250101000000_first.sql";
    const folders = {
      platform: await writeScripts({}),
      migrations: await writeScripts({ [first]: "create table notes (id int);\n" }),
    };
    await migrate(database, folders);
    await writeFile(join(folders.migrations, first), "create table notes (id int);\r\n");
    expect(await migrate(database, folders)).toEqual([]);

    await writeFile(join(folders.migrations, first), "create table notes (id bigint);\n");
    await writeFile(join(folders.migrations, "20240101000000_earlier.sql"), "create table earlier (id int)");
    await expect(migrate(database, folders)).rejects.toThrow(
      "20250101000000_first.sql: it was edited after this database was made (make a backup with",
    );
    expect(await database.query("select to_regclass('earlier') as earlier")).toEqual([{ earlier: null }]);
  });

  it("rejects a migration whose name has no version", async () => {
    const folders = {
      platform: await writeScripts({}),
      migrations: await writeScripts({ "first.sql": "create table t (id int)" }),
    };
    await expect(migrate(await open(), folders)).rejects.toThrow(
      "first.sql: a migration is named <14 digits>_<name>.sql",
    );
  });

  it("seeds an empty database once, and never one that has or had content", async () => {
    const database = await open();
    await migrate(database);
    expect((await seed(database)).length).toBeGreaterThan(1);
    expect(await seed(database)).toEqual([]);
    await database.execute(`
      truncate public.otm_blog_tags, public.otm_blog_articles, public.otm_about_us_content,
        public.otm_team_members, public.otm_download_pages cascade
    `);
    expect(await seed(database)).toEqual([]);
    await database.execute("truncate supabase_migrations.seed_files");
    await database.query("insert into public.otm_blog_tags (name, slug) values ('Own', 'own')");
    expect(await seed(database)).toEqual([]);
  });
});

describe("concurrent starts", () => {
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    await Promise.all(closing.map((close) => close()));
  });

  it("apply each file once", async () => {
    const url = await createPostgresDatabase();
    const folders = {
      platform: await writeScripts({ "01_log.sql": "create table log (line text)" }),
      migrations: await writeScripts(
        Object.fromEntries(
          Array.from({ length: 8 }, (_, index) => [
            `2025010100000${index}_step.sql`,
            `insert into log values ('${index}'); select pg_sleep(0.02)`,
          ]),
        ),
      ),
    };
    const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url })));
    closing.push(...databases.map((database) => database.close));
    const applied = await Promise.all(databases.map((database) => migrate(database, folders)));
    expect(applied.flat().sort()).toEqual([
      ...Array.from({ length: 1 }, () => "01_log.sql"),
      ...Array.from({ length: 8 }, (_, index) => `2025010100000${index}_step.sql`),
    ]);
    expect(await databases[0]?.query("select line from log order by line")).toHaveLength(8);
  });
});
