import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { nullIfMissing } from "../shared/null-if-missing.ts";
import { listDirectory } from "./directory.ts";

/** Open PDF files by their paths in the data directory. */
export type HeldFiles = Map<string, FileHandle>;

/**
 * Opens the PDF files of a data directory that are not open yet. The site never changes a file in place, so an open one
 * keeps its content when it is deleted or moved. Throws the system's error.
 */
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
