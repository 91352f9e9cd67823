import pg from "pg";
import { connectionLost, DatabaseError, isConflict } from "../../shared/database-error.ts";
import { diskFull, isDiskFull } from "../../shared/disk-space.ts";
import { type CallFunction, callWith } from "./call-function.ts";
import { connectionConfig, withStartupSettings } from "./postgres-connection.ts";
import { listenOnPostgres } from "./postgres-listener.ts";
import { checked, queryableOn, runAs, runTransaction, runTrial } from "./session.ts";
import { createStatementNames } from "./statement-names.ts";

export { DatabaseError } from "../../shared/database-error.ts";

/** A statement's parameter; a list is a text array in SQL. */
export type Parameter = string | number | boolean | null | readonly string[];

export type Queryable = {
  /**
   * Runs one statement: int8 as number, timestamps as Date, numeric as text; outside of a transaction once more after a
   * deadlock. Throws DatabaseError.
   */
  query<Row extends object>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** Runs a script of many statements. Throws DatabaseError. */
  execute(script: string): Promise<void>;
  /** Calls a function; outside of a transaction once more after a deadlock. Throws DatabaseError. */
  call: CallFunction;
};

/** The role and claims of an API caller. */
export type Caller = { role: "anon" | "authenticated" | "service_role"; claims: string };

export const visitor: Caller = { role: "anon", claims: '{"role":"anon"}' };

export type QueryAsOptions = {
  /** PostgreSQL rejects writes with 25006. */
  readOnly?: boolean;
  /** An aborted signal cancels a statement that has not started (57014). */
  signal?: AbortSignal;
};

/** Sessions of all pools, and failed statements by SQLSTATE class. */
type DatabaseLoad = {
  sessions: number;
  inUse: number;
  waiting: number;
  errors: ReadonlyMap<string, number>;
};

/** A transaction that will be rolled back, in which each write passes the checks of a commit. */
export type Trial = Pick<Database, "query" | "call" | "queryAs"> & {
  /** Undoes what the part did. */
  undone<T>(part: () => Promise<T>): Promise<T>;
  /** Whether somebody else's statement waits for what this transaction has locked. */
  isAwaited(): Promise<boolean>;
};

export type Database = Queryable & {
  /** Runs the work in a transaction and rolls back when it throws. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** Runs one statement with the caller's role and claims; once more after a deadlock, which rolls all of it back. */
  queryAs<Row extends object>(
    caller: Caller,
    statement: string,
    parameters: readonly Parameter[],
    options?: QueryAsOptions,
  ): Promise<Row[]>;
  /** Runs the work on one connection and one snapshot, and rolls it back. */
  trial<T>(work: (trial: Trial) => Promise<T>): Promise<T>;
  /** Listens until the returned function is called; after a reconnect `receive` gets one empty payload. */
  listen(channel: string, receive: (payload: string) => void): Promise<() => Promise<void>>;
  /** The same for what a client's request needs of the server's role: on connections that the server's own work never uses. */
  forRequests(): Database;
  load(): DatabaseLoad;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  connections?: number;
  /** The embedded database's directory: while its disk is full, transactions are read only. */
  directory?: string;
  callerLimits?: CallerLimits;
  /** In milliseconds; without it, what a page waits for a connection. */
  connectTimeout?: number;
};

/** Of commands and backups, which run at the lowest priority: on a busy machine connecting takes them long. */
export const patientConnect = 60_000;

/** How long a caller's statement may take, in milliseconds. */
export type CallerLimits = { visitor: number; user: number };

const defaultCallerLimits: CallerLimits = { visitor: 2_000, user: 5_000 };

/** A failed `begin` grants nothing. */
const callerSettings = {
  role: visitor.role,
  lock_timeout: "4s",
  idle_in_transaction_session_timeout: "15s",
  // Small, cached tables: an index lookup is cheaper than scanning two pages.
  random_page_cost: "0.2",
};

/** Migrations and backups lift these limits for themselves. */
const ownSettings = {
  role: "none",
  statement_timeout: "60s",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "60s",
};

/** Why a transaction may not write: its caller only reads, or the disk is full. */
type ReadOnly = "asked" | "full" | null;

const defaultConnections = 8;
const ownConnections = 4;
/** With the server's role, for requests: accounts, rate limits, files, access tokens. */
const requestConnections = 4;

/** Opens three pools: for the server's own work, for its part in requests, and for API callers. Throws DatabaseError. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connections = options.connections ?? defaultConnections;
  const limits = options.callerLimits ?? defaultCallerLimits;
  const config = await connectionConfig(options.url, options.connectTimeout);
  const own = createPool(config, ownSettings, { max: ownConnections });
  const requests = createPool(config, ownSettings, { max: requestConnections });
  const callers = createPool(
    config,
    { ...callerSettings, statement_timeout: `${limits.user}` },
    { max: connections, query_timeout: 2 * limits.user },
  );
  const pools = [own, requests, callers];
  const names = createStatementNames();
  const errors = new Map<string, number>();
  const isFull = () => options.directory !== undefined && isDiskFull(options.directory);
  const listeners = new Set<() => Promise<void>>();

  async function use<T>(
    pool: pg.Pool,
    readOnly: ReadOnly,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    try {
      const client = await checked(pool.connect());
      let isStandby = false;
      try {
        return await work(client);
      } catch (error) {
        isStandby = readOnly === null && isReadOnlyError(error);
        throw error;
      } finally {
        // The next connection may find the server that has taken over.
        client.release(isStandby || client.getTransactionStatus() !== "I");
      }
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      const sqlClass = error.code.slice(0, 2);
      errors.set(sqlClass, (errors.get(sqlClass) ?? 0) + 1);
      if (!isReadOnlyError(error) || readOnly === "asked") throw error;
      throw readOnly === "full" ? diskFull() : connectionLost("the server takes no writes");
    }
  }

  /** With the server's role; read only while the disk is full. */
  function serverWork(pool: pg.Pool): Queryable & Pick<Database, "transaction"> {
    function run<T>(work: (session: Queryable) => Promise<T>, isTransaction = false): Promise<T> {
      const isReadOnly = isFull();
      return use(pool, isReadOnly ? "full" : null, (client) =>
        isTransaction || isReadOnly ? runTransaction(client, isReadOnly, work) : work(queryableOn(client)),
      );
    }
    const query: Queryable["query"] = (statement, parameters) =>
      withRetry(() => run((session) => session.query(statement, parameters)));
    return {
      query,
      call: callWith(query),
      execute: (script) => run((session) => session.execute(script)),
      transaction: (work) => run(work, true),
    };
  }

  const database: Database = {
    ...serverWork(own),
    async queryAs<Row extends object>(
      caller: Caller,
      statement: string,
      parameters: readonly Parameter[],
      asked: QueryAsOptions = {},
    ) {
      const reason: ReadOnly = asked.readOnly ? "asked" : isFull() ? "full" : null;
      const options = { ...asked, readOnly: reason !== null };
      const run = (name?: string) =>
        use(callers, reason, (client) =>
          runAs<Row>(client, caller, { name, text: statement }, parameters, { ...options, limits }),
        );
      const name = names.nameOf(statement);
      return withRetry(() =>
        run(name).catch((error) => {
          if (name && names.isRejected(error)) return run();
          throw error;
        }),
      );
    },
    async trial(work) {
      if (isFull()) throw diskFull();
      return use(own, null, (client) => runTrial(client, names, limits, work));
    },
    async listen(channel, receive) {
      const stop = await listenOnPostgres(config, channel, receive);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    forRequests: () => ({ ...database, ...serverWork(requests) }),
    load: () => ({
      sessions: connections + ownConnections + requestConnections,
      inUse: pools.reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0),
      waiting: pools.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
      errors,
    }),
    async close() {
      await Promise.all([...[...listeners].map((stop) => stop()), ...pools.map(endPool)]);
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

/** The same database, which repeats a transaction once after a deadlock: its work may have no effect elsewhere. */
export function repeatingTransactions(database: Database): Database {
  return { ...database, transaction: (work) => withRetry(() => database.transaction(work)) };
}

/** Repeats work that is one transaction once, at once: what it collided with goes on. */
async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError && isConflict(error.code)) return work();
    throw error;
  }
}

function createPool(config: pg.PoolConfig, settings: Record<string, string>, limits: pg.PoolConfig): pg.Pool {
  const names = Object.keys(settings);
  const set = names.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`).join(", ");
  const pool = new pg.Pool({
    ...withStartupSettings(config, settings),
    ...limits,
    // Poolers ignore what a session starts with.
    onConnect: (client) => client.query(`select ${set}`, Object.entries(settings).flat()),
    pipeline: true,
    idleTimeoutMillis: 60_000,
    maxUses: 1_000,
  });
  // The pool replaces a lost idle connection.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function endPool(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}

function isReadOnlyError(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "25006";
}
