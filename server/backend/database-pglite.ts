import { PGlite, protocol } from "@electric-sql/pglite";
import { becomeCaller, preferIndexes, type Step } from "./become-caller.ts";
import type { Database, Queryable } from "./database.ts";
import { connectionLost, DatabaseError } from "./database-error.ts";
import { encodeParameter } from "./database-parameters.ts";
import { createLock } from "./lock.ts";
import { createStatementNames } from "./statement-names.ts";

const { serialize } = protocol;

type Answers = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/**
 * Opens the embedded PostgreSQL. It has one session, so everything goes through one lock: a transaction holds it
 * from begin to commit. `image` is a copy of a data directory to start from (see PGlite's dumpDataDir).
 */
export async function openPglite(options: { directory: string | null; image?: Blob }): Promise<Database> {
  const pglite = await PGlite.create({
    dataDir: options.directory ?? "memory://",
    ...(options.image ? { loadDataDir: options.image } : {}),
  });
  await pglite.exec(preferIndexes);
  const run = createLock();
  const names = createStatementNames(200);
  let closing: Promise<void> | null = null;

  /** Sends messages of the wire protocol and gives what came back. Throws the first error among it. */
  async function send(messages: Uint8Array[]) {
    if (closing) throw connectionLost("closed");
    const answers = await pglite.execProtocolStream(Buffer.concat(messages), { throwOnError: false });
    for (const answer of answers) {
      if (answer instanceof protocol.messages.DatabaseError) throw toDatabaseError(answer);
    }
    return answers;
  }

  /**
   * Runs steps up to one Sync, which PostgreSQL treats as one transaction: when a step fails, the later ones are
   * skipped and all is rolled back. Gives the rows of the last step.
   */
  async function pipeline<Row extends object>(steps: readonly Step[]): Promise<Row[]> {
    const messages: Uint8Array[] = [];
    const parsed: { statement: string; name: string }[] = [];
    for (const { statement, parameters } of steps) {
      let name = names.find(statement);
      if (name === undefined) {
        name = names.isWorthwhile(statement) ? names.next() : "";
        if (name) parsed.push({ statement, name });
        messages.push(serialize.parse({ name, text: statement }));
      }
      messages.push(
        serialize.bind({ statement: name, values: parameters.map(encodeParameter) }),
        serialize.describe({ type: "P" }),
        serialize.execute(),
      );
    }
    try {
      const answers = await send([...messages, serialize.sync()]);
      for (const { statement, name } of parsed) names.keep(statement, name);
      return lastRows<Row>(answers, pglite.parsers);
    } catch (error) {
      if (parsed.length > 0 && !closing) {
        await send([...parsed.map(({ name }) => serialize.close({ type: "S", name })), serialize.sync()]);
      }
      throw error;
    }
  }

  async function execute(script: string): Promise<void> {
    await send([serialize.query(script)]);
  }

  const session: Queryable = {
    query: (statement, parameters = []) => pipeline([{ statement, parameters }]),
    execute,
  };

  async function runTransaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    await execute("begin");
    try {
      const result = await work(session);
      await execute("commit");
      return result;
    } catch (error) {
      if (pglite.isInTransaction()) await execute("rollback");
      throw error;
    }
  }

  return {
    kind: "pglite",
    query: (statement, parameters) => run(() => session.query(statement, parameters)),
    execute: (script) => run(() => execute(script)),
    transaction: (work) => run(() => runTransaction(work)),
    queryAs: (caller, statement, parameters, asked) =>
      run(() => pipeline([becomeCaller(caller, asked), { statement, parameters }])),
    async listen(channel, receive) {
      const name = `"${channel.replaceAll('"', '""')}"`;
      const stop = await run(() => pglite.listen(name, receive));
      return () => run(() => stop());
    },
    close() {
      closing ??= run(() => pglite.close());
      return closing;
    },
  };
}

/** The rows of the last step: a step's answers begin with bindComplete. */
function lastRows<Row extends object>(answers: Answers, parsers: PGlite["parsers"]): Row[] {
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
            const decode = parsers[dataTypeID];
            return [name, text !== null && decode ? decode(text, dataTypeID) : text];
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
