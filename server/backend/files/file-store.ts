import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../shared/write-atomically.ts";
import { type CleanUp, cleanUpDirectory, quarantineOf, restore } from "./quarantine.ts";

export type FileStore = {
  /** Stores bytes durably under a random name and returns it. Throws DatabaseError (53100) when the disk is full. */
  keep(bytes: Uint8Array): Promise<string>;
  /** The file as a lazy Blob, restored from quarantine if needed; null when there is none. */
  read(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  /** Moves all other files into quarantine. Throws the system's error. */
  cleanUp(known: ReadonlySet<string>): Promise<CleanUp>;
};

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
      // Another server may have moved it into quarantine.
      if (found || !(await restore(directory, id))) return found;
      return openFile(pathOf(id));
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(join(quarantineOf(directory), `${id}.pdf`), { force: true });
    },
    cleanUp: (known) => cleanUpDirectory(directory, known),
  };
}

async function openFile(path: string): Promise<Blob | null> {
  try {
    return await openAsBlob(path);
  } catch (error) {
    // The error means no more than that the file can't be opened.
    if (error instanceof Error && "code" in error && error.code === "ERR_INVALID_ARG_VALUE") return null;
    throw error;
  }
}
