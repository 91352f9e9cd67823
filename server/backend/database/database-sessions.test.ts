// @module-tag Poolers

import { describe, expect, it, onTestFinished } from "vitest";
import { createPostgresDatabase } from "../testing/databases.ts";
import { type Database, openDatabase } from "./database.ts";

const anon = { role: "anon", claims: '{"role":"anon"}' } as const;
const user = { role: "authenticated", claims: '{"role":"authenticated","sub":"1"}' } as const;
const whoAmI = "select current_user::text as role, current_setting('request.jwt.claims', true) as claims";
const settings =
  "select current_setting('role') as role, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";

async function open(url: string, connections?: number): Promise<Database> {
  const database = await openDatabase({ url, ...(connections && { connections }) });
  onTestFinished(() => database.close());
  await database.execute(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
    end $$;
  `);
  return database;
}

describe("a pooled session", () => {
  it("has the role anon by default", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    const statement = "do $$ begin reset role; raise exception '%', current_user; end $$";
    await expect(database.queryAs(user, statement, [])).rejects.toMatchObject({ message: "anon" });
  });

  it("keeps role and limits, whatever the options of the address are", async () => {
    const url = new URL(await createPostgresDatabase());
    url.searchParams.set("options", "-c statement_timeout=0 -c lock_timeout=0 -c role=none -c work_mem=5MB");
    const database = await open(url.href, 1);
    const statement =
      "do $$ begin raise exception '% %', current_user, current_setting('lock_timeout'); end $$";
    await expect(database.queryAs(anon, statement, [])).rejects.toMatchObject({ message: "anon 4s" });
    expect(await database.query(settings)).toEqual([{ role: "none", statement: "1min", lock: "10s" }]);
    expect(await database.query("show work_mem")).toEqual([{ work_mem: "5MB" }]);
  });

  it("prepares statements again when lost or outdated", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    await database.execute("create table t (a int); insert into t values (1); grant select on t to anon");
    const ask = () => database.queryAs(anon, "select * from t", []);
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toEqual([{ a: 1 }]);
    await database.execute("alter table t add column b text");
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toEqual([{ a: 1, b: null }]);
    await database.queryAs(anon, "deallocate all", []);
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toEqual([{ a: 1, b: null }]);
  });

  it("prepares only short repeated statements, and is replaced after a thousand uses", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    const prepared = "select count(*), max(length(statement)) as longest from pg_prepared_statements";
    const long = `select '${"x".repeat(9_000)}' as text`;
    for (let turn = 0; turn < 3; turn += 1) await database.queryAs(anon, long, []);
    for (let index = 0; index < 300; index += 1)
      await database.queryAs(anon, `select ${index} as number`, []);
    expect(await database.queryAs(anon, prepared, [])).toEqual([{ count: 0, longest: null }]);
    for (let index = 0; index < 1_000; index += 1)
      await database.queryAs(anon, `select ${index % 300} as n`, []);
    const [held] = await database.queryAs<{ count: number }>(anon, prepared, []);
    expect(held?.count).toBeLessThan(320);
  });

  it("times out statements after 2 s for anon, and 5 s for authenticated", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    const readLimit = "select current_setting('statement_timeout') as most";
    expect(await database.queryAs(anon, readLimit, [])).toEqual([{ most: "2s" }]);
    expect(await database.queryAs(user, readLimit, [])).toEqual([{ most: "5s" }]);
    await expect(database.queryAs(anon, "select pg_sleep(20)", [])).rejects.toMatchObject({ code: "57014" });
    expect(await database.queryAs(anon, whoAmI, [])).toEqual([anon]);
  });

  it("runs nothing for a client that disconnected while waiting", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    await database.execute("create table t (a int); grant insert on t to anon");
    const leaving = new AbortController();
    const { signal } = leaving;
    const first = database.queryAs(anon, "select pg_sleep(0.3)", []);
    const left = database.queryAs(anon, "insert into t values (1)", [], { signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "57014" });
    await first;
    expect(await database.query("select from t")).toEqual([]);
  });

  it("runs nothing when setting role or claims fails", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    await database.execute("create table t (by text default current_user); grant insert on t to anon");
    const unreadable = { role: "anon", claims: "a\0" } as const;
    await expect(database.queryAs(unreadable, "insert into t default values", [])).rejects.toMatchObject({
      code: "22021",
    });
    expect(await database.query("select from t")).toEqual([]);
    expect(await database.queryAs(anon, whoAmI, [])).toEqual([anon]);
  });

  it("rejects with an error at commit, and stores nothing", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    await database.execute(`
      create table parents (id int primary key);
      create table children (parent int references parents deferrable initially deferred);
      grant insert on children to anon`);
    await expect(database.queryAs(anon, "insert into children values (1)", [])).rejects.toMatchObject({
      code: "23503",
    });
    expect(await database.query("select from children")).toEqual([]);
  });
});

describe("a server that offers no encryption", () => {
  it("is rejected when TLS is required, and accepted when it is preferred", async () => {
    const url = new URL(await createPostgresDatabase());
    for (const mode of ["require", "verify-full"]) {
      url.search = `sslmode=${mode}`;
      await expect(openDatabase({ url: url.href })).rejects.toMatchObject({
        code: "08006",
        message: expect.stringContaining("no encryption"),
      });
    }
    url.search = "sslmode=prefer";
    const database = await open(url.href);
    expect(await database.queryAs(anon, whoAmI, [])).toEqual([anon]);
  });
});
