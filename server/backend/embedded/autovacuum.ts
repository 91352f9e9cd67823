import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { Queryable } from "../database.ts";
import { withRoom } from "../disk-space.ts";

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
  { database, directory, log, firstAfter = 60_000, every = 600_000 }: AutovacuumOptions,
  signal: AbortSignal,
): Promise<void> {
  const after = (delay: number) => wait(delay, undefined, { signal, ref: false }).catch(() => {});
  await after(firstAfter);
  while (!signal.aborted) {
    await vacuumGrown(database, directory, signal).catch((error) =>
      log.error("tables could not be vacuumed", error),
    );
    await after(every);
  }
}

/**
 * Vacuums and analyses each table that never was, or that has grown by a fifth (and 8 pages) since: what counts is its
 * size, as the embedded database forgets its statistics of activity with each stop. Gives the names of the tables.
 *
 * @throws DatabaseError 53100 when the disk has no room for what is written meanwhile
 */
export async function vacuumGrown(
  database: Queryable,
  directory: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const tables = await database.query<{ name: string; size: number }>(`
    with relation as (
      select oid, reltoastrelid, relkind, relnamespace, relname, reltuples, relpages,
        pg_relation_size(oid) / current_setting('block_size')::int as pages
      from pg_class where relkind in ('r', 't')
    ),
    grown as (
      select oid from relation where pages > relpages * 1.2 + 8 or (reltuples < 0 and pages > 0 and relkind = 'r')
    )
    select format('%I.%I', namespace.nspname, relation.relname) as name,
      pg_total_relation_size(relation.oid) as size
    from relation join pg_namespace namespace on namespace.oid = relation.relnamespace
    where relation.relkind = 'r' and (relation.oid in (table grown) or relation.reltoastrelid in (table grown))
    order by pages, name`);
  const done: string[] = [];
  // One statement each, so that nobody waits for all of them.
  for (const { name, size } of tables) {
    if (signal?.aborted) break;
    // Its log may hold each page once.
    await withRoom(directory, size, () => database.execute(`vacuum (analyze) ${name}`));
    done.push(name);
  }
  return done;
}
