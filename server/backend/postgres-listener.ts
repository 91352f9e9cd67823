import { setTimeout as pause } from "node:timers/promises";
import { createConnection, toDatabaseError } from "./postgres-connection.ts";

const retryAfter = 1_000;

/**
 * Listens on a connection of its own and comes back by itself when that is lost; `receive` then gets one empty
 * payload, because something may have been missed. The answered function stops it.
 * Throws DatabaseError when the first connection fails.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  receive: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current = await listenOnce(url, channel, receive, reconnect);

  async function reconnect(): Promise<void> {
    await current.end({ timeout: 0 });
    while (!stopping.signal.aborted) {
      try {
        await pause(retryAfter, undefined, { signal: stopping.signal });
        current = await listenOnce(url, channel, receive, reconnect);
        receive("");
        return;
      } catch {
        // Still away, or stopped: the loop's condition decides.
      }
    }
  }

  return async function stop() {
    stopping.abort();
    await current.end({ timeout: 1 });
  };
}

async function listenOnce(
  url: string,
  channel: string,
  receive: (payload: string) => void,
  onLost: () => void,
): Promise<ReturnType<typeof createConnection>> {
  let listening = false;
  const sql = createConnection(url, {
    onNotification: receive,
    onLost: () => {
      if (listening) onLost();
    },
  });
  try {
    await sql.unsafe(`listen "${channel.replaceAll('"', '""')}"`);
    listening = true;
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw toDatabaseError(error);
  }
}
