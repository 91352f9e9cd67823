import { protocol } from "@electric-sql/pglite";
import type { Parameter } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { encodeParameter } from "./database-parameters.ts";
import { createStatementNames } from "./statement-names.ts";

const { serialize } = protocol;

export type WireMessage = { name: string };

/** Sends messages of the wire protocol and gives all that came back up to the next ReadyForQuery. */
export type Exchange = (messages: Uint8Array) => Promise<readonly WireMessage[]>;

/** How a value of a type (its oid) becomes JavaScript's own; without one it stays text. */
export type Decode = (oid: number, text: string) => unknown;

export type Step = { statement: string; parameters: readonly Parameter[] };

export type WireSession = {
  /** Runs the steps as one transaction and gives the rows of the last one. Throws DatabaseError. */
  run<Row extends object>(steps: readonly Step[]): Promise<Row[]>;
  /** Runs a script of many statements without parameters. Throws DatabaseError. */
  execute(script: string): Promise<void>;
  /** Whether a transaction was begun and not ended, also when it has failed. */
  isInTransaction(): boolean;
};

/** Speaks PostgreSQL's extended query protocol (postgresql.org/docs, "Message Flow", "Pipelining") over one session. */
export function createWireSession(exchange: Exchange, decode: Decode): WireSession {
  const names = createStatementNames(100);
  let isInTransaction = false;

  async function send(messages: readonly Uint8Array[]): Promise<readonly WireMessage[]> {
    const answers = await exchange(Buffer.concat(messages));
    const ready = answers.findLast((answer) => answer instanceof protocol.messages.ReadyForQueryMessage);
    isInTransaction = ready instanceof protocol.messages.ReadyForQueryMessage && ready.status !== "I";
    for (const answer of answers) {
      if (answer instanceof protocol.messages.DatabaseError) throw toDatabaseError(answer);
    }
    return answers;
  }

  /**
   * Everything up to one Sync is one transaction: when a step fails, the later ones are skipped and all is rolled
   * back. So a statement never runs without the steps before it, whoever passes the messages on.
   */
  async function pipeline<Row extends object>(steps: readonly Step[], isPrepared: boolean): Promise<Row[]> {
    const parsed: { statement: string; name: string }[] = [];
    const messages: Uint8Array[] = [];
    try {
      for (const { statement, parameters } of steps) {
        let name = isPrepared ? names.find(statement) : "";
        if (!name) {
          refuseNul(statement);
          name = (isPrepared && names.propose(statement)) || "";
          if (name) parsed.push({ statement, name });
          messages.push(serialize.parse({ name, text: statement }));
        }
        messages.push(
          serialize.bind({ statement: name, values: parameters.map(encodeParameter) }),
          serialize.describe({ type: "P" }),
          serialize.execute(),
        );
      }
      // Nothing before them can fail, so these are never skipped.
      const closing = names.takeSuperseded().map((name) => serialize.close({ type: "S", name }));
      const answers = await send([...closing, ...messages, serialize.sync()]);
      for (const { statement, name } of parsed) names.keep(statement, name);
      return lastRows<Row>(answers, decode);
    } catch (error) {
      for (const { name } of parsed) names.giveUp(name);
      throw error;
    }
  }

  return {
    async run<Row extends object>(steps: readonly Step[]) {
      const wasInTransaction = isInTransaction;
      try {
        return await pipeline<Row>(steps, !wasInTransaction);
      } catch (error) {
        if (!isAboutNames(error)) throw error;
        names.forget();
        if (wasInTransaction) throw error;
        return pipeline<Row>(steps, false);
      }
    },
    async execute(script) {
      refuseNul(script);
      await send([serialize.query(script)]);
    },
    isInTransaction: () => isInTransaction,
  };
}

/** What was prepared is gone, there already, or no longer fits the tables: nothing has run, all can be asked again. */
function isAboutNames(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  if (error.code === "0A000") return error.message === "cached plan must not change result type";
  return error.code === "26000" || error.code === "42P05";
}

/** NUL ends a text in the protocol's messages: what follows would be read as something else. */
function refuseNul(statement: string): void {
  if (!statement.includes("\0")) return;
  throw new DatabaseError({ code: "42601", message: "A statement can't hold the character NUL" });
}

/** The rows of the last step: a step's answers begin with bindComplete. */
function lastRows<Row extends object>(answers: readonly WireMessage[], decode: Decode): Row[] {
  let columns: { name: string; dataTypeID: number }[] = [];
  let rows: Row[] = [];
  for (const answer of answers) {
    if (answer.name === "bindComplete") rows = [];
    else if (answer instanceof protocol.messages.RowDescriptionMessage) columns = answer.fields;
    else if (answer instanceof protocol.messages.DataRowMessage) {
      const { fields } = answer;
      rows.push(
        Object.fromEntries(
          columns.map(({ name, dataTypeID }, index): unknown[] => {
            const text = fields[index] ?? null;
            return [name, text === null ? null : decode(dataTypeID, text)];
          }),
        ),
      );
    }
  }
  return rows;
}

function toDatabaseError(error: InstanceType<typeof protocol.messages.DatabaseError>): DatabaseError {
  return new DatabaseError({
    code: error.code ?? "XX000",
    message: error.message,
    detail: error.detail,
    hint: error.hint,
    constraint: error.constraint,
    table: error.table,
    column: error.column,
  });
}
