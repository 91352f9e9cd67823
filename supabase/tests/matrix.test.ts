// @module-tag S1
// @module-tag Agents

import { beforeAll, expect, it } from "vitest";
import type { Caller, Database, Queryable } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { isTableName, tableNames } from "./calls.ts";
import { answerLead, arrangeContent, commentOnPreview } from "./content.ts";
import { statementFor, type Verb } from "./statements.ts";
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
const callers: Caller[] = [visitor, user, writer, editor, admin, assistant];

// What each may do is rights.txt; here, that no policy is without effect on it.
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
    await answerLead(database, admin.id);
    await commentOnPreview(database);
    await database.execute(attempt);
  });

  it("change when any one policy is dropped", async () => {
    const policies = await database.query<{ table: string; name: string }>(
      `select tablename::text as "table", policyname::text as name from pg_policies where schemaname = 'public'`,
    );
    expect(policies.length).toBeGreaterThan(50);
    const whole = new Map<string, string>();
    for (const table of tableNames) whole.set(table, await tryAllCalls(database, table));
    const idle: string[] = [];
    for (const { table, name } of policies) {
      if ((await withoutPolicy(database, table, name)) === whole.get(table)) idle.push(`${table}: ${name}`);
    }
    // It counts for tags without articles, of which there are none here.
    expect(idle).toEqual(["otm_blog_tags: access tokens read every tag"]);
  });
});

/** How many rows a caller's statement reaches, or its SQLSTATE; its work is rolled back. */
const attempt = `
  create function public.attempt(caller text, claims text, statement text) returns text language plpgsql as $$
  declare
    reached bigint;
  begin
    perform set_config('role', caller, true), set_config('request.jwt.claims', claims, true);
    execute statement;
    get diagnostics reached = row_count;
    raise sqlstate 'XX999' using message = reached;
  exception when others then
    return case sqlstate when 'XX999' then sqlerrm else sqlstate end;
  end $$`;

async function withoutPolicy(database: Database, table: string, policy: string): Promise<string> {
  return database.transaction(async (transaction) => {
    await transaction.execute(`savepoint complete; drop policy "${policy}" on public.${table};`);
    const outcome = await tryAllCalls(transaction, table);
    await transaction.execute("rollback to savepoint complete");
    return outcome;
  });
}

/** All cells of a table: a line for each caller and verb. */
async function tryAllCalls(database: Queryable, table: string): Promise<string> {
  if (!isTableName(table)) throw new Error(`There are no statements for ${table}`);
  const calls = callers.flatMap((caller) =>
    verbs.map((verb) => [caller, statementFor(verb, table)] as const),
  );
  const rows = await database.query<{ outcome: string }>(
    `select public.attempt(caller, claims, statement) as outcome
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as call (caller, claims, statement, number) order by number`,
    [
      calls.map(([{ role }]) => role),
      calls.map(([{ claims }]) => claims),
      calls.map(([, statement]) => statement),
    ],
  );
  return rows.map(({ outcome }) => outcome).join("\n");
}
