import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../shared/write-atomically.ts";
import { bringBack, cleanUpDirectory, quarantineOf, type Swept } from "./quarantine.ts";

export type FileStore = {
  /**
   * Keeps the bytes, on disk before this is done, under a random name, which it gives. Throws DatabaseError (53100) when
   * the disk is full.
   */
  keep(bytes: Uint8Array): Promise<string>;
  /**
   * What is kept under a name that a row has, read from disk as it is sent; null when there is nothing. What was set aside
   * comes back.
   */
  read(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  /** Sets aside what is under none of these names, for thirty days (set-aside.ts). Throws the system's error. */
  sweep(known: ReadonlySet<string>): Promise<Swept>;
};

/** Files in one directory, which the server's user alone may read. */
export function createFileStore(directory: string): FileStore {
  const pathOf = (id: string) => join(directory, `${id}.pdf`);
  return {
    async keep(bytes) {
      const id = randomUUID();
      await writeFileAtomically(pathOf(id), bytes);
      return id;
    },
    async read(id) {
      const found = await openFile(pathOf(id));
      // A server on another database may have set it aside while this one runs.
      if (found || !(await bringBack(directory, id))) return found;
      return openFile(pathOf(id));
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(join(quarantineOf(directory), `${id}.pdf`), { force: true });
    },
    sweep: (known) => cleanUpDirectory(directory, known),
  };
}

async function openFile(path: string): Promise<Blob | null> {
  try {
    return await openAsBlob(path);
  } catch (error) {
    // It says no more than that the file can't be opened.
    if (error instanceof Error && "code" in error && error.code === "ERR_INVALID_ARG_VALUE") return null;
    throw error;
  }
}
