import { protocol } from "@electric-sql/pglite";
import { connectionLost } from "./database-error.ts";
import { createLock } from "./lock.ts";
import { openPostgresSocket } from "./postgres-socket.ts";
import { decodeValue } from "./postgres-values.ts";
import { createWireSession, type WireMessage, type WireSession } from "./wire-session.ts";

export type Session = Pick<WireSession, "run" | "execute"> & {
  /** The connection is gone; the session can only be thrown away. */
  isBroken(): boolean;
  close(): Promise<void>;
};

/**
 * Opens one connection, with settings for all its life. An answer that takes longer than `patience` milliseconds
 * breaks it: behind a proxy that lost it, it would never come. Throws DatabaseError.
 */
export async function openSession(options: {
  url: string;
  settings: Record<string, string>;
  patience?: number;
}): Promise<Session> {
  const { url, settings, patience } = options;
  const socket = await openPostgresSocket(url, settings);
  const parser = new protocol.Parser();
  const inTurn = createLock();
  let answers: WireMessage[] = [];
  let waiting: { resolve(answers: WireMessage[]): void; reject(error: Error): void } | null = null;
  let broken = false;

  socket.on("data", (chunk) => {
    try {
      parser.parse(chunk, receive);
    } catch {
      socket.destroy();
    }
  });
  socket.on("error", breakDown);
  socket.on("close", breakDown);
  socket.setNoDelay(true);

  function receive(message: WireMessage): void {
    answers.push(message);
    if (message.name !== "readyForQuery") return;
    const received = answers;
    answers = [];
    waiting?.resolve(received);
    waiting = null;
  }

  function breakDown(): void {
    broken = true;
    waiting?.reject(connectionLost("connection closed"));
    waiting = null;
    answers = [];
  }

  function exchange(messages: Uint8Array): Promise<WireMessage[]> {
    return new Promise((resolve, reject) => {
      if (broken) throw connectionLost("connection closed");
      const timer = patience === undefined ? undefined : setTimeout(() => socket.destroy(), patience);
      waiting = {
        resolve(received) {
          clearTimeout(timer);
          resolve(received);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      // Notices that came in between belong to nobody.
      answers = [];
      socket.write(messages);
    });
  }

  const session = createWireSession(exchange, decodeValue);
  return {
    run: (steps) => inTurn(() => session.run(steps)),
    execute: (script) => inTurn(() => session.execute(script)),
    isBroken: () => broken,
    close() {
      setTimeout(() => socket.destroy(), 5_000).unref();
      return inTurn(closeSocket);
    },
  };

  async function closeSocket(): Promise<void> {
    if (broken) return;
    broken = true;
    await new Promise<void>((resolve) => {
      socket.once("close", () => resolve());
      socket.end(protocol.serialize.end());
    });
  }
}
