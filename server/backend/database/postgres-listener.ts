import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { toDatabaseError } from "./postgres-connection.ts";

const retryAfter = 1_000;

/** Listens and reconnects, after which `receive` gets an empty payload. Throws DatabaseError at the start. */
export async function listenOnPostgres(
  config: pg.ClientConfig,
  channel: string,
  receive: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current = await listenOnce(config, channel, receive, reconnect);

  async function reconnect(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await pause(retryAfter, undefined, { signal: stopping.signal });
        current = await listenOnce(config, channel, receive, reconnect);
        receive("");
        return;
      } catch {
        // Retries until stopped.
      }
    }
  }

  return async function stop() {
    stopping.abort();
    await current.end();
  };
}

async function listenOnce(
  config: pg.ClientConfig,
  channel: string,
  receive: (payload: string) => void,
  reconnect: () => Promise<void>,
): Promise<pg.Client> {
  const client = new pg.Client(config);
  let isListening = false;
  client.on("error", () => {});
  client.on("notification", ({ payload = "" }) => receive(payload));
  client.on("end", () => {
    if (isListening) void reconnect();
  });
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    isListening = true;
    return client;
  } catch (error) {
    await client.end();
    throw toDatabaseError(error);
  }
}
