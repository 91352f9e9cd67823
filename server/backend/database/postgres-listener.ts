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
  const { signal } = stopping;
  /** Also while it connects, so that a stop ends it. */
  let current = new pg.Client(config);
  await listen(current);

  async function listen(client: pg.Client): Promise<void> {
    let isListening = false;
    client.on("error", () => {});
    client.on("notification", ({ payload = "" }) => deliver(payload));
    client.on("end", () => {
      if (isListening) void reconnect();
    });
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      isListening = true;
    } catch (error) {
      await client.end();
      throw toDatabaseError(error);
    }
  }

  async function reconnect(): Promise<void> {
    while (!signal.aborted) {
      try {
        await pause(retryAfter, undefined, { signal });
        current = new pg.Client(config);
        await listen(current);
        deliver("");
        return;
      } catch {
        // Retries until stopped.
      }
    }
  }

  function deliver(payload: string): void {
    if (!signal.aborted) receive(payload);
  }

  return async function stop() {
    stopping.abort();
    await current.end();
  };
}
