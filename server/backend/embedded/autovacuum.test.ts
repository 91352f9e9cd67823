import { tmpdir } from "node:os";
import { expect, it, onTestFinished, vi } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { startAutovacuum, vacuumGrown } from "./autovacuum.ts";

async function openMigrated(): Promise<Database> {
  const database = await openDatabase({ kind: "pglite", directory: null });
  onTestFinished(() => database.close());
  await migrate(database);
  return database;
}

/** The catalog is left out: what is learnt of tables is written into it. */
async function vacuumed(database: Database): Promise<string[]> {
  return (await vacuumGrown(database, directory)).filter((name) => !name.startsWith("pg_catalog."));
}

const directory = tmpdir();
const quiet = { error: (_: string, error: unknown) => expect.fail(String(error)) };

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

it("a table is looked at once it holds something, and anew once it has grown by a fifth", async () => {
  const database = await openMigrated();
  await vacuumGrown(database, directory);
  expect(await vacuumed(database)).toEqual([]);
  await addTags(database, 1, 1_000);
  expect(await vacuumed(database)).toEqual(["public.otm_blog_tags"]);
  expect(await tagsKnown(database)).toBe(1_000);
  await addTags(database, 1_001, 1_010);
  expect(await vacuumed(database)).toEqual([]);
  await addTags(database, 1_011, 3_000);
  expect(await vacuumed(database)).toEqual(["public.otm_blog_tags"]);
  expect(await tagsKnown(database)).toBe(3_000);
});

it("texts that lie beside their table count as the table's", async () => {
  const database = await openMigrated();
  const tag = "c1000000-0000-4000-8000-000000000001";
  await database.execute(`
    create table public.texts (id int primary key, text text);
    alter table public.texts alter column text set storage external;
    insert into public.texts values (1, repeat('a', 100000));`);
  await vacuumGrown(database, directory);
  for (let time = 0; time < 3; time += 1) {
    await database.execute(`update public.texts set text = repeat('${tag}', 5000)`);
  }
  expect(await vacuumed(database)).toEqual(["public.texts"]);
  expect(await vacuumed(database)).toEqual([]);
});

it("the room of rows that are gone is given to new ones", async () => {
  const database = await openMigrated();
  async function comeAndGo(): Promise<number> {
    await database.execute(`
      insert into private.rate_limits (bucket, hits, expires_at)
      select number, array[now()], now() from generate_series(1, 5000) number;
      delete from private.rate_limits`);
    await vacuumGrown(database, directory);
    const [row] = await database.query<{ size: number }>(
      "select pg_relation_size('private.rate_limits')::int as size",
    );
    return row?.size ?? 0;
  }
  const settled = Math.max(await comeAndGo(), await comeAndGo());
  for (let round = 0; round < 3; round += 1) expect(await comeAndGo()).toBeLessThanOrEqual(settled);
});

it("is done again and again, and has ended when it is closed", async () => {
  const database = await openMigrated();
  const autovacuum = startAutovacuum({ database, directory, log: quiet, firstAfter: 1, every: 1 });
  await vi.waitFor(async () => expect(await vacuumed(database)).toEqual([]), 10_000);
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
