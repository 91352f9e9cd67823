import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { preferIndexes } from "../become-caller.ts";
import { createLock } from "../lock.ts";
import { makeNewDatabase } from "./new-database.ts";
import { SyncedFiles, syncedStart } from "./synced-files.ts";

/** What the migrations install with `create extension`: PGlite carries each in a file of its own. */
export const extensions = { pg_trgm, unaccent };

/**
 * PostgreSQL's own 128 MB are there from the start, also while they hold nothing. What this leaves out, the system's cache
 * of files has.
 */
const sharedBuffers = ["-c", "shared_buffers=64MB"];

/**
 * `directory`: where the database lies, in memory when it is null. `image`: a copy of a data directory to start from (see
 * PGlite's dumpDataDir).
 */
export type EngineOptions = { directory: string | null; image?: Blob | undefined };

/** The embedded PostgreSQL as a server is seen from the other end of a connection: bytes of its protocol. */
export type Engine = {
  /** Takes whole messages and gives all that is answered, up to the next ReadyForQuery. One exchange after the other. */
  exchange(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** Opens it in the thread of whoever asks, which it holds up for as long as it works or waits for the disk. */
export async function openEngine({ directory, image }: EngineOptions): Promise<Engine> {
  if (directory !== null && !image) await makeNewDatabase(directory);
  const pglite = await PGlite.create({
    ...(directory === null
      ? { dataDir: "memory://", startParams: [...PGlite.defaultStartParams, ...sharedBuffers] }
      : { fs: new SyncedFiles(directory), startParams: [...syncedStart, ...sharedBuffers] }),
    extensions,
    ...(image ? { loadDataDir: image } : {}),
  });
  for (const [name, value] of Object.entries(preferIndexes)) await pglite.exec(`set ${name} = ${value}`);
  const inTurn = createLock();

  async function exchange(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    // Each part is a view of PostgreSQL's own buffer, which it writes over.
    await pglite.execProtocolRawStream(messages, { onRawData: (part) => parts.push(part.slice()) });
    return joined(parts);
  }

  return {
    exchange: (messages) => inTurn(() => exchange(messages)),
    close: () => pglite.close(),
  };
}

/** In a piece of memory of its own, which can be handed over. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
