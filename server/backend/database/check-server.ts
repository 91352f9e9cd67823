import pg from "pg";
import { StartError } from "../../shared/start-error.ts";
import type { Queryable } from "./database.ts";
import { connectionConfig, toDatabaseError } from "./postgres-connection.ts";

type Found = {
  version: string;
  number: number;
  database: string;
  encoding: string;
  role: string;
  is_read_only: boolean;
  may_create: boolean;
  missing: string | null;
};

/**
 * Asks a PostgreSQL server for everything that the site needs, before anything is changed. Throws StartError with a sentence
 * for each thing that is missing.
 */
export async function requireUsableServer(database: Pick<Queryable, "query">, url: string): Promise<void> {
  const [found] = await database.query<Found>(question);
  if (!found) return;
  const problems = [
    ...listProblems(found),
    ...((await isPooledByTransaction(url)) ? [transactionPooling] : []),
  ];
  if (problems.length > 0)
    throw new StartError(problems.map((problem) => `DATABASE_URL: ${problem}`).join("\n"));
}

const question = `
  select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
    current_database()::text as database, pg_encoding_to_char(encoding)::text as encoding, session_user::text as role,
    pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as is_read_only,
    has_database_privilege(session_user, oid, 'create')
      and coalesce(has_schema_privilege(session_user, to_regnamespace('public'), 'create'), true) as may_create,
    (
      select string_agg(name, ' and ') from unnest(array['pg_trgm', 'unaccent']) name
      where name not in (select available.name from pg_available_extensions available)
    ) as missing
  from pg_database where datname = current_database()`;

/** One sentence each. */
export function listProblems(found: Found): string[] {
  const { version, number, database, encoding, role, missing } = found;
  return [
    number < 150_000 && `PostgreSQL ${version} is too old, the site needs 15 or later.`,
    encoding !== "UTF8" &&
      `the database ${database} has the encoding ${encoding}: make one with encoding 'UTF8' template template0.`,
    found.is_read_only && "the server takes no writes, as a standby: name the primary one.",
    !found.may_create &&
      `the role ${role} may create nothing in the database ${database}: make it the owner of database and schema public (docs/operations.md, Your own PostgreSQL).`,
    missing !== null && `PostgreSQL lacks ${missing}: install its package postgresql-contrib.`,
  ].filter((problem) => problem !== false);
}

const transactionPooling =
  "a pooler gives each transaction another session, which listens to nothing: set it to session mode (pool_mode = session).";

/** Whether one client's statements run in several sessions, while another one holds the first. */
async function isPooledByTransaction(url: string): Promise<boolean> {
  const config = await connectionConfig(url);
  const [client, other] = [new pg.Client(config), new pg.Client(config)];
  for (const one of [client, other]) one.on("error", () => {});
  try {
    await Promise.all([client.connect(), other.connect()]);
    const first = await sessionOf(client);
    await other.query("begin");
    const seen = [await sessionOf(other), await sessionOf(client), await sessionOf(client)];
    await other.query("rollback");
    return seen[0] === first || seen.slice(1).some((session) => session !== first);
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await Promise.all([client.end(), other.end()]);
  }
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

/** False of a standby, which a primary becomes after a failover. Throws DatabaseError when it can't be reached. */
export async function takesWrites(database: Pick<Queryable, "query">): Promise<boolean> {
  const [row] = await database.query<{ takes_writes: boolean }>(
    "select not (pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean) as takes_writes",
  );
  return row?.takes_writes ?? false;
}
