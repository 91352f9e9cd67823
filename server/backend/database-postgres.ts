import { becomeCaller, preferIndexes, visitor } from "./become-caller.ts";
import type { Database, Queryable } from "./database.ts";
import { listenOnPostgres } from "./postgres-listener.ts";
import { createSessionPool } from "./postgres-pool.ts";
import type { Session } from "./postgres-session.ts";

/**
 * What a session for callers is from the moment it opens: a visitor's, who reads. A transaction takes on more than
 * that only for itself; a visitor's reading statement needs nothing around it.
 */
const asVisitor = `
  set role ${visitor.role};
  set request.jwt.claims = '${visitor.claims}';
  set default_transaction_read_only = on;
  set statement_timeout = '15s';
  ${preferIndexes};
  set idle_in_transaction_session_timeout = '15s';
`;

/** Connects to PostgreSQL with two pools: the server's own sessions, and those for callers. Throws DatabaseError. */
export async function openPostgres(options: { url: string; connections?: number }): Promise<Database> {
  const own = createSessionPool({ url: options.url, size: 4, setUp: null });
  const callers = createSessionPool({
    url: options.url,
    size: options.connections ?? 8,
    setUp: asVisitor,
  });
  const listeners = new Set<() => Promise<void>>();

  const database: Database = {
    kind: "postgres",
    query: (statement, parameters = []) => own.use((session) => session.run(statement, parameters)),
    execute: (script) => own.use((session) => session.execute(script)),
    transaction: (work) => own.use((session) => runTransaction(session, work)),
    queryAs: (caller, statement, parameters, asked) =>
      callers.use((session) => {
        const isVisitorReading =
          caller.claims === visitor.claims && caller.role === visitor.role && asked?.readOnly;
        if (isVisitorReading) return session.run(statement, parameters);
        return session.runTransaction([becomeCaller(caller, asked), { statement, parameters }]);
      }),
    async listen(channel, receive) {
      const stop = await listenOnPostgres(options.url, channel, receive);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
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

async function runTransaction<T>(session: Session, work: (transaction: Queryable) => Promise<T>): Promise<T> {
  await session.execute("begin");
  try {
    const result = await work({
      query: (statement, parameters = []) => session.run(statement, parameters),
      execute: (script) => session.execute(script),
    });
    await session.execute("commit");
    return result;
  } catch (error) {
    if (!session.isBroken()) await session.execute("rollback");
    throw error;
  }
}
