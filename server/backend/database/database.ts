import pg from "pg";
import { DatabaseError } from "../../shared/database-error.ts";
import { diskFull, isDiskFull } from "../../shared/disk-space.ts";
import { connectionConfig, toDatabaseError } from "./postgres-connection.ts";
import { listenOnPostgres } from "./postgres-listener.ts";
import { createStatementNames } from "./statement-names.ts";

export { DatabaseError } from "../../shared/database-error.ts";

/** What a statement may be given for $1 …: text, numbers, booleans, null, or a list of texts (an array in SQL). */
export type Parameter = string | number | boolean | null | readonly string[];

export type Queryable = {
  /**
   * Runs one statement with bound parameters ($1 …) and returns its rows. Values come back as JavaScript's own:
   * int8 as number, json parsed, timestamps as Date, numeric as text. Throws DatabaseError.
   */
  query<Row extends object>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** Runs a script of many statements without parameters (a migration). Throws DatabaseError. */
  execute(script: string): Promise<void>;
};

/** The caller of the API: the PostgreSQL role, and the claims of the token as JSON text. */
export type Caller = { role: "anon" | "authenticated" | "service_role"; claims: string };

/** A caller without a session. */
export const visitor: Caller = { role: "anon", claims: '{"role":"anon"}' };

export type QueryAsOptions = {
  /** The statement may not write; the database rejects it with 25006 if it tries. */
  readOnly?: boolean;
  /** Aborted when the client is gone: a statement that has not begun then never does (57014). */
  signal?: AbortSignal;
};

/** The sessions of both pools, and the failed statements by the first two characters of their SQLSTATE. */
export type DatabaseLoad = {
  sessions: number;
  inUse: number;
  waiting: number;
  errors: ReadonlyMap<string, number>;
};

export type Database = Queryable & {
  /** Runs the work between begin and commit, and rolls back when it throws; only the given transaction belongs to it. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** One statement as a caller of the API: role and claims hold for this statement's transaction only. */
  queryAs<Row extends object>(
    caller: Caller,
    statement: string,
    parameters: readonly Parameter[],
    options?: QueryAsOptions,
  ): Promise<Row[]>;
  /**
   * Receives notifications on a channel until the returned function is called. After a lost connection `receive`
   * is called once with an empty payload, because notifications may have been missed.
   */
  listen(channel: string, receive: (payload: string) => void): Promise<() => Promise<void>>;
  /** Its load at this moment, without a query. */
  load(): DatabaseLoad;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** How many sessions callers share at most. */
  connections?: number;
  /** Where the embedded database stores its files: while that disk is full, every transaction is read only. */
  directory?: string;
};

/**
 * A caller's session starts as anon, so that a statement whose `begin` failed has no rights. The settings stand in the
 * startup message, as a `set` would stay behind in a session that a pooler lends to others.
 */
const callerSettings = {
  role: visitor.role,
  statement_timeout: "5s",
  lock_timeout: "4s",
  idle_in_transaction_session_timeout: "15s",
  // The tables are small and cached: an index lookup costs less than scanning two pages, which policies do per row.
  random_page_cost: "0.2",
};

/** The server's own statements are short; migrations and backups lift the limits for themselves. */
const ownSettings = {
  statement_timeout: "60s",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "60s",
};

const defaultConnections = 8;
const ownConnections = 4;

/** Connects to PostgreSQL with two pools: the server's own sessions, and those of callers. Throws DatabaseError. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connections = options.connections ?? defaultConnections;
  const config = await connectionConfig(options.url);
  const own = createPool(config, ownSettings, { max: ownConnections });
  const callers = createPool(config, callerSettings, { max: connections, query_timeout: 10_000 });
  const names = createStatementNames();
  const errors = new Map<string, number>();
  const isFull = () => options.directory !== undefined && isDiskFull(options.directory);
  const listeners = new Set<() => Promise<void>>();

  /** Lends a session to the work, and counts what the database rejects. A lost session is not used again. */
  async function use<T>(
    pool: pg.Pool,
    isFull: boolean,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    try {
      const client = await checked(pool.connect());
      try {
        return await work(client);
      } finally {
        client.release(client.getTransactionStatus() !== "I");
      }
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      const sqlClass = error.code.slice(0, 2);
      errors.set(sqlClass, (errors.get(sqlClass) ?? 0) + 1);
      throw isFull && error.code === "25006" ? diskFull() : error;
    }
  }

  /** Runs the server's own work: in a read-only transaction while the disk is full. */
  function useOwn<T>(work: (session: Queryable) => Promise<T>, isTransaction = false): Promise<T> {
    const isReadOnly = isFull();
    return use(own, isReadOnly, (client) =>
      isTransaction || isReadOnly ? runTransaction(client, isReadOnly, work) : work(queryableOn(client)),
    );
  }

  const database: Database = {
    query: (statement, parameters) => useOwn((session) => session.query(statement, parameters)),
    execute: (script) => useOwn((session) => session.execute(script)),
    transaction: (work) => useOwn(work, true),
    async queryAs<Row extends object>(
      caller: Caller,
      statement: string,
      parameters: readonly Parameter[],
      asked: QueryAsOptions = {},
    ) {
      const isReadOnly = isFull();
      const options = { ...asked, readOnly: isReadOnly || asked.readOnly === true };
      const run = (name?: string) =>
        use(callers, isReadOnly && !asked.readOnly, (client) =>
          runAs<Row>(client, caller, { name, text: statement }, parameters, options),
        );
      const name = names.nameOf(statement);
      return run(name).catch((error) => {
        if (name && names.isRejected(error)) return run();
        throw error;
      });
    },
    async listen(channel, receive) {
      const stop = await listenOnPostgres(config, channel, receive);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    load: () => ({
      sessions: connections + ownConnections,
      inUse: own.totalCount - own.idleCount + callers.totalCount - callers.idleCount,
      waiting: own.waitingCount + callers.waitingCount,
      errors,
    }),
    async close() {
      await Promise.all([...[...listeners].map((stop) => stop()), endPool(own), endPool(callers)]);
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

/** Sessions with these settings from their first moment on; one that is not needed for a minute is closed. */
function createPool(config: pg.PoolConfig, settings: Record<string, string>, limits: pg.PoolConfig): pg.Pool {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    ...config,
    ...limits,
    options: options.join(" "),
    pipeline: true,
    idleTimeoutMillis: 60_000,
    maxUses: 1_000,
  });
  // A lost connection fails the queries on it; an idle one is replaced with the next query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function endPool(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}

function queryableOn(client: pg.PoolClient): Queryable {
  return {
    async query(statement, parameters = []) {
      rejectNul(statement);
      return (await checked(client.query(statement, [...parameters]))).rows;
    },
    async execute(script) {
      rejectNul(script);
      await checked(client.query(script));
    },
  };
}

async function runTransaction<T>(
  client: pg.PoolClient,
  isReadOnly: boolean,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  await checked(client.query(isReadOnly ? "begin read only" : "begin"));
  try {
    const result = await work(queryableOn(client));
    await checked(client.query("commit"));
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/**
 * Sends `begin`, role and claims, the statement and `commit` together. When one of them fails, those after it are
 * rejected by the failed transaction, and `commit` rolls it back.
 */
async function runAs<Row extends object>(
  client: pg.PoolClient,
  { role, claims }: Caller,
  statement: { name: string | undefined; text: string },
  parameters: readonly Parameter[],
  { readOnly, signal }: QueryAsOptions,
): Promise<Row[]> {
  if (signal?.aborted)
    throw new DatabaseError({ code: "57014", message: "The client has closed the request" });
  rejectNul(statement.text);
  const [begun, identified, answered, committed] = await Promise.allSettled([
    checked(client.query(readOnly ? "begin read only" : "begin")),
    checked(
      client.query({
        name: statement.name && "set_caller",
        text: setCaller,
        values: [role, claims, role === "anon" ? "2s" : "5s"],
      }),
    ),
    checked(client.query({ ...statement, values: [...parameters] })),
    checked(client.query("commit")),
  ]);
  for (const step of [begun, identified, answered, committed]) {
    if (step.status === "rejected") throw step.reason;
  }
  return answered.status === "fulfilled" ? answered.value.rows : [];
}

const setCaller =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), " +
  "set_config('statement_timeout', $3, true)";

/** Awaits a query. Throws DatabaseError. */
async function checked<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** NUL ends a text in the protocol's messages: what follows would be read as something else. */
function rejectNul(statement: string): void {
  if (!statement.includes("\0")) return;
  throw new DatabaseError({ code: "42601", message: "A statement can't hold the character NUL" });
}
