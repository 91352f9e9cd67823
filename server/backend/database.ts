import type { DatabaseLoad } from "./database-load.ts";

export { DatabaseError } from "./database-error.ts";

/** What a statement may be given for $1 …: text, numbers, booleans, null, or a list of texts (an array in SQL). */
export type Parameter = string | number | boolean | null | readonly string[];

export type Queryable = {
  /**
   * Runs one statement with bound parameters ($1 …) and gives its rows. Values come back as JavaScript's own:
   * int8 as number, json parsed, timestamps as Date, numeric as text. Throws DatabaseError.
   */
  query<Row extends object>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /** Runs a script of many statements without parameters (a migration). Throws DatabaseError. */
  execute(script: string): Promise<void>;
};

/** Who calls the API: the PostgreSQL role, and the claims of the token as JSON text. */
export type Caller = { role: "anon" | "authenticated" | "service_role"; claims: string };

export type QueryAsOptions = {
  /** The statement may not write; the database refuses it with 25006 if it tries. */
  readOnly?: boolean;
  /** Aborted when nobody waits for the answer any more: a statement that has not begun then never does (57014). */
  signal?: AbortSignal;
};

export type Database = Queryable & {
  kind: "pglite" | "postgres";
  /**
   * Runs the work between begin and commit, and rolls back when it throws. Only what is asked through the
   * given transaction belongs to it; with PGlite, asking the database itself in there waits for ever.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** One statement as a caller of the API: role and claims hold for this statement's transaction only. */
  queryAs<Row extends object>(
    caller: Caller,
    statement: string,
    parameters: readonly Parameter[],
    options?: QueryAsOptions,
  ): Promise<Row[]>;
  /**
   * Hears notifications on a channel until the answered function is called. After a lost connection `receive`
   * is called once with an empty payload, because something may have been missed.
   */
  listen(channel: string, receive: (payload: string) => void): Promise<() => Promise<void>>;
  /** What it has to do at this moment; asks nobody. */
  load(): DatabaseLoad;
  close(): Promise<void>;
};

export type DatabaseOptions =
  | { kind: "pglite"; directory: string | null }
  | { kind: "postgres"; url: string; connections?: number };

/**
 * Opens the embedded database in a directory (null: in memory), or connects to PostgreSQL.
 * Throws DatabaseError (08006 when the server can't be reached).
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.kind === "pglite") {
    const { openPglite } = await import("./database-pglite.ts");
    return openPglite({ directory: options.directory });
  }
  const { openPostgres } = await import("./database-postgres.ts");
  return openPostgres(options);
}
