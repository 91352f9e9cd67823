import { beforeAll, expect, it } from "vitest";
import type { Caller, Database, Queryable } from "../../server/backend/database/database.ts";
import { DatabaseError } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent } from "./content.ts";
import { statementFor, type TableName, type Verb } from "./statements.ts";
import {
  admin,
  assistant,
  createMembers,
  createToken,
  createUsers,
  editor,
  user,
  visitor,
  writer,
} from "./users.ts";

const verbs: Verb[] = ["select", "insert", "update", "delete", "upsert"];
const people = { visitor, user, writer, editor, admin };

/** A number is how many rows the caller reaches, "ok" a row that was written, "no" a rejection, else the SQLSTATE. */
type Cell = number | "ok" | "no" | string;

const nobody: { visitor: Cell[] } = { visitor: ["no", "no", "no", "no", "no"] };

// For each caller: select, insert, update, delete, upsert.
const matrix: Record<TableName, Record<keyof typeof people, Cell[]>> = {
  user_roles: {
    ...nobody,
    user: [0, "no", 0, 0, "no"],
    writer: [1, "no", 0, 0, "no"],
    editor: [1, "no", 0, 0, "no"],
    admin: [4, "ok", 4, "PT409", "ok"],
  },
  otm_blog_articles: { ...hidden(2), writer: [3, "ok", 1, 1, "ok"] },
  otm_blog_article_content: drafts(),
  otm_blog_tags: { ...hidden(), writer: [2, "no", 0, 0, "no"] },
  otm_blog_article_tags: drafts(),
  otm_blog_article_faqs: drafts(),
  otm_blog_article_slugs: { ...readOnly(), writer: [2, "no", "no", "no", "no"] },
  otm_homepage_featured_articles: hidden(),
  otm_homepage_cases: hidden(),
  otm_versions: { ...reading(10), writer: [7, "no", "no", "no", "no"] },
  otm_field_changes: { ...reading(14), writer: [11, "no", "no", "no", "no"] },
  otm_access_tokens: {
    ...nobody,
    user: [0, "no", "no", 0, "no"],
    writer: [0, "no", "no", 0, "no"],
    editor: [0, "no", "no", 0, "no"],
    admin: [1, "no", "no", 1, "no"],
  },
  otm_preview_links: editing([0, "no", 0, "no", "no"], [1, "no", 1, "no", "no"]),
  otm_schedules: {
    ...editing([0, "no", "no", 0, "no"], [1, "no", "no", 1, "no"]),
    writer: [1, "no", "no", 0, "no"],
  },
  otm_webhooks: {
    ...editing([0, "no", 0, 0, "no"], [0, "no", 0, 0, "no"]),
    admin: [1, "no", 1, 1, "no"],
  },
  otm_redirects: editing([0, "no", 0, 0, "no"], [1, "ok", 1, 1, "ok"]),
  otm_proposals: {
    ...editing([0, "no", 0, 0, "no"], [2, "no", 2, 2, "no"]),
    writer: [1, "no", 1, 1, "no"],
  },
  otm_about_us_content: {
    ...editing([1, "no", 0, 0, "no"], [1, "ok", 1, 1, "ok"]),
    visitor: [1, "no", "no", "no", "no"],
  },
  otm_team_members: hidden(),
  otm_download_pages: hidden(),
  otm_download_page_content: hidden(),
  otm_download_page_slugs: readOnly(),
  otm_pages: {
    ...editing([2, "no", "no", 0, "no"], [4, "no", "no", 4, "no"]),
    visitor: [2, "no", "no", "no", "no"],
    writer: [4, "no", "no", 2, "no"],
  },
  otm_page_content: { ...readOnly(2), writer: [3, "no", "no", "no", "no"] },
  otm_page_tags: { ...readOnly(), writer: [2, "no", "no", "no", "no"] },
  otm_page_slugs: { ...readOnly(), writer: [2, "no", "no", "no", "no"] },
  otm_download_submissions: inbox(),
  otm_contact_subm_vlotwerk: inbox(),
  otm_download_files: editing([0, "no", 0, 0, "no"], [1, "ok", 1, 1, "ok"]),
  otm_media: { ...editing([0, "no", 0, 0, "no"], [2, "no", 2, 2, "no"]), writer: [2, "no", 1, 0, "no"] },
  otm_download_opens: { ...reading(1), editor: [0, "no", "no", "no", "no"] },
  otm_leads: {
    ...editing([0, "no", 0, "no", "no"], [2, "no", 2, "no", "no"]),
    editor: [0, "no", 0, "no", "no"],
  },
  otm_site_texts: {
    ...editing([1, "no", 0, "no", "no"], [1, "ok", 1, "no", "ok"]),
    visitor: [1, "no", "no", "no", "no"],
  },
  otm_site_text_versions: editing(["no", "no", "no", "no", "no"], ["no", "no", "no", "no", "no"]),
  otm_waiting_texts: { ...reading(1), writer: [1, "no", "no", "no", "no"] },
};

/** What an administrator's access token of every scope reaches; elsewhere as much as a user. */
const ofToken: Partial<Record<TableName, Cell[]>> = {
  otm_blog_articles: [3, "no", 0, 0, "no"],
  otm_blog_article_content: [2, "no", 0, 0, "no"],
  otm_blog_tags: [2, "no", 0, 0, "no"],
  otm_blog_article_tags: [2, "no", 0, 0, "no"],
  otm_blog_article_faqs: [2, "no", 0, 0, "no"],
  otm_versions: [9, "no", "no", "no", "no"],
  otm_proposals: [1, "no", 0, 0, "no"],
  otm_download_pages: [2, "no", 0, 0, "no"],
  otm_download_page_content: [2, "no", 0, 0, "no"],
  otm_waiting_texts: [1, "no", "no", "no", "no"],
  otm_pages: [4, "no", "no", 0, "no"],
  otm_page_content: [3, "no", "no", "no", "no"],
  otm_page_tags: [2, "no", "no", "no", "no"],
  otm_field_changes: [13, "no", "no", "no", "no"],
  otm_media: [2, "no", 0, 0, "no"],
  otm_schedules: [1, "no", "no", 0, "no"],
  otm_download_submissions: [1, "no", "no", 0, "no"],
  otm_contact_subm_vlotwerk: [1, "no", "no", 0, "no"],
  otm_download_opens: [1, "no", "no", "no", "no"],
  otm_leads: [2, "no", 2, "no", "no"],
};

function expected(table: TableName) {
  return { ...matrix[table], assistant: ofToken[table] ?? matrix[table].user };
}

/** Others as users, administrators as editors. */
function editing(user: Cell[], editor: Cell[]) {
  return { ...nobody, user, writer: user, editor, admin: editor };
}

/** Anyone sees all rows but one; editors change them all. */
function hidden(open = 1) {
  const all = open + 1;
  return {
    ...editing([open, "no", 0, 0, "no"], [all, "ok", all, all, "ok"]),
    visitor: [open, "no", "no", "no", "no"],
  };
}

/** As hidden; writers see all, and change what belongs to a draft. */
function drafts() {
  return { ...hidden(), writer: [2, "no", 1, 1, "no"] };
}

/** Written by triggers only; read by editors. */
function reading(rows: number) {
  return editing([0, "no", "no", "no", "no"], [rows, "no", "no", "no", "no"]);
}

/** Written by triggers only; anyone reads all rows but one. */
function readOnly(open = 1) {
  return {
    ...editing([open, "no", "no", "no", "no"], [open + 1, "no", "no", "no", "no"]),
    visitor: [open, "no", "no", "no", "no"],
  };
}

/** Anyone inserts, administrators delete, nobody updates. */
function inbox() {
  const others: Cell[] = [0, "ok", "no", 0, "no"];
  return {
    ...editing(others, others),
    visitor: ["no", "ok", "no", "no", "no"],
    admin: [1, "ok", "no", 1, "no"],
  };
}

describeOnDatabase("rights per role and table", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await createMembers(database);
    await createToken(database);
    await arrangeContent(database);
    await database.query(
      `insert into public.otm_proposals (user_id, assistant, kind, subject, base, document)
       values ($1, 'Assistant', 'picture', 'x', '{}', '{"nl": "A"}'), ($2, 'Assistant', 'picture', 'x', '{}', '{"nl": "B"}')`,
      [admin.id, writer.id],
    );
  });

  it.each(tableNames(matrix))("%s", async (table) => {
    expect(await database.transaction((transaction) => tryAllCalls(transaction, table))).toEqual(
      expected(table),
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
      if (JSON.stringify(outcome) === JSON.stringify(expected(knownTable(table))))
        idle.push(`${table}: ${name}`);
    }
    // It counts for tags without articles, of which there are none here.
    expect(idle).toEqual(["otm_blog_tags: access tokens read every tag"]);
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
  for (const [name, caller] of Object.entries({ ...people, assistant })) {
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
