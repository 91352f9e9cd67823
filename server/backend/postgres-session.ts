import postgres from "postgres";
import type { Step } from "./become-caller.ts";
import type { Parameter } from "./database.ts";
import { connectionLost, DatabaseError } from "./database-error.ts";
import { encodeParameter } from "./database-parameters.ts";
import { createLock } from "./lock.ts";
import { createStatementNames } from "./statement-names.ts";

export type Session = {
  run<Row extends object>(statement: string, parameters: readonly Parameter[]): Promise<Row[]>;
  execute(script: string): Promise<void>;
  /** Runs steps between begin and commit and gives the rows of the last one. */
  runTransaction<Row extends object>(steps: readonly Step[]): Promise<Row[]>;
  /** The connection is gone; the session can only be thrown away. */
  isBroken(): boolean;
  close(): Promise<void>;
};

/**
 * One connection to PostgreSQL, never silently replaced by another: what was asked for after `begin` must not run
 * in a new connection without it. Throws DatabaseError when it can't be opened.
 */
export async function openSession(url: string, setUp: string | null): Promise<Session> {
  let broken = false;
  const sql = postgres(url, { ...driverOptions(), onclose: () => (broken = true) });
  const names = createStatementNames(200);
  const inTurn = createLock();

  function send<Row extends object>(statement: string, parameters: readonly Parameter[]): Promise<Row[]> {
    if (broken) return Promise.reject(connectionLost("connection closed"));
    const prepare = names.isWorthwhile(statement);
    const extended = { prepare, simple: false };
    const query = sql.unsafe<Row[]>(statement, parameters.map(encodeParameter), extended);
    return query.execute().then((rows) => {
      if (prepare) names.keep(statement, statement);
      return rows;
    }, rethrow);
  }

  async function sendScript(script: string): Promise<void> {
    if (broken) throw connectionLost("connection closed");
    await sql.unsafe(script).simple().execute().catch(rethrow);
  }

  /**
   * Everything at once when the connection knows every statement already. A statement that it must describe first
   * is sent alone: the driver would keep what follows in a queue that survives the connection.
   */
  async function sendTransaction<Row extends object>(steps: readonly Step[]): Promise<Row[]> {
    if (steps.every(({ statement }) => names.find(statement) !== undefined)) {
      const begun = sendScript("begin");
      const answers = steps.map(({ statement, parameters }) => send<Row>(statement, parameters));
      await allOrFirstFailure([begun, ...answers, sendScript("commit")]);
      return answers.at(-1) ?? [];
    }
    await sendScript("begin");
    try {
      let rows: Row[] = [];
      for (const { statement, parameters } of steps) rows = await send<Row>(statement, parameters);
      await sendScript("commit");
      return rows;
    } catch (error) {
      if (!broken) await sendScript("rollback");
      throw error;
    }
  }

  const session: Session = {
    run: (statement, parameters) => inTurn(() => send(statement, parameters)),
    execute: (script) => inTurn(() => sendScript(script)),
    runTransaction: (steps) => inTurn(() => sendTransaction(steps)),
    isBroken: () => broken,
    close: () => sql.end({ timeout: 5 }),
  };

  try {
    await session.execute(setUp ?? "select 1");
    return session;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}

/** What every connection to PostgreSQL has in common. Parameters arrive as text already. */
export function driverOptions() {
  const asText = (from: number[]) => ({ to: 0, from, serialize: String, parse: (text: string) => text });
  return {
    max: 1,
    // The driver's own query for array types fails outside of any promise when the connection is cut there.
    fetch_types: false,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: "vlotwerk" },
    types: {
      json: { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse },
      boolean: { to: 16, from: [16], serialize: String, parse: (text: string) => text === "t" },
      date: { to: 1184, from: [1114, 1184], serialize: String, parse: (text: string) => new Date(text) },
      int8: { to: 20, from: [20], serialize: String, parse: Number },
      list: { to: 1009, from: [1007, 1009, 1015, 2951], serialize: String, parse: decodeList },
      bytea: { ...asText([17]), to: 17 },
    },
  };
}

/** The elements of a one-dimensional array in PostgreSQL's text format, as texts. */
function decodeList(text: string): (string | null)[] {
  const elements = text.matchAll(/"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs);
  return [...elements].map(([, quoted, bare]) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, "$1");
    return bare === undefined || bare === "NULL" ? null : bare;
  });
}

/** Waits for all of them, so that nothing is left running, then throws the first failure. */
async function allOrFirstFailure(answers: readonly Promise<unknown>[]): Promise<void> {
  for (const answer of await Promise.allSettled(answers)) {
    if (answer.status === "rejected") throw answer.reason;
  }
}

function rethrow(error: unknown): never {
  throw toDatabaseError(error);
}

/** The driver's error without what it remembers of the statement and its parameters. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof postgres.PostgresError) {
    return new DatabaseError({
      code: error.code,
      message: error.message,
      detail: error.detail,
      hint: error.hint,
      constraint: error.constraint_name,
      table: error.table_name,
      column: error.column_name,
    });
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "connection failed";
  return connectionLost(code);
}
