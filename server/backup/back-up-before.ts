import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../backend/database/database.ts";
import type { MigrationPlan } from "../backend/database/migrate.ts";
import { siteVersion } from "../shared/site-version.ts";
import { writeBackup } from "./backup.ts";
import { BackupError } from "./backup-error.ts";

const kept = 3;

/**
 * Writes all rows, keys and mails into one file of `DATA_DIR/backups`, before this version changes them; the library's files
 * are not in it, as no migration touches them. A start that failed is followed by one file anew, not by a second. The last
 * three stay. Returns its path. Throws BackupError, DatabaseError.
 */
export async function backUpBefore(
  sources: { database: Database; directory: string },
  { target }: Pick<MigrationPlan, "target">,
  key: string | null,
): Promise<string> {
  const folder = join(sources.directory, "backups");
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause) => {
    throw new BackupError(`${folder} can't be written, and nothing is changed without a backup.`, { cause });
  });
  const file = join(folder, `before-${siteVersion}-${target}.backup.tar.gz${key ? ".age" : ""}`);
  await rm(`${file}.new`, { force: true });
  await writeBackup({ ...sources, store: null }, `${file}.new`, key);
  await rename(`${file}.new`, file);
  for (const name of (await listBefore(folder)).slice(kept)) await rm(join(folder, name), { force: true });
  return file;
}

/** Newest first. */
async function listBefore(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^before-.+\.backup\.tar\.gz(\.age)?$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated.sort((a, b) => b.time - a.time).map(({ name }) => name);
}
