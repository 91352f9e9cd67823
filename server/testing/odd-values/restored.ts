import { join } from "node:path";
import { type Database, openDatabase } from "../../backend/database/database.ts";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import { writeBackup } from "../../backup/backup.ts";
import { backupFile, restoreBackup } from "../../backup/restore/restore.ts";
import { fingerprint } from "../../backup/testing/fingerprint.ts";

/** The fingerprints of a database at rest, and of its backup, restored into an empty one at `url`. */
export async function fingerprintsOf(database: Database, directory: string, url: string) {
  const file = join(directory, "odd.backup.tar.gz");
  await writeBackup({ database, directory, store: createDirectoryStore(join(directory, "files")) }, file);
  const restored = await openDatabase({ url });
  try {
    const target = join(directory, "restored");
    const store = createDirectoryStore(join(target, "files"));
    await restoreBackup(backupFile(file), { database: restored, directory: target, store });
    return { before: await fingerprint(database), after: await fingerprint(restored) };
  } finally {
    await restored.close();
  }
}
