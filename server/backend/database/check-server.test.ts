// @module-tag Poolers

import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createPostgresDatabase } from "../testing/databases.ts";
import { startPooler } from "../testing/pooler.ts";
import { listProblems, requireUsableServer, takesWrites } from "./check-server.ts";
import { type Database, openDatabase } from "./database.ts";

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  onTestFinished(() => database.close());
  return database;
}

/** What the check says of a database, which stays empty. */
async function problemsOf(url: string): Promise<string | null> {
  const database = await open(url);
  const said = await requireUsableServer(database, url).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(
    await database.query("select nspname from pg_namespace where nspname = 'supabase_migrations'"),
  ).toEqual([]);
  return said;
}

describe("a PostgreSQL server", () => {
  it("that has what the site needs is accepted", async () => {
    expect(await problemsOf(await createPostgresDatabase())).toBeNull();
  });

  it("with a database in another encoding is rejected", async () => {
    const server = await open(inject("postgresUrl"));
    await server.execute("create database latin encoding 'LATIN1' locale 'C' template template0");
    const url = new URL(inject("postgresUrl"));
    url.pathname = "/latin";
    expect(await problemsOf(url.href)).toBe(
      "DATABASE_URL: the database latin has the encoding LATIN1: make one with encoding 'UTF8' template template0.",
    );
  });

  it("whose database takes no writes is rejected", async () => {
    const url = new URL(await createPostgresDatabase());
    const server = await open(url.href);
    await server.execute(`alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`);
    expect(await problemsOf(url.href)).toBe(
      "DATABASE_URL: the server takes no writes, as a standby: name the primary one.",
    );
  });

  it("whose role may create nothing is rejected", async () => {
    const url = new URL(await createPostgresDatabase());
    const server = await open(url.href);
    await server.execute("create role reader login password 'reads'");
    [url.username, url.password] = ["reader", "reads"];
    expect(await problemsOf(url.href)).toBe(
      `DATABASE_URL: the role reader may create nothing in the database ${url.pathname.slice(1)}: make it the owner of database and schema public (docs/operations.md, Your own PostgreSQL).`,
    );
  });

  it("behind a pooler that shares sessions between transactions is rejected", async () => {
    expect(await problemsOf(await startPooler(await createPostgresDatabase()))).toBe(
      "DATABASE_URL: a pooler gives each transaction another session, which listens to nothing: set it to session mode (pool_mode = session).",
    );
  });

  it("is told everything that is missing at once", () => {
    const bad = {
      version: "14.9",
      number: 140_009,
      database: "site",
      encoding: "LATIN1",
      role: "web",
      is_read_only: true,
      may_create: false,
      missing: "pg_trgm and unaccent",
    };
    expect(listProblems(bad)).toEqual([
      "PostgreSQL 14.9 is too old, the site needs 15 or later.",
      "the database site has the encoding LATIN1: make one with encoding 'UTF8' template template0.",
      "the server takes no writes, as a standby: name the primary one.",
      "the role web may create nothing in the database site: make it the owner of database and schema public (docs/operations.md, Your own PostgreSQL).",
      "PostgreSQL lacks pg_trgm and unaccent: install its package postgresql-contrib.",
    ]);
  });
});

describe("a server that takes no writes any more", () => {
  it("answers reads, and is unavailable for writes until it is the primary again", async () => {
    const url = new URL(await createPostgresDatabase());
    const admin = await open(url.href);
    await admin.execute("create table notes (id int); grant select, insert on notes to anon");
    const database = await open(url.href);
    const visitor = { role: "anon", claims: "{}" } as const;
    const write = () => database.queryAs(visitor, "insert into notes values (1)", []);
    await write();
    expect(await takesWrites(database)).toBe(true);

    const turn = (state: string) =>
      admin.execute(`alter database ${url.pathname.slice(1)} set default_transaction_read_only = ${state}`);
    await turn("on");
    const standby = await open(url.href);
    const unavailable = {
      code: "08006",
      message: "The database can't be reached (the server takes no writes)",
    };
    await expect(standby.queryAs(visitor, "insert into notes values (2)", [])).rejects.toMatchObject(
      unavailable,
    );
    await expect(standby.query("insert into notes values (2)")).rejects.toMatchObject(unavailable);
    await expect(standby.transaction((t) => t.execute("insert into notes values (2)"))).rejects.toMatchObject(
      unavailable,
    );
    expect(await standby.query("select id from notes")).toEqual([{ id: 1 }]);
    expect(await takesWrites(standby)).toBe(false);

    await admin.transaction(async (own) => {
      await own.execute("set transaction read write");
      await own.execute(`alter database ${url.pathname.slice(1)} reset default_transaction_read_only`);
    });
    await standby.queryAs(visitor, "insert into notes values (3)", []).catch(() => {});
    await expect(standby.queryAs(visitor, "insert into notes values (3)", [])).resolves.toEqual([]);
  });
});
