// @module-tag S4
// @module-tag S6

import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createPostgresDatabase, describeOnBareDatabase } from "../testing/databases.ts";
import { startPostgres } from "../testing/postgres.ts";
import { type Database, DatabaseError, openDatabase } from "./database.ts";

const anon = { role: "anon", claims: '{"role":"anon"}' } as const;
const user = { role: "authenticated", claims: '{"role":"authenticated","sub":"1"}' } as const;
const whoAmI = "select current_user::text as role, current_setting('request.jwt.claims', true) as claims";

async function prepare(database: Database): Promise<Database> {
  await database.execute(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
    end $$;
    create table notes (id int primary key, text text not null constraint short check (length(text) < 20));
    grant select, insert on notes to authenticated;
    grant select on notes to anon;
  `);
  return database;
}

describeOnBareDatabase("a database", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await prepare(await open());
  });
  beforeEach(() => database.execute("truncate notes"));

  it("binds every kind of parameter and gives JavaScript's values back", async () => {
    const rows = await database.query(
      `select $1::text as text, $2::int as number, $3::boolean as yes, $4::text as nothing, $5::text[] as list,
         $6::jsonb as json, count(*) as count, $7::timestamptz as moment`,
      ["ö'\"\\", 7, true, null, ["a,b", 'c"d\\', "{}", ""], '{"a":[1]}', "2025-01-02 03:04:05+00"],
    );
    expect(rows).toEqual([
      {
        text: "ö'\"\\",
        number: 7,
        yes: true,
        nothing: null,
        list: ["a,b", 'c"d\\', "{}", ""],
        json: { a: [1] },
        count: 1,
        moment: new Date("2025-01-02T03:04:05Z"),
      },
    ]);
  });

  it("takes lone surrogates and long texts, and rejects NUL with an SQLSTATE", async () => {
    const long = `${"\ud800x".repeat(100)}é`.repeat(1_000);
    const [row] = await database.query<{ length: number }>("select length($1) as length", [long]);
    expect(row).toEqual({ length: long.length });
    await expect(database.query("select $1::text", ["a\0b"])).rejects.toMatchObject({ code: "22021" });
    expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("rejects with SQLSTATE, detail and constraint, without the parameters", async () => {
    await database.query("insert into notes values (1, $1)", ["first"]);
    const failure = await database
      .query("insert into notes values (1, $1)", ["s3cret"])
      .catch((error) => error);
    expect(failure).toBeInstanceOf(DatabaseError);
    expect(failure).toMatchObject({
      code: "23505",
      constraint: "notes_pkey",
      detail: "Key (id)=(1) already exists.",
      table: "notes",
    });
    expect(JSON.stringify({ ...failure, stack: failure.stack })).not.toContain("s3cret");
  });

  it("acts as the caller for one statement only", async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await database.queryAs(user, whoAmI, [])).toEqual([
        { role: "authenticated", claims: user.claims },
      ]);
      expect(await database.queryAs(anon, whoAmI, [])).toEqual([{ role: "anon", claims: anon.claims }]);
      expect(await database.queryAs(anon, whoAmI, [], { readOnly: true })).toEqual([
        { role: "anon", claims: anon.claims },
      ]);
      expect(await database.query("select current_user::text as role")).toEqual([{ role: "postgres" }]);
    }
  });

  it("never leaks a role between concurrent requests, including failing ones", async () => {
    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        if (index % 5 === 0) {
          const code = await database
            .queryAs(anon, "insert into notes values ($1, 'x') returning id", [index])
            .catch((error) => error.code);
          return code === "42501";
        }
        if (index % 7 === 0) {
          return database.transaction(async (transaction) => {
            const [row] = await transaction.query<{ role: string }>("select current_user::text as role");
            return row?.role === "postgres";
          });
        }
        const caller = index % 2 === 0 ? anon : { ...user, claims: `{"sub":"${index}"}` };
        const readOnly = index % 3 === 0;
        const [row] = await database.queryAs<{ role: string; claims: string }>(caller, whoAmI, [], {
          readOnly,
        });
        return row?.role === caller.role && row.claims === caller.claims;
      }),
    );
    expect(seen).toEqual(seen.map(() => true));
    expect(await database.query("select count(*) from notes")).toEqual([{ count: 0 }]);
  });

  it("runs reads in a read-only transaction", async () => {
    const insert = "insert into notes values ($1, 'x')";
    await expect(database.queryAs(user, insert, [1], { readOnly: true })).rejects.toMatchObject({
      code: "25006",
    });
    await database.execute("revoke insert on notes from anon");
    await database.queryAs(user, insert, [1]);
    expect(await database.query("select id from notes")).toEqual([{ id: 1 }]);
  });

  it("rolls back a failing transaction", async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.query("insert into notes values (1, 'kept?')");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    const refused = database.transaction(async (transaction) => {
      await transaction.query("insert into notes values (1, 'kept?')");
      await transaction.query("insert into notes values (1, 'kept?')");
    });
    await expect(refused).rejects.toMatchObject({ code: "23505" });
    expect(await database.query("select from notes")).toEqual([]);
  });

  it("isolates a transaction from concurrent queries", async () => {
    const working = database.transaction(async (transaction) => {
      await transaction.query("insert into notes values (1, 'mine')");
      await new Promise((resume) => setTimeout(resume, 50));
      const rows = await transaction.query("select id from notes");
      await transaction.query("delete from notes");
      return rows;
    });
    const queries = Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.queryAs(anon, "select id from notes", [], { readOnly: index % 2 === 0 }),
      ),
    );
    expect(await working).toEqual([{ id: 1 }]);
    expect((await queries).flat()).toEqual([]);
  });

  it("survives many different statements", async () => {
    for (let index = 0; index < 1_500; index += 1) {
      const statement = `select $1::int + ${index % 500} as sum`;
      expect(await database.queryAs(anon, statement, [1])).toEqual([{ sum: 1 + (index % 500) }]);
    }
  });

  it("receives notifications until stopped", async () => {
    const received: string[] = [];
    const stop = await database.listen("news", (payload) => received.push(payload));
    await database.query("select pg_notify('news', $1)", ["one"]);
    await expect.poll(() => received).toEqual(["one"]);
    await stop();
    await database.query("select pg_notify('news', 'two')");
    await database.query("select 1");
    expect(received).toEqual(["one"]);
  });

  it("rejects everything after it is closed, with 08006", async () => {
    const closed = await open();
    await closed.close();
    await expect(closed.query("select 1")).rejects.toMatchObject({ code: "08006" });
    await expect(closed.queryAs(anon, "select 1", [])).rejects.toMatchObject({ code: "08006" });
  });
});

describe("PostgreSQL going away", () => {
  const opened: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of opened.reverse()) await close();
  });

  it("is 08006 when nothing listens there", async () => {
    const failure = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none" });
    await expect(failure).rejects.toMatchObject({ code: "08006", isUnavailable: true });
  });

  it("reconnects after a restart, including LISTEN", async () => {
    const server = await startPostgres();
    opened.push(server.stop);
    const database = await openDatabase({ url: server.url });
    opened.push(database.close);
    await prepare(database);
    const received: string[] = [];
    await database.listen("news", (payload) => received.push(payload));
    await Promise.all(Array.from({ length: 20 }, () => database.queryAs(anon, whoAmI, [])));

    await server.halt();
    await expect(database.queryAs(anon, whoAmI, [])).rejects.toMatchObject({ isUnavailable: true });
    await expect(database.query("select 1")).rejects.toMatchObject({ isUnavailable: true });
    await server.resume();

    expect(await database.queryAs(anon, whoAmI, [])).toEqual([{ role: "anon", claims: anon.claims }]);
    expect(await database.query("select current_user::text as role")).toEqual([{ role: "postgres" }]);
    await expect.poll(() => received).toEqual([""]);
    await database.query("select pg_notify('news', 'again')");
    await expect.poll(() => received).toEqual(["", "again"]);
  });

  it("never runs a request with another role when connections are killed", async () => {
    const url = await createPostgresDatabase();
    const database = await openDatabase({ url });
    opened.push(database.close);
    await prepare(database);
    await database.execute(`
      create table traces (role text not null default current_user);
      grant insert, select on traces to anon, authenticated;
    `);
    const killer = await openDatabase({ url: inject("postgresUrl") });
    opened.push(killer.close);

    let failed = 0;
    let kills = 0;
    const asking = Array.from({ length: 12 }, async () => {
      while (kills < 15) {
        await database.queryAs(user, "insert into traces default values", []).catch(() => (failed += 1));
      }
    });
    for (; kills < 15; kills += 1) {
      await new Promise((resume) => setTimeout(resume, 40));
      await killer.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
        new URL(url).pathname.slice(1),
      ]);
    }
    await Promise.all(asking);
    expect(failed).toBeGreaterThan(0);
    expect(await database.query("select distinct role from traces")).toEqual([{ role: "authenticated" }]);
  });

  it("loses a transaction whose connection is killed, as a whole", async () => {
    const url = await createPostgresDatabase();
    const database = await openDatabase({ url });
    opened.push(database.close);
    await prepare(database);
    const working = database.transaction(async (transaction) => {
      const [session] = await transaction.query<{ pid: number }>("select pg_backend_pid() as pid");
      await transaction.query("insert into notes values (1, 'lost')");
      await database.query("select pg_terminate_backend($1)", [session?.pid ?? 0]);
      await new Promise((resume) => setTimeout(resume, 50));
      await transaction.query("insert into notes values (2, 'lost')");
    });
    await expect(working).rejects.toMatchObject({ isUnavailable: true });
    expect(await database.query("select from notes")).toEqual([]);
  });
});
