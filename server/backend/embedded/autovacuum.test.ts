import { tmpdir } from "node:os";
import { expect, it, onTestFinished, vi } from "vitest";
import { type Database, openDatabase, type Queryable } from "../database.ts";
import { migrate } from "../migrate.ts";
import { startAutovacuum, vacuumNeedy } from "./autovacuum.ts";

const directory = tmpdir();
const quiet = { error: (text: string, error: unknown) => expect.fail(`${text}: ${error}`) };

async function openMigrated(): Promise<Database> {
  const database = await openDatabase({ kind: "pglite", directory: null });
  onTestFinished(() => database.close());
  await migrate(database);
  await vacuumed(database);
  return database;
}

/** The catalog is left out: what is learnt of tables is written into it. */
async function vacuumed(database: Database): Promise<string[]> {
  const names = await vacuumNeedy({ database, directory, log: quiet });
  return names.filter((name) => !name.startsWith("pg_catalog."));
}

function addTags(database: Database, first: number, last: number): Promise<void> {
  return database.execute(`
    insert into public.otm_blog_tags (name, slug)
    select 'Tag ' || number, 'tag-' || number from generate_series(${first}, ${last}) as number`);
}

async function tagsKnown(database: Database): Promise<number | undefined> {
  const [row] = await database.query<{ rows: number }>(
    "select reltuples::int as rows from pg_class where oid = 'public.otm_blog_tags'::regclass",
  );
  return row?.rows;
}

it("a table is looked at once it holds something, and anew once it has changed by more than a tenth", async () => {
  const database = await openMigrated();
  expect(await vacuumed(database)).toEqual([]);
  await addTags(database, 1, 1_000);
  expect(await vacuumed(database)).toEqual(["public.otm_blog_tags"]);
  expect(await tagsKnown(database)).toBe(1_000);
  await addTags(database, 1_001, 1_010);
  expect(await vacuumed(database)).toEqual([]);
  await addTags(database, 1_011, 1_300);
  expect(await vacuumed(database)).toEqual(["public.otm_blog_tags"]);
  expect(await tagsKnown(database)).toBe(1_300);
});

it("what was counted is forgotten with a stop: then what a table has grown tells", async () => {
  const database = await openMigrated();
  await addTags(database, 1, 3_000);
  await database.execute("select pg_stat_reset()");
  expect(await vacuumed(database)).toEqual(["public.otm_blog_tags"]);
  await addTags(database, 3_001, 6_000);
  await database.execute("select pg_stat_reset()");
  expect(await vacuumed(database)).toEqual(["public.otm_blog_tags"]);
  expect(await vacuumed(database)).toEqual([]);
});

it("and so does that nothing was learnt of it, though an index has counted its rows", async () => {
  const database = await openMigrated();
  await addTags(database, 1, 1_000);
  await database.execute("create index on public.otm_blog_tags (lower(name)); select pg_stat_reset();");
  expect(await tagsKnown(database)).toBe(1_000);
  expect(await vacuumed(database)).toEqual(["public.otm_blog_tags"]);
  expect(await vacuumed(database)).toEqual([]);
});

it("texts that lie beside their table count as the table's", async () => {
  const database = await openMigrated();
  await database.execute(`
    create table public.texts (id int primary key, text text);
    alter table public.texts alter column text set storage external;
    insert into public.texts values (1, repeat('a', 100000));`);
  await vacuumed(database);
  for (let time = 0; time < 3; time += 1) {
    await database.execute("update public.texts set text = repeat('b', 200000)");
  }
  await database.execute("select pg_stat_reset()");
  expect(await vacuumed(database)).toEqual(["public.texts"]);
  expect(await vacuumed(database)).toEqual([]);
});

it("the room of rows that are gone is given to new ones, also where some stay", async () => {
  const database = await openMigrated();
  async function comeAndGo(): Promise<number> {
    await database.execute(`
      insert into private.rate_limits (bucket, hits, expires_at)
      select gen_random_uuid()::text, array[now()], clock_timestamp() + number * interval '1 ms'
      from generate_series(1, 5000) number;
      delete from private.rate_limits
      where expires_at < (select expires_at from private.rate_limits order by expires_at desc offset 20 limit 1)`);
    await vacuumed(database);
    const [row] = await database.query<{ size: number }>(
      "select pg_total_relation_size('private.rate_limits')::int as size",
    );
    return row?.size ?? 0;
  }
  const settled = Math.max(await comeAndGo(), await comeAndGo());
  for (let round = 0; round < 8; round += 1) expect(await comeAndGo()).toBeLessThanOrEqual(1.1 * settled);
});

it("a table with which it can't be done keeps nobody from the others", async () => {
  const database = await openMigrated();
  await addTags(database, 1, 1_000);
  await database.execute("create table public.another as select 1 as id");
  const execute = (script: string) =>
    script === "vacuum public.another" ? Promise.reject(new Error("no")) : database.execute(script);
  const logged: string[] = [];
  const log = { error: (text: string) => void logged.push(text) };
  const done = await vacuumNeedy({ database: { query: database.query, execute }, directory, log });
  expect(done).toContain("public.otm_blog_tags");
  expect(logged).toEqual(["public.another could not be vacuumed"]);
});

it("a table of which the log would not fit on the disk is left", async () => {
  const asked: string[] = [];
  const logged: unknown[] = [];
  const database: Queryable = {
    async query<Row extends object>(statement: string): Promise<Row[]> {
      const large: object[] = statement.includes("pg_class") ? [{ name: "public.large", size: 2 ** 60 }] : [];
      return large.filter((row): row is Row => "name" in row);
    },
    execute: async (script) => void asked.push(script),
  };
  const log = { error: (text: string, error: unknown) => void logged.push([text, error]) };
  expect(await vacuumNeedy({ database, directory, log })).toEqual([]);
  expect(asked).toEqual([]);
  expect(logged).toEqual([
    ["public.large could not be vacuumed", expect.objectContaining({ code: "53100" })],
  ]);
});

it("is done again and again, and has ended when it is closed", async () => {
  const database = await openMigrated();
  const autovacuum = startAutovacuum({ database, directory, log: quiet, firstAfter: 1, every: 1 });
  await addTags(database, 1, 1_000);
  await vi.waitFor(async () => expect(await tagsKnown(database)).toBe(1_000), 10_000);
  await autovacuum.close();
  await addTags(database, 1_001, 3_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await tagsKnown(database)).toBe(1_000);
});

it("goes on when the database can't be asked, and says so", async () => {
  const logged: unknown[] = [];
  let asked = 0;
  const away = {
    query: () => Promise.reject(new Error(`away ${++asked}`)),
    execute: () => Promise.reject(new Error("away")),
  };
  const log = { error: (text: string) => void logged.push(text) };
  const autovacuum = startAutovacuum({ database: away, directory, log, firstAfter: 1, every: 1 });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  await autovacuum.close();
  expect(logged.slice(0, 2)).toEqual(["tables could not be vacuumed", "tables could not be vacuumed"]);
});
