import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { diskFull, isNoSpaceError, withDiskSpace } from "./disk-space.ts";

/**
 * Replaces a file (mode 600) atomically and durably. Throws DatabaseError (53100) when the disk is full.
 *
 * @param part the incomplete file, of one writer at a time
 */
export async function writeFileAtomically(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  part = `${path}.part`,
): Promise<void> {
  const directory = dirname(path);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const size = bytes instanceof Uint8Array ? bytes.byteLength : 0;
    await withDiskSpace(directory, size, () => writeFile(part, bytes, { mode: 0o600, flush: true }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    // A directory needs room, too.
    throw isNoSpaceError(error) ? diskFull() : error;
  }
  await syncDirectory(directory);
}

/** The name is durable with its directory (fsync(2)). */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
