import type { Database, Queryable } from "../../backend/database/database.ts";
import { migrationLock } from "../../backend/database/migrate.ts";
import { schemas } from "../archive/contents.ts";
import { BackupError } from "../backup-error.ts";
import { type BackupSource, explain, liftTimeouts, loadBackup } from "./restore.ts";

/**
 * Puts the rows of a backup in the place of the database's, in one transaction, and none of its files. What a newer version
 * has added to the site's schemas goes; what others keep beside them stays. Throws BackupError, DatabaseError,
 * MigrationError and the system's error.
 */
export async function replaceDatabase(database: Database, source: BackupSource): Promise<void> {
  await database.transaction(async (transaction) => {
    await liftTimeouts(transaction);
    await transaction.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    const isOfOthers = (relation: string) => !schemas.some((schema) => relation.startsWith(`${schema}.`));
    const before = (await listRelations(transaction)).filter(isOfOthers);
    await dropAll(transaction);
    const { unknown } = await loadBackup(transaction, source, null).catch((error) => {
      throw explain(error, source.name);
    });
    const after = new Set(await listRelations(transaction));
    const lost = new Set([...unknown, ...before.filter((name) => !after.has(name))]);
    if (lost.size === 0) return;
    throw new BackupError(
      `The database holds ${[...lost].join(", ")}, for which this version has no place: nothing was changed.`,
    );
  });
  await database.execute("analyze");
}

/** Tables, views and sequences, also those that others made beside the site's. */
async function listRelations(transaction: Queryable): Promise<string[]> {
  const found = await transaction.query<{ name: string }>(
    `select format('%I.%I', space.nspname, class.relname) as name
     from pg_class class join pg_namespace space on space.oid = class.relnamespace
     where class.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and space.nspname <> 'information_schema' and space.nspname !~ '^pg_'`,
  );
  return found.map(({ name }) => name);
}

/** The schemas of the site and what is in `public`, which belongs to the server; extensions and roles stay. */
async function dropAll(transaction: Queryable): Promise<void> {
  const own = schemas.filter((schema) => schema !== "public");
  await transaction.execute(`drop schema if exists ${own.join(", ")} cascade`);
  for (const list of [relationsOfPublic, routinesOfPublic, typesOfPublic]) {
    const statements = await transaction.query<{ statement: string }>(list);
    for (const { statement } of statements) await transaction.execute(statement);
  }
}

const notOfExtension = "not exists (select from pg_depend where objid = found.oid and deptype = 'e')";

const relationsOfPublic = `
  select format('drop %s if exists public.%I cascade',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      when 'f' then 'foreign table' else 'table' end, relname) as statement
  from pg_class found
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${notOfExtension}`;

const routinesOfPublic = `
  select format('drop routine if exists public.%I(%s) cascade', proname, pg_get_function_identity_arguments(oid)) as statement
  from pg_proc found
  where pronamespace = 'public'::regnamespace and ${notOfExtension}`;

const typesOfPublic = `
  select format('drop type if exists public.%I cascade', typname) as statement
  from pg_type found
  where typnamespace = 'public'::regnamespace and typtype in ('c', 'd', 'e', 'r') and typrelid = 0 and ${notOfExtension}`;
