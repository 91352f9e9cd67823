import { randomUUID } from "node:crypto";
import { type ContentChange, type ContentChanges, createReceivers } from "../content-changes.ts";
import type { Database } from "./database.ts";

const channel = "content_changes";

/** How long a call to oneself may take until one counts as deaf, and how often one calls, in milliseconds. */
const deafAfter = 1_000;
const callEvery = 500;

/**
 * Hears what the triggers of migration 2700 announce. Announcements arrive in the order of their commits, so a call
 * to oneself that comes back tells that all earlier ones have arrived. On a server whose connections can be lost
 * that is tried all the time; on the embedded database, which may only have been too busy to answer in time, after a
 * call that was missed. Throws DatabaseError when it can't listen at all.
 */
export async function hearContentChanges(database: Database): Promise<ContentChanges> {
  const { subscribe, tell } = createReceivers();
  const calls = new Map<string, () => void>();
  let hears = true;

  function receive(payload: string): void {
    const [first = "", id] = payload.split(" ");
    if (first === "call") calls.get(id ?? "")?.();
    else tell(parseChange(first, id));
  }

  async function settled(): Promise<void> {
    const isHeard = await callOneself();
    if (isHeard === hears) return;
    // What was missed is unknown, both when one becomes deaf and when one hears again.
    hears = isHeard;
    tell({ kind: "everything" });
  }

  async function callOneself(): Promise<boolean> {
    const name = randomUUID();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    calls.set(name, () => resolve(true));
    const timer = setTimeout(() => resolve(false), deafAfter);
    try {
      await Promise.race([promise, database.query("select pg_notify($1, $2)", [channel, `call ${name}`])]);
      return await promise;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      calls.delete(name);
    }
  }

  const stopListening = await database.listen(channel, receive);
  const stopCalling = repeat(async () => {
    await settled();
  }, callEvery);
  return {
    subscribe,
    settled,
    areHeard: () => hears,
    async close() {
      stopCalling();
      // A database that is away has stopped telling anyway.
      await stopListening().catch(() => {});
    },
  };
}

function parseChange(table: string, id: string | undefined): ContentChange {
  if (table === "") return { kind: "everything" };
  return id === undefined ? { kind: "table", table } : { kind: "row", table, id };
}

/** Does `work` again and again with a pause in between, also when it failed, until the answered function is called. */
export function repeat(work: () => Promise<void>, pause: number): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  async function step(): Promise<void> {
    await work().catch(() => {});
    if (!isStopped) timer = setTimeout(() => void step(), pause).unref();
  }
  timer = setTimeout(() => void step(), pause).unref();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}
