import { protocol } from "@electric-sql/pglite";
import { becomeCaller } from "./become-caller.ts";
import type { Database, Queryable } from "./database.ts";
import { connectionLost, DatabaseError } from "./database-error.ts";
import { createErrorCount } from "./database-load.ts";
import { diskFull, isDiskFull } from "./disk-space.ts";
import { type Engine, type EngineOptions, openEngine } from "./embedded/engine.ts";
import { openEngineThread } from "./embedded/thread.ts";
import { decodeValue } from "./postgres-values.ts";
import { createTurns } from "./turns.ts";
import { createWaitingRoom, refuseWhoLeft } from "./waiting-room.ts";
import { createWireSession, type WireMessage } from "./wire-session.ts";

/**
 * Opens the embedded PostgreSQL: one in a directory in a thread of its own, one in memory, which waits for no disk, in
 * this one.
 */
export async function openPglite(options: EngineOptions): Promise<Database> {
  const engine = options.directory === null ? await openEngine(options) : await openEngineThread(options);
  return databaseOn(engine, options.directory);
}

/**
 * So many readings are given to the engine at once: in a thread of its own it goes on with the next while this one works
 * with an answer. What is handed over can't be taken back when nobody waits for it any more, so these are few.
 */
const readsUnderWay = 4;

/**
 * A database on an engine whose files lie in this directory (null: nowhere). It has one session, in which everything has its
 * turn: what may write is alone in it, a transaction from begin to commit, and a commit lies on the disk before it is
 * answered.
 */
export function databaseOn(engine: Engine, directory: string | null): Database {
  const turns = createTurns(readsUnderWay);
  let isReadOnly = false;
  const errors = createErrorCount();
  let pending = 0;
  const enter = createWaitingRoom();
  let closing: Promise<void> | null = null;

  const parser = new protocol.Parser();
  const receivers = new Set<{ channel: string; receive(payload: string): void }>();

  /** A notification comes with the answers to whatever is asked next, and is passed on before them. */
  function passOn(message: WireMessage): void {
    if (!(message instanceof protocol.messages.NotificationResponseMessage)) return;
    for (const { channel, receive } of receivers) if (channel === message.channel) receive(message.payload);
  }

  const wire = createWireSession(async (messages) => {
    if (closing) throw connectionLost("closed");
    const answers: WireMessage[] = [];
    parser.parse(await engine.exchange(messages), (message) => answers.push(message));
    answers.forEach(passOn);
    return answers;
  }, decodeValue);

  async function mindTheDisk(): Promise<void> {
    const isFull = directory !== null && !closing && isDiskFull(directory);
    if (isFull === isReadOnly) return;
    await wire.execute(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
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
      if (wire.isInTransaction()) await session.execute("rollback");
      throw error;
    }
  }

  /** Runs the work in its turn; while the disk is full, with a database that refuses whatever would write. */
  function run<T>(work: () => Promise<T>, inTurn = turns.alone): Promise<T> {
    pending += 1;
    return errors
      .watch(() => inTurn(() => mindTheDisk().then(work).catch(explain)))
      .finally(() => {
        pending -= 1;
      });
  }

  return {
    kind: "pglite",
    query: (statement, parameters) => run(() => session.query(statement, parameters)),
    execute: (script) => run(() => session.execute(script)),
    transaction: (work) => run(() => runTransaction(work)),
    queryAs: (caller, statement, parameters, asked) =>
      enter(asked?.signal, () =>
        run(
          async () => {
            refuseWhoLeft(asked?.signal);
            const readOnly = isReadOnly || asked?.readOnly === true;
            return wire.run([becomeCaller(caller, { readOnly }), { statement, parameters }]);
          },
          asked?.readOnly ? turns.together : turns.alone,
        ),
      ),
    async listen(channel, receive) {
      const receiver = { channel, receive };
      receivers.add(receiver);
      await run(() => session.execute(`listen ${quoted(channel)}`));
      return async () => {
        receivers.delete(receiver);
        const isHeard = [...receivers].some((other) => other.channel === channel);
        if (!isHeard) await run(() => session.execute(`unlisten ${quoted(channel)}`));
      };
    },
    load: () => ({
      sessions: 1,
      inUse: Math.min(pending, 1),
      waiting: Math.max(pending - 1, 0),
      errors: errors.byClass,
    }),
    close() {
      closing ??= turns.alone(() => engine.close());
      return closing;
    },
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
