import { describe, expect, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { createPostgresDatabase } from "./testing/databases.ts";
import { startPooler } from "./testing/pooler.ts";

const anon = { role: "anon", claims: '{"role":"anon"}' } as const;
const user = { role: "authenticated", claims: '{"role":"authenticated","sub":"1"}' } as const;
const whoAmI = "select current_user::text as role, current_setting('request.jwt.claims', true) as claims";

async function open(url: string, connections?: number): Promise<Database> {
  const database = await openDatabase({ kind: "postgres", url, ...(connections && { connections }) });
  onTestFinished(() => database.close());
  await database.execute(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
    end $$;
  `);
  return database;
}

describe("behind a transaction pooler, where any session answers", () => {
  it("every statement is its caller's", async () => {
    const database = await open(await startPooler(await createPostgresDatabase()));
    const asking = Array.from({ length: 150 }, async (_, index) => {
      const caller = index % 3 === 0 ? user : anon;
      const seen = await database.queryAs(caller, whoAmI, [], { readOnly: index % 2 === 0 });
      const [own] = await database.query<{ role: string }>("select current_user::text as role");
      return [...seen, own];
    });
    const seen = await Promise.all(asking);
    expect(seen).toEqual(seen.map((_, index) => [index % 3 === 0 ? user : anon, { role: "postgres" }]));
  });
});

describe("a session for callers", () => {
  it("has a visitor's role even when nothing takes one on", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    const statement = "do $$ begin reset role; raise exception '%', current_user; end $$";
    await expect(database.queryAs(user, statement, [])).rejects.toMatchObject({ message: "anon" });
  });

  it("prepares again what it has lost, or what no longer fits the tables", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    await database.execute("create table t (a int); insert into t values (1); grant select on t to anon");
    const ask = () => database.queryAs(anon, "select * from t", []);
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toEqual([{ a: 1 }]);
    await database.execute("alter table t add column b text");
    expect(await ask()).toEqual([{ a: 1, b: null }]);
    await database.queryAs(anon, "deallocate all", []);
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toEqual([{ a: 1, b: null }]);
  });

  it("is stopped after five seconds", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    const started = performance.now();
    await expect(database.queryAs(anon, "select pg_sleep(20)", [])).rejects.toMatchObject({ code: "57014" });
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(await database.queryAs(anon, whoAmI, [])).toEqual([anon]);
  });

  it("is waited for by a bounded number of callers, and not for one who has left", async () => {
    const database = await open(await createPostgresDatabase(), 1);
    await database.execute("create table t (a int); grant insert on t to anon");
    const leaving = new AbortController();
    const { signal } = leaving;
    const first = database.queryAs(anon, "select pg_sleep(0.3)", []);
    const left = database.queryAs(anon, "insert into t values (1)", [], { signal });
    const waiting = Array.from({ length: 250 }, () =>
      database.queryAs(anon, "select 1", []).catch((error) => error.code),
    );
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "57014" });
    await expect(database.queryAs(anon, "insert into t values (1)", [], { signal })).rejects.toMatchObject({
      code: "57014",
    });
    await first;
    const refused = (await Promise.all(waiting)).filter((answer) => answer === "53300");
    expect(refused.length).toBe(52);
    expect(await database.query("select from t")).toEqual([]);
  });
});

describe("a server that offers no encryption", () => {
  it("is refused when encryption is required, and taken when it is only preferred", async () => {
    const url = new URL(await createPostgresDatabase());
    for (const mode of ["require", "verify-full"]) {
      url.search = `sslmode=${mode}`;
      await expect(openDatabase({ kind: "postgres", url: url.href })).rejects.toMatchObject({
        code: "08006",
        message: expect.stringContaining("no encryption"),
      });
    }
    url.search = "sslmode=prefer";
    const database = await open(url.href);
    expect(await database.queryAs(anon, whoAmI, [])).toEqual([anon]);
  });
});
