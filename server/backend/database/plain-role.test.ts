// @module-tag Instances

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi } from "../testing/api.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { seed } from "./seed.ts";

describe("a role with the grants of docs/operations.md, and no others", () => {
  let server: PostgresServer;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres();
    const superuser = await openDatabase({ url: server.url });
    for (const statement of await documentedStatements()) await superuser.execute(statement);
    await superuser.close();
    const url = new URL(server.url);
    [url.username, url.password, url.pathname] = ["vlotwerk", "choose-one", "/vlotwerk"];
    database = await openDatabase({ url: url.href });
  });

  afterAll(() => server.stop());

  it("is no superuser, has no createrole, createdb or bypassrls", async () => {
    const [role] = await database.query(
      "select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user",
    );
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
    });
  });

  it("suffices for migrations, seed and requests", async () => {
    expect((await migrate(database)).length).toBeGreaterThan(30);
    expect((await seed(database)).length).toBeGreaterThan(0);
    const api = await openApi(database);

    const visitor = api.client();
    const articles = await visitor.from("otm_blog_articles").select("id, slug").eq("published", true);
    expect([articles.error, (articles.data ?? []).length > 0]).toEqual([null, true]);
    const contact = { name: "Anna", email: "anna@example.nl", message: "Hallo", language: "nl" };
    expect((await visitor.from("otm_contact_subm_vlotwerk").insert(contact)).error).toBeNull();
    expect((await visitor.from("otm_contact_subm_vlotwerk").select()).error?.code).toBe("42501");

    const signUp = { email: "eva@example.nl", password: "een-lang-wachtwoord-2" };
    expect((await api.client().auth.signUp(signUp)).error).toBeNull();
    await expect.poll(() => api.mails.length).toBeGreaterThan(1);

    const admin = api.client(await api.signIn({ isAdmin: true }));
    const leads = await admin.from("otm_leads").select("id");
    expect([leads.error, leads.data?.length]).toEqual([null, 1]);
    const tag = await admin.from("otm_blog_tags").insert({ slug: "nieuw", name: "Nieuw" });
    expect(tag.error).toBeNull();
    expect(api.logged).toEqual([]);
  });

  it("times out on locks and lost responses", async () => {
    const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const read = `select name, setting::int as ms from pg_settings where name in ('${names.join("','")}') order by 1`;
    const caller = { role: "anon", claims: '{"role":"anon"}' } as const;
    expect(await database.query(read)).toEqual([
      { name: "idle_in_transaction_session_timeout", ms: 60_000 },
      { name: "lock_timeout", ms: 10_000 },
      { name: "statement_timeout", ms: 60_000 },
    ]);
    expect(await database.queryAs(caller, read, [])).toEqual([
      { name: "idle_in_transaction_session_timeout", ms: 15_000 },
      { name: "lock_timeout", ms: 4_000 },
      { name: "statement_timeout", ms: 2_000 },
    ]);
  });
});

/** The statements of the document's SQL block: `create database` can't run in a transaction. */
async function documentedStatements(): Promise<string[]> {
  const text = await readFile(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, block = ""] = /```sql\n([\s\S]*?)```/.exec(text) ?? [];
  return block
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
