import { existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/**
 * Makes an empty embedded database in a directory that is not there yet. It is made aside and gets its name when all
 * of it lies on the disk: what a start leaves that was cut off is never taken for a database.
 */
export async function makeNewDatabase(directory: string): Promise<void> {
  if (existsSync(directory)) return;
  const aside = `${directory}.new`;
  await rm(aside, { recursive: true, force: true });
  const pglite = await PGlite.create(aside);
  await pglite.close();
  await syncTree(aside);
  await rename(aside, directory);
  await sync(dirname(directory));
}

async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true });
  for (const entry of ["", ...entries]) await sync(join(directory, entry));
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
