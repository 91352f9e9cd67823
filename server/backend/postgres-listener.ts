import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { driverOptions, toDatabaseError } from "./postgres-session.ts";

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
): Promise<ReturnType<typeof postgres>> {
  let listening = false;
  // The driver's own listen() gives up after one failed try to come back, so its notifications are taken directly.
  const options = {
    ...driverOptions(),
    max_lifetime: null,
    onnotify: (_channel: string, payload: string) => receive(payload),
    onclose: () => {
      if (listening) onLost();
    },
  };
  const sql = postgres(url, options);
  try {
    await sql.unsafe(`listen "${channel.replaceAll('"', '""')}"`);
    listening = true;
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw toDatabaseError(error);
  }
}
