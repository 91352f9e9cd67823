import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { withRoom } from "./disk-space.ts";

/**
 * Writes a file that its owner alone may read, in place of the one before: it is whole and on the disk when this is
 * done, and when this fails nothing is left of it. Its directory is made where it is missing. Throws DatabaseError (53100)
 * when the disk is full.
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const directory = dirname(path);
  const part = `${path}.part`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    await withRoom(directory, bytes.byteLength, () => writeFile(part, bytes, { mode: 0o600, flush: true }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncDirectory(directory);
}

/** The name reaches the disk with the directory, not with the file (fsync(2)). */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
