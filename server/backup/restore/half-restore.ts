import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDataDirectory } from "../../shared/data-directory.ts";
import { removeCluster } from "../kept/scratch-database.ts";
import { restoreMark } from "./restore-mark.ts";

/** Marks an empty directory until `unmark`. Throws DataDirectoryError. */
export async function markRestore(directory: string): Promise<{ unmark(): Promise<void> }> {
  const { path } = await openDataDirectory(directory, true);
  await writeFile(restoreMark(path), "", { mode: 0o600 });
  return { unmark: () => rm(restoreMark(path)) };
}

/** Removes what a killed restore has left. Throws DataDirectoryError while another is at it. */
export async function clearHalfRestore(directory: string): Promise<void> {
  if (!existsSync(restoreMark(directory))) return;
  const held = await openDataDirectory(directory);
  await removeCluster(held.path);
  await held.release();
  await emptyDirectory(directory);
}

/** Removes what a restore makes, and the mark last. */
export async function emptyDirectory(directory: string): Promise<void> {
  for (const name of await entriesOf(directory)) {
    const path = join(directory, name);
    if (path !== restoreMark(directory)) await rm(path, { recursive: true });
  }
  await rm(restoreMark(directory), { force: true });
}

/** The entries of a directory, without backups and files of every server and of a mounted file system. */
export async function entriesOf(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => !/^(lock(-journal)?|process|lost\+found|backups|proof)$/.test(name));
}
