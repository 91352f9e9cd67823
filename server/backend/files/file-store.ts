import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeWholeFile } from "./whole-file.ts";

export type FileStore = {
  /**
   * Keeps the bytes, on disk before this is done, under a random name, which it gives. Throws DatabaseError (53100) when
   * the disk is full.
   */
  keep(bytes: Uint8Array): Promise<string>;
  /** What is kept under this name, read from disk as it is sent; null when there is nothing. */
  read(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  /** Removes what is under none of these names and not from the last hour. */
  sweep(known: ReadonlySet<string>): Promise<number>;
};

/** Files in one directory, which the server's user alone may read. */
export function createFileStore(directory: string): FileStore {
  const pathOf = (id: string) => join(directory, `${id}.pdf`);
  return {
    async keep(bytes) {
      const id = randomUUID();
      await writeWholeFile(pathOf(id), bytes);
      return id;
    },
    async read(id) {
      try {
        return await openAsBlob(pathOf(id));
      } catch (error) {
        // It says no more than that the file can't be opened.
        if (error instanceof Error && "code" in error && error.code === "ERR_INVALID_ARG_VALUE") return null;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async sweep(known) {
      const names = await readdir(directory).catch(() => []);
      let removed = 0;
      for (const name of names) {
        const path = join(directory, name);
        if (known.has(name.replace(/\.pdf$/, ""))) continue;
        if (Date.now() - (await stat(path)).mtimeMs < 3_600_000) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
