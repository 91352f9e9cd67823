import assert from "node:assert/strict";
import { type BenchSite, startSite } from "../../bench/site-process.ts";
import { temporaryDirectory, withDatabase } from "../../bench/test-bed.ts";
import { openDatabase, visitor } from "../../server/backend/database/database.ts";
import type { Check } from "../check.ts";
import { type Postgres15, role, startPgBouncer, startPostgres15 } from "../debian-postgres.ts";
import { failedStart } from "../harness/failed-start.ts";
import { sendForms } from "../writers/forms.ts";
import { expectTags } from "../writers/stored.ts";

/** The lines that are added to Debian's configuration of PgBouncer; null: no PgBouncer. */
const working = [
  { name: "PostgreSQL 15 alone", database: "alone", added: null },
  { name: "PgBouncer as Debian installs it", database: "debian", added: [] },
  {
    name: "PgBouncer that ignores options",
    database: "ignoring",
    added: ["ignore_startup_parameters = options"],
  },
] as const;

export const poolers: Check = {
  line: "Poolers",
  what: "The site on Debian's PostgreSQL 15, alone and behind Debian's PgBouncer: as installed, ignoring options, and in transaction mode.",
  async run() {
    await using postgres = await startPostgres15();
    for (const { name, database, added } of working) {
      await behind(postgres, database, added, useSite).catch((cause: unknown) => {
        throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
    }
    const transactional = ["pool_mode = transaction", "ignore_startup_parameters = options"];
    const said = await behind(postgres, "transactional", transactional, expectRejected);
    return `${working.map(({ name }) => name).join(", ")}: pages, forms, saves, and limits of visitors; transaction mode is refused: ${said}`;
  },
};

type Settings = { DATABASE_URL: string; DATA_DIR: string };

/** Does the work with the settings of a site on a new database. */
async function behind<T>(
  postgres: Postgres15,
  database: string,
  added: readonly string[] | null,
  work: (settings: Settings) => Promise<T>,
): Promise<T> {
  await postgres.createDatabase(database);
  await using pooler = added && (await startPgBouncer(postgres.port, database, added));
  await using data = await temporaryDirectory();
  const { port } = pooler ?? postgres;
  const url = `postgres://${role.name}:${role.password}@127.0.0.1:${port}/${database}`;
  return await work({ DATABASE_URL: url, DATA_DIR: data.path });
}

async function useSite(settings: Settings): Promise<void> {
  await using site = await startSite(settings);
  await expectPages(site);
  await sendForms(site.address, 3);
  const { db } = await site.signIn();
  const { count } = await db.from("otm_leads").select("*", { count: "exact", head: true });
  assert.equal(count, 3, "Not every form is a lead");
  const { error } = await db.from("otm_blog_tags").insert({ name: "Pooler", slug: "tag-pooler" });
  assert.equal(error, null, "An administrator can't save");
  await expectTags(db, new Set(["tag-pooler"]), false);
  await expectLimits(settings.DATABASE_URL);
}

async function expectPages({ address }: BenchSite): Promise<void> {
  for (const path of ["/", "/en", "/insights", "/en/contact", "/readyz"]) {
    const response = await fetch(address + path);
    await response.arrayBuffer();
    assert.equal(response.status, 200, `${path} is answered with ${response.status}`);
  }
}

/** What holds for a visitor's statement, in the sessions that the site opens. */
function expectLimits(url: string): Promise<void> {
  return withDatabase(openDatabase({ url }), async (database) => {
    const names = ["role", "statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const columns = names.map((name) => `current_setting('${name}') as ${name}`).join(", ");
    for (let time = 0; time < 3; time++) {
      const [limits] = await database.queryAs(visitor, `select current_user::text as user, ${columns}`, []);
      assert.deepEqual(Object.values(limits ?? {}), ["anon", "anon", "2s", "4s", "15s"]);
      assert.deepEqual(
        await database.query(`select current_user::text as user, current_setting('statement_timeout') as t`),
        [{ user: role.name, t: "1min" }],
      );
    }
    const endless = database.queryAs(visitor, "select pg_sleep(20)", []);
    await assert.rejects(endless, { code: "57014" }, "A visitor's statement has no time limit");
  });
}

/** @returns the sentence of the start that fails */
async function expectRejected(settings: NodeJS.ProcessEnv): Promise<string> {
  const { output } = await failedStart(settings);
  assert.match(output, /^DATABASE_URL: a pooler gives each transaction another session[^\n]*\n$/);
  return output.trim();
}
