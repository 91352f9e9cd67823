import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DatabaseError } from "../../shared/database-error.ts";
import { siteVersion } from "../../shared/site-version.ts";
import type { Database, Queryable } from "./database.ts";

type MigrationFolders = { platform: string; migrations: string };

export const ownFolders: MigrationFolders = {
  platform: fileURLToPath(new URL("platform/", import.meta.url)),
  migrations: fileURLToPath(new URL("../../../supabase/migrations/", import.meta.url)),
};

/** Advisory lock: of several starting servers one migrates and seeds. */
export const migrationLock = 7_215_003_141;

export type MigrationPlan = {
  /** Whether nothing was ever applied to this database. */
  isNew: boolean;
  /** Whether a start that did not end has applied some of what is pending for this version. */
  isBegun: boolean;
  /** Files that were not applied, platform files first. */
  pending: string[];
  /** The newest migration's number. */
  target: string;
};

/** What a start does to this database. Throws MigrationError when it is of a newer version or was made by edited files. */
export async function planMigration(
  database: Pick<Database, "transaction">,
  folders = ownFolders,
): Promise<MigrationPlan> {
  const { pending, ...plan } = await listPending(database, folders);
  return { ...plan, pending: pending.map(({ name }) => name) };
}

/** Applies new platform files and migrations, each in a transaction; returns their names. Throws MigrationError. */
export async function migrate(
  database: Pick<Database, "transaction">,
  folders = ownFolders,
  isWanted: (file: string) => boolean = () => true,
): Promise<string[]> {
  const { pending, target } = await listPending(database, folders);
  const applied: string[] = [];
  for (const { record, ...file } of pending) {
    if (isWanted(file.name) && (await applyOnce(database, file, record, target))) applied.push(file.name);
  }
  return applied;
}

type Pending = Omit<MigrationPlan, "pending"> & { pending: (Script & { record: MigrationRecord })[] };

async function listPending(
  database: Pick<Database, "transaction">,
  folders: MigrationFolders,
): Promise<Pending> {
  const migrations = await listScripts(folders.migrations);
  const platform = await listScripts(folders.platform);
  return database.transaction(async (transaction) => {
    await prepareRecords(transaction);
    const applied = await listApplied(transaction);
    await rejectEdited(applied, migrations);
    const pending: Pending["pending"] = [];
    for (const file of (await isProject(transaction)) ? [] : platform) {
      const record = platformRecord;
      if (!(await record.isApplied(transaction, file.name))) pending.push({ ...file, record });
    }
    for (const file of migrations) {
      const isApplied = applied.some(({ version }) => version === versionOf(file));
      if (!isApplied) pending.push({ ...file, record: migrationRecord });
    }
    const target = versionOf(migrations.at(-1));
    const isBegun = pending.length > 0 && applied[0]?.site === noteFor(target);
    return { isNew: applied.length === 0, isBegun, pending, target };
  });
}

type Applied = { version: string; name: string | null; script: string | null; site: string | null };

/** In order. The Supabase CLI keeps one text per statement, so its scripts are null. */
async function listApplied(transaction: Queryable): Promise<Applied[]> {
  return transaction.query<Applied>(`
    select version, name, case when cardinality(statements) = 1 then statements[1] end as script,
      obj_description('supabase_migrations'::regnamespace, 'pg_namespace') as site
    from supabase_migrations.schema_migrations
    order by version collate "C"
  `);
}

/** @throws MigrationError for one that is newer than this version, or was edited after it was applied */
async function rejectEdited(applied: readonly Applied[], migrations: readonly Script[]): Promise<void> {
  const paths = new Map(migrations.map((file) => [versionOf(file), file.path]));
  const newest = versionOf(migrations.at(-1));
  for (const { version, name, script, site } of applied) {
    const file = `${version}_${name}.sql`;
    const path = paths.get(version);
    if (path === undefined && version > newest) throw new MigrationError(file, new Error(newer(site)));
    const text = path === undefined ? null : unifyLines(await readFile(path, "utf8"));
    if (text !== null && (script === null || unifyLines(script) === text)) continue;
    throw new MigrationError(file, new Error(path === undefined ? unknown : edited));
  }
}

/** What a migration notes on the schema of the records: by which version, on the way to which migration. */
function noteFor(target: string): string {
  return `Last changed by version ${siteVersion} for ${target}.`;
}

/** `site` is such a note. */
function newer(site: string | null): string {
  const by = /\d+\.\d+\.\d+/.exec(site ?? "")?.[0];
  const than = by ? `version ${by}` : "the one that applied it";
  return `this version of the site, ${siteVersion}, is older than the database (start ${than} or a newer one)`;
}

const earlier =
  "make a backup with the version of the site that made it, and restore that into an empty database, as docs/operations.md says";
const edited = `it was edited after this database was made (${earlier})`;
const unknown = `this version of the site lacks it (${earlier})`;

/** Git may have changed the line ends. */
function unifyLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Whether Supabase's services own the auth schema. */
async function isProject(transaction: Queryable): Promise<boolean> {
  const found = await transaction.query(
    "select from pg_class where oid = to_regclass('auth.schema_migrations')",
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
  target: string,
): Promise<boolean> {
  const script = await readFile(file.path, "utf8");
  try {
    return await database.transaction(async (transaction) => {
      await acquireLock(transaction);
      if (await record.isApplied(transaction, file.name)) return false;
      await transaction.execute(script);
      await record.add(transaction, file.name, script);
      // The schema of a project may belong to another role.
      await transaction.execute(`do $$ begin
        comment on schema supabase_migrations is '${noteFor(target)}';
      exception when insufficient_privilege then null; end $$`);
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

function versionOf(file: Script | undefined): string {
  return file?.name.slice(0, 14) ?? "";
}

function splitName(file: string): { version: string; title: string } {
  const match = /^(\d{14})_(.+)\.sql$/.exec(file);
  const [, version, title] = match ?? [];
  if (!version || !title) throw new Error("a migration is named <14 digits>_<name>.sql");
  return { version, title };
}
