import { Socket } from "node:net";
import postgres from "postgres";
import { connectionLost, DatabaseError } from "./database-error.ts";

type Events = { onLost(): void; onNotification?(payload: string): void };

/**
 * The driver with one connection that is never silently replaced: the driver would run what it still has in its
 * queue in a new connection, without the `begin` and the role that went before. Once lost, it stays lost.
 */
export function createConnection(url: string, events: Events): ReturnType<typeof postgres> {
  const options = {
    max: 1,
    // The driver would end a connection after half an hour or more, and who listens misses what is said meanwhile.
    max_lifetime: null,
    connect_timeout: 5,
    connection: { application_name: "vlotwerk" },
    // The driver's own query for array types fails outside of any promise when the connection is cut there.
    fetch_types: false,
    onnotice: () => {},
    onnotify: (_channel: string, payload: string) => events.onNotification?.(payload),
    onclose: () => events.onLost(),
    socket: openOnce(),
  };
  return postgres(url, options);
}

type Address = { host: string[]; port: number[]; path: string | false };

function openOnce(): (address: Address) => Socket {
  let opened = false;
  return function open({ host, port, path }) {
    if (opened) throw connectionLost("connection closed");
    opened = true;
    const target = { host: host[0] ?? "localhost", port: port[0] ?? 5432 };
    // The driver reads host and port from the socket, for TLS and for its messages.
    const socket = Object.assign(new Socket(), target);
    return path ? socket.connect(path) : socket.connect(target);
  };
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
  return connectionLost(error instanceof Error && "code" in error ? String(error.code) : "connection failed");
}
