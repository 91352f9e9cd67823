import { constants, type Dirent } from "node:fs";
import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** What a running server keeps in its data directory for itself, and the database, which is read row by row. */
const left = new Set(["database", "lock", "lock-journal", "process", "snapshots", "snapshot.sock"]);

/** Whether a path in a data directory belongs into a backup. */
export function isBackedUp(path: string): boolean {
  return !left.has(path.split("/", 1)[0] ?? "") && !/(^|\/)\.|\.part$/.test(path);
}

/** The files of a data directory that belong into a backup, by their paths in it. */
export async function listDirectory(directory: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .filter(isBackedUp)
    .sort();
}

/**
 * Keeps the files of a data directory as they are now under `target`, whatever becomes of them: the site never changes
 * a file in place, so a second name for it is enough. What is there already stays.
 */
export async function holdFiles(directory: string, target: string): Promise<void> {
  for (const path of await listDirectory(directory)) {
    const [from, to] = [join(directory, path), join(target, path)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await link(from, to)
      .catch((error) =>
        hasCode(error, "EEXIST") ? undefined : copyFile(from, to, constants.COPYFILE_FICLONE),
      )
      // Gone since it was listed.
      .catch((error) => {
        if (!hasCode(error, "ENOENT")) throw error;
      });
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
