import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DatabaseError } from "../../shared/database-error.ts";
import type { Database, Queryable } from "./database.ts";

type MigrationFolders = { platform: string; migrations: string };

const ownFolders: MigrationFolders = {
  platform: fileURLToPath(new URL("platform/", import.meta.url)),
  migrations: fileURLToPath(new URL("../../../supabase/migrations/", import.meta.url)),
};

/** Advisory lock: of several starting servers one migrates and seeds. */
export const migrationLock = 7_215_003_141;

/** Applies new platform files and migrations, each in a transaction; returns their names. Throws MigrationError. */
export async function migrate(
  database: Pick<Database, "transaction">,
  folders = ownFolders,
  isWanted: (file: string) => boolean = () => true,
): Promise<string[]> {
  await database.transaction(prepareRecords);
  const migrations = await listScripts(folders.migrations);
  await database.transaction((transaction) => requireUnedited(transaction, migrations));
  const applied: string[] = [];
  for (const file of (await isProject(database)) ? [] : await listScripts(folders.platform)) {
    if (isWanted(file.name) && (await applyOnce(database, file, platformRecord))) applied.push(file.name);
  }
  for (const file of migrations) {
    if (isWanted(file.name) && (await applyOnce(database, file, migrationRecord))) applied.push(file.name);
  }
  return applied;
}

/** Throws MigrationError when one was applied with another text: what it makes now, this database lacks. */
async function requireUnedited(transaction: Queryable, migrations: readonly Script[]): Promise<void> {
  // The Supabase CLI keeps one text per statement.
  const applied = await transaction.query<{ version: string; script: string }>(
    "select version, statements[1] as script from supabase_migrations.schema_migrations where cardinality(statements) = 1",
  );
  const texts = new Map(applied.map(({ version, script }) => [version, unifyLines(script)]));
  for (const { name, path } of migrations) {
    const text = texts.get(name.slice(0, 14));
    if (text === undefined || text === unifyLines(await readFile(path, "utf8"))) continue;
    throw new MigrationError(name, new Error(edited));
  }
}

const edited =
  "it was edited after this database was made (make a backup with the version of the site that made it, and restore that into an empty database, as docs/operations.md says)";

/** Git may have changed the line ends. */
function unifyLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Whether Supabase's services own the auth schema. */
async function isProject(database: Pick<Database, "transaction">): Promise<boolean> {
  const found = await database.transaction((transaction) =>
    transaction.query("select from pg_class where oid = to_regclass('auth.schema_migrations')"),
  );
  return found.length > 0;
}

export async function listOwnScripts(): Promise<string[]> {
  const scripts = [
    ...(await listScripts(ownFolders.platform)),
    ...(await listScripts(ownFolders.migrations)),
  ];
  return scripts.map(({ name }) => name);
}

/** The message names the file and PostgreSQL's error and hint. */
export class MigrationError extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const hint = cause instanceof DatabaseError && cause.hint ? ` (${cause.hint})` : "";
    super(`${file}: ${message}${hint}`, { cause });
    this.name = "MigrationError";
    this.file = file;
  }
}

export type Script = { name: string; path: string };

export async function listScripts(folder: string): Promise<Script[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return names.map((name) => ({ name, path: `${folder.replace(/\/$/, "")}/${name}` }));
}

type MigrationRecord = {
  isApplied(transaction: Queryable, name: string): Promise<boolean>;
  add(transaction: Queryable, name: string, script: string): Promise<void>;
};

async function prepareRecords(transaction: Queryable): Promise<void> {
  await acquireLock(transaction);
  await transaction.execute(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key,
      statements text[],
      name text
    );
    create table if not exists supabase_migrations.platform_files (
      name text primary key
    );
    create table if not exists supabase_migrations.seed_files (
      path text primary key,
      hash text not null
    );
  `);
}

/** Waits without a timeout. */
async function acquireLock(transaction: Queryable): Promise<void> {
  await transaction.execute("set local statement_timeout = 0; set local lock_timeout = 0");
  await transaction.query("select pg_advisory_xact_lock($1)", [migrationLock]);
}

async function applyOnce(
  database: Pick<Database, "transaction">,
  file: Script,
  record: MigrationRecord,
): Promise<boolean> {
  const script = await readFile(file.path, "utf8");
  try {
    return await database.transaction(async (transaction) => {
      await acquireLock(transaction);
      if (await record.isApplied(transaction, file.name)) return false;
      await transaction.execute(script);
      await record.add(transaction, file.name, script);
      return true;
    });
  } catch (error) {
    throw new MigrationError(file.name, error);
  }
}

const platformRecord: MigrationRecord = {
  async isApplied(transaction, name) {
    const rows = await transaction.query("select from supabase_migrations.platform_files where name = $1", [
      name,
    ]);
    return rows.length > 0;
  },
  async add(transaction, name) {
    await transaction.query("insert into supabase_migrations.platform_files (name) values ($1)", [name]);
  },
};

/** As the Supabase CLI records migrations. */
const migrationRecord: MigrationRecord = {
  async isApplied(transaction, name) {
    const rows = await transaction.query(
      "select from supabase_migrations.schema_migrations where version = $1",
      [splitName(name).version],
    );
    return rows.length > 0;
  },
  async add(transaction, name, script) {
    const { version, title } = splitName(name);
    await transaction.query(
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
      [version, title, [script]],
    );
  },
};

function splitName(file: string): { version: string; title: string } {
  const match = /^(\d{14})_(.+)\.sql$/.exec(file);
  const [, version, title] = match ?? [];
  if (!version || !title) throw new Error("a migration is named <14 digits>_<name>.sql");
  return { version, title };
}
