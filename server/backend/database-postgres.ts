import { becomeCaller, preferIndexes, visitor } from "./become-caller.ts";
import type { Database, Queryable } from "./database.ts";
import { createErrorCount, type DatabaseLoad } from "./database-load.ts";
import { listenOnPostgres } from "./postgres-listener.ts";
import { createSessionPool, type SessionPool } from "./postgres-pool.ts";
import type { Session } from "./postgres-session.ts";
import { createWaitingRoom, refuseWhoLeft } from "./waiting-room.ts";

/**
 * What a session for callers is from its first moment: a visitor's. Nothing relies on it, as each statement takes on
 * its caller's role itself; should that ever be forgotten, it runs with the fewest rights. These stand in the
 * startup message, as a `set` would stay behind in a session that a pooler lends to others.
 */
const callerSettings = {
  role: visitor.role,
  statement_timeout: "5s",
  lock_timeout: "4s",
  idle_in_transaction_session_timeout: "15s",
  ...preferIndexes,
};

/**
 * The server's own work: short statements, and once a day a clearing up. Nothing of it may hold others up for ever, or
 * wait for ever behind somebody's open transaction; migrations and backups give themselves the time that they need.
 */
const ownSettings = {
  statement_timeout: "60s",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "60s",
};

/** How many sessions callers share at most, and how many the server has for its own work. */
const defaultCallers = 8;
const ownSessions = 4;

/** Connects to PostgreSQL with two pools: the server's own sessions, and those for callers. Throws DatabaseError. */
export async function openPostgres(options: { url: string; connections?: number }): Promise<Database> {
  const own = createSessionPool({ url: options.url, size: ownSessions, settings: ownSettings });
  const callers = createSessionPool({
    url: options.url,
    size: options.connections ?? defaultCallers,
    settings: callerSettings,
    patience: 10_000,
  });
  const enter = createWaitingRoom();
  const errors = createErrorCount();
  const useOwn: typeof own.use = (work) => errors.watch(() => own.use(work));
  const listeners = new Set<() => Promise<void>>();

  const database: Database = {
    kind: "postgres",
    query: (statement, parameters = []) => useOwn((session) => session.run([{ statement, parameters }])),
    execute: (script) => useOwn((session) => session.execute(script)),
    transaction: (work) => useOwn((session) => runTransaction(session, work)),
    queryAs: (caller, statement, parameters, asked) =>
      enter(asked?.signal, () =>
        errors.watch(() =>
          callers.use(async (session) => {
            refuseWhoLeft(asked?.signal);
            return session.run([becomeCaller(caller, asked), { statement, parameters }]);
          }),
        ),
      ),
    async listen(channel, receive) {
      const stop = await listenOnPostgres(options.url, channel, receive);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    load: () => addLoads(own.load(), callers.load(), errors.byClass),
    async close() {
      await Promise.all([...[...listeners].map((stop) => stop()), own.close(), callers.close()]);
    },
  };

  try {
    await database.query("select 1");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

type PoolLoad = ReturnType<SessionPool["load"]>;

function addLoads(one: PoolLoad, other: PoolLoad, errors: DatabaseLoad["errors"]): DatabaseLoad {
  return {
    sessions: one.sessions + other.sessions,
    inUse: one.inUse + other.inUse,
    waiting: one.waiting + other.waiting,
    errors,
  };
}

async function runTransaction<T>(session: Session, work: (transaction: Queryable) => Promise<T>): Promise<T> {
  await session.execute("begin");
  try {
    const result = await work({
      query: (statement, parameters = []) => session.run([{ statement, parameters }]),
      execute: (script) => session.execute(script),
    });
    await session.execute("commit");
    return result;
  } catch (error) {
    if (!session.isBroken()) await session.execute("rollback");
    throw error;
  }
}
