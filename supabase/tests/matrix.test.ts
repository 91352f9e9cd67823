import { beforeAll, expect, it } from "vitest";
import type { Caller, Database, Queryable } from "../../server/backend/database/database.ts";
import { DatabaseError } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent } from "./content.ts";
import { statementFor, type TableName, type Verb } from "./statements.ts";
import { admin, createUsers, user, visitor } from "./users.ts";

const verbs: Verb[] = ["select", "insert", "update", "delete", "upsert"];
const callers = { visitor, user, admin };

/** A number is how many rows the caller reaches, "ok" a row that was written, "no" a rejection, else the SQLSTATE. */
type Cell = number | "ok" | "no" | string;

// For each caller: select, insert, update, delete, upsert.
const matrix: Record<TableName, Record<keyof typeof callers, Cell[]>> = {
  user_roles: row(["no", "no", "no", "no", "no"], [0, "no", "no", 0, "no"], [2, "ok", "no", "PT409", "no"]),
  otm_blog_articles: hidden(2),
  otm_blog_article_content: hidden(),
  otm_blog_tags: hidden(),
  otm_blog_article_tags: hidden(),
  otm_blog_article_faqs: hidden(),
  otm_blog_article_slugs: readOnly(),
  otm_homepage_featured_articles: hidden(),
  otm_article_versions: row(
    ["no", "no", "no", "no", "no"],
    [0, "no", "no", "no", "no"],
    [3, "no", "no", "no", "no"],
  ),
  otm_article_field_changes: row(
    ["no", "no", "no", "no", "no"],
    [0, "no", "no", "no", "no"],
    [6, "no", "no", "no", "no"],
  ),
  otm_page_versions: row(
    ["no", "no", "no", "no", "no"],
    [0, "no", "no", "no", "no"],
    [3, "no", "no", "no", "no"],
  ),
  otm_preview_links: row(["no", "no", "no", "no", "no"], [0, "no", 0, "no", "no"], [1, "no", 1, "no", "no"]),
  otm_schedules: row(["no", "no", "no", "no", "no"], [0, "no", "no", 0, "no"], [1, "no", "no", 1, "no"]),
  otm_webhooks: row(["no", "no", "no", "no", "no"], [0, "no", 0, 0, "no"], [1, "no", 1, 1, "no"]),
  otm_about_us_content: row([1, "no", "no", "no", "no"], [1, "no", 0, 0, "no"], [1, "ok", 1, 1, "ok"]),
  otm_team_members: hidden(),
  otm_download_pages: hidden(),
  otm_download_page_content: hidden(),
  otm_download_page_slugs: readOnly(),
  otm_download_submissions: inbox(),
  otm_contact_subm_vlotwerk: inbox(),
  otm_download_files: row(["no", "no", "no", "no", "no"], [0, "no", 0, 0, "no"], [1, "ok", 1, 1, "ok"]),
  otm_media: row(["no", "no", "no", "no", "no"], [0, "no", 0, 0, "no"], [2, "no", 2, 2, "no"]),
  otm_download_opens: row(
    ["no", "no", "no", "no", "no"],
    [0, "no", "no", "no", "no"],
    [1, "no", "no", "no", "no"],
  ),
  otm_leads: row(["no", "no", "no", "no", "no"], [0, "no", 0, "no", "no"], [2, "no", 2, "no", "no"]),
};

/** Anyone sees all rows but one; administrators change them all. */
function hidden(open = 1) {
  const all = open + 1;
  return row([open, "no", "no", "no", "no"], [open, "no", 0, 0, "no"], [all, "ok", all, all, "ok"]);
}

/** Written by triggers only. */
function readOnly() {
  return row([1, "no", "no", "no", "no"], [1, "no", "no", "no", "no"], [2, "no", "no", "no", "no"]);
}

/** Anyone inserts, administrators delete, nobody updates. */
function inbox() {
  return row(["no", "ok", "no", "no", "no"], [0, "ok", "no", 0, "no"], [1, "ok", "no", 1, "no"]);
}

function row(visitor: Cell[], user: Cell[], admin: Cell[]) {
  return { visitor, user, admin };
}

describeOnDatabase("rights per role and table", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await arrangeContent(database);
  });

  it.each(tableNames(matrix))("%s", async (table) => {
    expect(await database.transaction((transaction) => tryAllCalls(transaction, table))).toEqual(
      matrix[table],
    );
  });

  it("has a row for every table", async () => {
    const tables = await database.query<{ name: string }>(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(matrix).sort());
  });

  it("changes when any one policy is dropped", async () => {
    const policies = await database.query<{ table: string; name: string }>(
      `select tablename::text as "table", policyname::text as name from pg_policies where schemaname = 'public'`,
    );
    expect(policies.length).toBeGreaterThan(50);
    const idle: string[] = [];
    for (const { table, name } of policies) {
      const outcome = await withoutPolicy(database, table, name);
      if (JSON.stringify(outcome) === JSON.stringify(matrix[knownTable(table)]))
        idle.push(`${table}: ${name}`);
    }
    expect(idle).toEqual([]);
  });
});

async function withoutPolicy(database: Database, table: string, policy: string) {
  return database.transaction(async (transaction) => {
    await transaction.execute(`savepoint complete; drop policy "${policy}" on public.${table};`);
    const outcome = await tryAllCalls(transaction, knownTable(table));
    await transaction.execute("rollback to savepoint complete");
    return outcome;
  });
}

async function tryAllCalls(transaction: Queryable, table: TableName) {
  const outcome: Record<string, Cell[]> = {};
  for (const [name, caller] of Object.entries(callers)) {
    const cells: Cell[] = [];
    for (const verb of verbs) cells.push(await attempt(transaction, caller, verb, table));
    outcome[name] = cells;
  }
  return outcome;
}

/** Runs the work and rolls back. */
async function attempt(transaction: Queryable, caller: Caller, verb: Verb, table: TableName): Promise<Cell> {
  await transaction.execute("savepoint before");
  try {
    await transaction.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      [caller.role, caller.claims],
    );
    const rows = await transaction.query(statementFor(verb, table));
    return verb === "insert" || verb === "upsert" ? "ok" : rows.length;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return error.code === "42501" ? "no" : error.code;
  } finally {
    await transaction.execute("rollback to savepoint before");
  }
}

function tableNames(tables: Record<TableName, unknown>): TableName[] {
  return Object.keys(tables).map(knownTable);
}

function knownTable(name: string): TableName {
  const table = Object.keys(matrix).find((candidate): candidate is TableName => candidate === name);
  if (!table) throw new Error(`The matrix has no table ${name}`);
  return table;
}
