import { cpSync, existsSync } from "node:fs";
import { appendFile, mkdir, mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { afterFile } from "../../testing/after-file.ts";
import { removeDirectory } from "../../testing/remove-directory.ts";
import { migrate } from "../database/migrate.ts";
import { openEmbeddedDatabase } from "../embedded-postgres/embedded-database.ts";

/** A new DATA_DIR with a copy of a migrated embedded database without fsync. */
export async function preparedDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-data-"));
  afterFile(() => removeDirectory(directory));
  // Takes a tenth of the asynchronous one, which copies its 1,600 files in JavaScript.
  cpSync(await findPrepared(inject("preparedData")), directory, { recursive: true });
  return directory;
}

/** One test process creates it, the others wait. */
async function findPrepared(directory: string): Promise<string> {
  const ready = join(directory, "ready");
  const isMaker = await mkdir(join(directory, "claimed")).then(
    () => true,
    () => false,
  );
  if (isMaker) {
    const making = join(directory, "making");
    await mkdir(making, { mode: 0o700 });
    await makeDataDirectory(making);
    await rename(making, ready);
  }
  while (!existsSync(ready)) await sleep(50);
  return ready;
}

async function makeDataDirectory(directory: string): Promise<void> {
  const database = await openEmbeddedDatabase(directory);
  await migrate(database);
  await database.close();
  await appendFile(join(directory, "postgres", "postgresql.conf"), "fsync = off\n");
}
