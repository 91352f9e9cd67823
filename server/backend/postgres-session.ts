import type { Step } from "./become-caller.ts";
import type { Parameter } from "./database.ts";
import { connectionLost, type DatabaseError } from "./database-error.ts";
import { encodeParameter } from "./database-parameters.ts";
import { createLock } from "./lock.ts";
import { createConnection, toDatabaseError } from "./postgres-connection.ts";
import { createStatementNames } from "./statement-names.ts";

export type Session = {
  run<Row extends object>(statement: string, parameters: readonly Parameter[]): Promise<Row[]>;
  execute(script: string): Promise<void>;
  /** Runs steps in a transaction that may write and gives the rows of the last one. */
  runTransaction<Row extends object>(steps: readonly Step[]): Promise<Row[]>;
  /** The connection is gone; the session can only be thrown away. */
  isBroken(): boolean;
  close(): Promise<void>;
};

/** Opens one connection and runs the set-up script in it. Throws DatabaseError when either fails. */
export async function openSession(url: string, setUp: string | null): Promise<Session> {
  let broken = false;
  const waiting = new Set<(error: DatabaseError) => void>();
  const sql = createConnection(url, { onLost: breakDown });
  const names = createStatementNames(200);
  const inTurn = createLock();

  /** What the driver still had in its queue would never be answered. */
  function breakDown(): void {
    broken = true;
    for (const reject of waiting) reject(connectionLost("connection closed"));
  }

  function orLost<T>(ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (broken) throw connectionLost("connection closed");
      waiting.add(reject);
      ask()
        .then(resolve, (error) => reject(toDatabaseError(error)))
        .finally(() => waiting.delete(reject));
    });
  }

  function send<Row extends object>(statement: string, parameters: readonly Parameter[]): Promise<Row[]> {
    return orLost(async () => {
      const prepare = names.isWorthwhile(statement);
      const extended = { prepare, simple: false };
      const rows = await sql.unsafe<Row[]>(statement, parameters.map(encodeParameter), extended).execute();
      if (prepare) names.keep(statement, statement);
      return rows;
    });
  }

  function sendScript(script: string): Promise<void> {
    return orLost(async () => {
      await sql.unsafe(script).simple().execute();
    });
  }

  /**
   * Everything at once when the connection knows every statement already. A statement that it must describe first
   * is sent alone, as the driver would hold back what follows.
   */
  async function sendTransaction<Row extends object>(steps: readonly Step[]): Promise<Row[]> {
    if (steps.every(({ statement }) => names.find(statement) !== undefined)) {
      const begun = sendScript("begin read write");
      const answers = steps.map(({ statement, parameters }) => send<Row>(statement, parameters));
      await allOrFirstFailure([begun, ...answers, sendScript("commit")]);
      return answers.at(-1) ?? [];
    }
    await sendScript("begin read write");
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

/** Waits for all of them, so that nothing is left running, then throws the first failure. */
async function allOrFirstFailure(answers: readonly Promise<unknown>[]): Promise<void> {
  for (const answer of await Promise.allSettled(answers)) {
    if (answer.status === "rejected") throw answer.reason;
  }
}
