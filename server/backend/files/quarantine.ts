import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { nullIfMissing } from "../../shared/null-if-missing.ts";

export type CleanUp = { quarantined: number; restored: number; deleted: number };

/** In milliseconds: a file is stored before its row. */
const recent = 60 * 60 * 1000;
/** Time to notice a start on a wrong or empty database. */
const quarantineTime = 30 * 24 * 60 * 60 * 1000;
/** Only files that a store writes. */
const ownFile = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf(\.part)?$/;

export function quarantineOf(directory: string): string {
  return join(directory, "removed");
}

/** Quarantines files without a row unless recent, restores others, deletes after thirty days. */
export async function cleanUpDirectory(directory: string, known: ReadonlySet<string>): Promise<CleanUp> {
  const counts: CleanUp = { quarantined: 0, restored: 0, deleted: 0 };
  for (const { name, id } of await listOwn(quarantineOf(directory))) {
    const path = join(quarantineOf(directory), name);
    if (known.has(id)) counts.restored += (await restore(directory, id)) ? 1 : 0;
    else if (await isOlder(path, quarantineTime)) {
      await rm(path, { force: true });
      counts.deleted += 1;
    }
  }
  for (const { name, id, isHalf } of await listOwn(directory)) {
    const path = join(directory, name);
    if ((known.has(id) && !isHalf) || !(await isOlder(path, recent))) continue;
    if (isHalf) await rm(path, { force: true });
    else counts.quarantined += (await quarantine(directory, name)) ? 1 : 0;
  }
  return counts;
}

/** Moves a file out of quarantine; false when there is none. Throws the system's error. */
export async function restore(directory: string, id: string): Promise<boolean> {
  const name = `${id}.pdf`;
  const moved = rename(join(quarantineOf(directory), name), join(directory, name)).then(() => true);
  return (await nullIfMissing(moved)) ?? false;
}

async function quarantine(directory: string, name: string): Promise<boolean> {
  const path = join(directory, name);
  await mkdir(quarantineOf(directory), { recursive: true, mode: 0o700 });
  const now = new Date();
  // The time first: a crash in between would leave the file as old as its upload.
  const moved = utimes(path, now, now)
    .then(() => rename(path, join(quarantineOf(directory), name)))
    .then(() => true);
  return (await nullIfMissing(moved)) ?? false;
}

async function listOwn(directory: string): Promise<{ name: string; id: string; isHalf: boolean }[]> {
  const names = await readdir(directory).catch(() => []);
  return names.flatMap((name) => {
    const [, id, half] = ownFile.exec(name) ?? [];
    return id === undefined ? [] : [{ name, id, isHalf: half !== undefined }];
  });
}

async function isOlder(path: string, age: number): Promise<boolean> {
  const found = await nullIfMissing(stat(path));
  return found !== null && Date.now() - found.mtimeMs >= age;
}
