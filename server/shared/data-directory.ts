import { chmod, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDiskFull } from "./disk-space.ts";

export class DataDirectoryError extends Error {
  override name = "DataDirectoryError";
}

export class DataDirectoryInUse extends DataDirectoryError {}

type DataDirectory = { path: string; release(): Promise<void> };

/** Creates the directory (mode 700) and, unless shared, locks it until `release`. Throws DataDirectoryError. */
export async function openDataDirectory(directory: string, isShared = false): Promise<DataDirectory> {
  const path = resolve(directory);
  await makeWritable(path);
  if (isShared) return { path, release: async () => {} };
  const lock = await takeLock(path);
  if (isDiskFull(path)) {
    lock.close();
    throw new DataDirectoryError(
      `DATA_DIR ${path} can't be written: its disk is full, and the database needs 48 MB of room.`,
    );
  }
  await writeFile(join(path, "process"), `${process.pid}\n`, { mode: 0o600 });
  return {
    path,
    async release() {
      await rm(join(path, "process"), { force: true });
      lock.close();
    },
  };
}

async function makeWritable(path: string): Promise<void> {
  const probe = join(path, `.probe-${process.pid}`);
  try {
    await makeDirectory(path);
    await writeFile(probe, "", { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    throw explain(error, path);
  }
}

/** `mkdir` with `recursive` never returns where no directories can be made (/proc). */
async function makeDirectory(path: string): Promise<void> {
  if (await isDirectory(path)) return;
  if (path !== dirname(path)) await makeDirectory(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(async (error) => {
    if (!(await isDirectory(path))) throw error;
  });
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Creates the lock with mode 600, which SQLite gives its journal too; both may be of an earlier version. */
async function makePrivate(path: string): Promise<void> {
  await writeFile(join(path, "lock"), "", { flag: "a", mode: 0o600 }).catch((error) => {
    throw explain(error, path);
  });
  for (const name of ["lock", "lock-journal"]) {
    // Not every file system has modes.
    await chmod(join(path, name), 0o600).catch(() => {});
  }
}

function explain(error: unknown, path: string): Error {
  if (!(error instanceof Error) || !("code" in error)) return asError(error);
  const reasons: Record<string, string> = {
    EACCES: "this user may not write there",
    EPERM: "this user may not write there",
    EROFS: "its file system is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk quota is used up",
    EEXIST: "there is a file of that name",
    ENOTDIR: "a part of the path is a file",
    ENOENT: "its file system takes no directories",
    ENAMETOOLONG: "the path is too long",
  };
  const reason = reasons[String(error.code)] ?? `the system said ${error.code}`;
  return new DataDirectoryError(`DATA_DIR ${path} can't be written: ${reason}.`);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** SQLite's exclusive transaction is a kernel file lock: it ends with the process, so it is never stale. */
async function takeLock(path: string): Promise<DatabaseSync> {
  await makePrivate(path);
  const lock = new DatabaseSync(join(path, "lock"));
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/database is locked/.test(error.message)) throw explain(error, path);
    const holder = (await readFile(join(path, "process"), "utf8").catch(() => "")).trim();
    const who = /^\d+$/.test(holder) ? `process ${holder}` : "another process";
    throw new DataDirectoryInUse(
      `DATA_DIR ${path} is in use by ${who}: stop it first, or set another DATA_DIR.`,
    );
  }
}
