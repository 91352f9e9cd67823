import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { Queryable } from "../database.ts";
import { diskFull, hasRoom } from "../disk-space.ts";

export type Autovacuum = {
  /** Ends the work, and waits for the statement that is under way. */
  close(): Promise<void>;
};

type AutovacuumOptions = {
  database: Queryable;
  /** Where the database's files lie. */
  directory: string;
  log: Pick<Log, "error">;
  /** In milliseconds; the first pages after a start need the database more. */
  firstAfter?: number;
  /** In milliseconds; a look takes the database some 15 of them. */
  every?: number;
};

/**
 * Does for the embedded database, which has one process, what PostgreSQL's autovacuum does: gives the room of rows that
 * are gone to new ones, and learns anew what tables hold, without which searches are planned badly.
 */
export function startAutovacuum(options: AutovacuumOptions): Autovacuum {
  const stopping = new AbortController();
  const work = vacuumAgainAndAgain(options, stopping.signal);
  return {
    async close() {
      stopping.abort();
      await work;
    },
  };
}

async function vacuumAgainAndAgain(
  { firstAfter = 60_000, every = 600_000, ...options }: AutovacuumOptions,
  signal: AbortSignal,
): Promise<void> {
  const after = (delay: number) => wait(delay, undefined, { signal, ref: false }).catch(() => {});
  await after(firstAfter);
  while (!signal.aborted) {
    await vacuumNeedy(options, signal).catch((error) =>
      options.log.error("tables could not be vacuumed", error),
    );
    await after(every);
  }
}

/**
 * Vacuums and analyses each table that needs it, and gives their names. What can't be done with one is logged, and keeps
 * nobody from the others.
 *
 * @throws DatabaseError when it can't be asked which tables need it
 */
export async function vacuumNeedy(
  { database, directory, log }: Pick<AutovacuumOptions, "database" | "directory" | "log">,
  signal?: AbortSignal,
): Promise<string[]> {
  const done: string[] = [];
  // Else what was counted in the last second is not among what is asked.
  await database.query("select pg_stat_force_next_flush()");
  for (const { name, size } of await database.query<{ name: string; size: number }>(needyTables)) {
    if (signal?.aborted) break;
    try {
      // What is written meanwhile is logged, each page once at most.
      if (!hasRoom(directory, size)) throw diskFull();
      // Two statements, so that others get in between.
      await database.execute(`vacuum ${name}`);
      await database.execute(`analyze ${name}`);
      done.push(name);
    } catch (error) {
      log.error(`${name} could not be vacuumed`, error);
    }
  }
  return done;
}

/**
 * By autovacuum's own measure (postgresql.org/docs, "The Autovacuum Daemon"), as long as it was counted: with each stop the
 * embedded database forgets. So tables without statistics are taken too, and those that are a fifth (and 8 pages) larger
 * than when they were vacuumed last, with the texts that lie beside them. The table of statistics has none of its own.
 */
const needyTables = `
  with relation as (
    select oid, reltoastrelid, relkind, relnamespace, relname, reltuples, relpages,
      pg_relation_size(oid) / current_setting('block_size')::int as pages
    from pg_class where relkind in ('r', 't')
  ),
  needy as (
    select oid from relation
    where pages > relpages * 1.2 + 8
      or pg_stat_get_dead_tuples(oid) > 50 + 0.2 * greatest(reltuples, 0)
      or relkind = 'r' and oid <> 'pg_statistic'::regclass and (
        pg_stat_get_mod_since_analyze(oid) > 50 + 0.1 * greatest(reltuples, 0)
        or reltuples < 0 and pages > 0
        or reltuples > 0 and not exists (select from pg_statistic where starelid = relation.oid)
      )
  )
  select format('%I.%I', namespace.nspname, relation.relname) as name,
    pg_total_relation_size(relation.oid) as size
  from relation join pg_namespace namespace on namespace.oid = relation.relnamespace
  where relation.relkind = 'r' and (relation.oid in (table needy) or relation.reltoastrelid in (table needy))
  order by size, name`;
