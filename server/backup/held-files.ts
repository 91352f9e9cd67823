import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { nullIfMissing } from "../shared/null-if-missing.ts";
import { listDirectory } from "./directory.ts";

/** By path in the data directory. */
export type HeldFiles = Map<string, FileHandle>;

/** Opens PDF files that are not open yet: an open file stays readable after it is deleted or moved. */
export async function holdFiles(directory: string, held: HeldFiles): Promise<void> {
  for (const path of (await listDirectory(directory)).paths) {
    if (!path.startsWith("files/") || held.has(path)) continue;
    const handle = await nullIfMissing(open(join(directory, path)));
    if (handle) held.set(path, handle);
  }
}

export async function closeFiles(held: HeldFiles): Promise<void> {
  for (const handle of held.values()) await handle.close();
}
