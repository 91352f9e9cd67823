import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { becomeCaller, preferIndexes } from "./become-caller.ts";
import type { Database, Queryable } from "./database.ts";
import { connectionLost, DatabaseError } from "./database-error.ts";
import { createErrorCount } from "./database-load.ts";
import { diskFull, isDiskFull } from "./disk-space.ts";
import { createLock } from "./lock.ts";
import { makeNewDatabase } from "./new-database.ts";
import { SyncedFiles, syncedStart } from "./synced-files.ts";
import { createWaitingRoom, refuseWhoLeft } from "./waiting-room.ts";
import { createWireSession } from "./wire-session.ts";

/** What the migrations install with `create extension`: PGlite carries each in a file of its own. */
export const extensions = { pg_trgm, unaccent };

/**
 * Opens the embedded PostgreSQL. It has one session, so everything goes through one lock: a transaction holds it
 * from begin to commit, and a commit lies on the disk before it is answered. `image` is a copy of a data directory to
 * start from (see PGlite's dumpDataDir).
 */
export async function openPglite(options: { directory: string | null; image?: Blob }): Promise<Database> {
  if (options.directory !== null && !options.image) await makeNewDatabase(options.directory);
  const pglite = await PGlite.create({
    ...(options.directory === null
      ? { dataDir: "memory://" }
      : { fs: new SyncedFiles(options.directory), startParams: [...syncedStart] }),
    extensions,
    ...(options.image ? { loadDataDir: options.image } : {}),
  });
  for (const [name, value] of Object.entries(preferIndexes)) await pglite.exec(`set ${name} = ${value}`);
  const inTurn = createLock();
  let isReadOnly = false;
  const errors = createErrorCount();
  let asked = 0;
  const enter = createWaitingRoom();
  let closing: Promise<void> | null = null;

  const wire = createWireSession(
    async (messages) => {
      if (closing) throw connectionLost("closed");
      return pglite.execProtocolStream(messages, { throwOnError: false });
    },
    (oid, text) => {
      const decode = pglite.parsers[oid];
      return decode ? decode(text, oid) : text;
    },
  );

  async function mindTheDisk(): Promise<void> {
    const isFull = options.directory !== null && !closing && isDiskFull(options.directory);
    if (isFull === isReadOnly) return;
    await pglite.exec(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
    isReadOnly = isFull;
  }

  function explain(error: unknown): never {
    throw isReadOnly && error instanceof DatabaseError && error.code === "25006" ? diskFull() : error;
  }

  const session: Queryable = {
    query: (statement, parameters = []) => wire.run([{ statement, parameters }]),
    execute: wire.execute,
  };

  async function runTransaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    await session.execute("begin");
    try {
      const result = await work(session);
      await session.execute("commit");
      return result;
    } catch (error) {
      if (pglite.isInTransaction()) await session.execute("rollback");
      throw error;
    }
  }

  /** Runs the work in its turn; while the disk is full, with a database that refuses whatever would write. */
  function run<T>(work: () => Promise<T>): Promise<T> {
    asked += 1;
    return errors
      .watch(() => inTurn(() => mindTheDisk().then(work).catch(explain)))
      .finally(() => {
        asked -= 1;
      });
  }

  return {
    kind: "pglite",
    query: (statement, parameters) => run(() => session.query(statement, parameters)),
    execute: (script) => run(() => session.execute(script)),
    transaction: (work) => run(() => runTransaction(work)),
    queryAs: (caller, statement, parameters, asked) =>
      enter(asked?.signal, () =>
        run(async () => {
          refuseWhoLeft(asked?.signal);
          const readOnly = isReadOnly || asked?.readOnly === true;
          return wire.run([becomeCaller(caller, { readOnly }), { statement, parameters }]);
        }),
      ),
    async listen(channel, receive) {
      const name = `"${channel.replaceAll('"', '""')}"`;
      const stop = await run(() => pglite.listen(name, receive));
      return () => run(() => stop());
    },
    load: () => ({
      sessions: 1,
      inUse: Math.min(asked, 1),
      waiting: Math.max(asked - 1, 0),
      errors: errors.byClass,
    }),
    close() {
      closing ??= inTurn(() => pglite.close());
      return closing;
    },
  };
}
