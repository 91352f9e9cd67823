import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { hasDiskSpace } from "../../shared/disk-space.ts";
import { nullIfMissing } from "../../shared/null-if-missing.ts";
import { writeFileAtomically } from "../../shared/write-atomically.ts";
import { BackupError } from "../backup-error.ts";
import type { Place, PlacedObject } from "./place.ts";

/** In bytes: what a backup leaves free on the disk that it is written to. */
export const backupReserve = 256 * 1_024 * 1_024;

/** The place of backups without a bucket. */
export function ownPlace(dataDirectory: string): string {
  return join(resolve(dataDirectory), "backups");
}

/** Each key is the path of a file in this directory. What a killed writer left is listed too. */
export function createDirectoryPlace(directory: string): Place {
  const fail = (error: unknown) => {
    if (!(error instanceof Error && "code" in error && "syscall" in error)) return error;
    const what = error.code === "ENOENT" ? "lacks a file of this backup" : `can't be used (${error.code})`;
    return new BackupError(`${directory} ${what}.`);
  };
  return {
    name: directory,
    list: (path) => explained(listFiles(directory, path), fail),
    async *read(key) {
      try {
        yield* createReadStream(join(directory, key), { highWaterMark: 256 * 1_024 });
      } catch (error) {
        throw fail(error);
      }
    },
    async write(key, content) {
      const path = join(directory, key);
      await explained(
        writeFileAtomically(path, leaveRoom(directory, content), `${path}.${randomUUID()}.part`),
        fail,
      );
    },
    async remove(key) {
      await explained(rm(join(directory, key), { force: true }), fail);
      // The last one of a snapshot.
      await rmdir(dirname(join(directory, key))).catch(() => {});
    },
  };
}

async function explained<Result>(
  work: Promise<Result>,
  explain: (error: unknown) => unknown,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw explain(error);
  }
}

/** The site's database may be on the same disk. */
async function* leaveRoom(directory: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let unchecked = Number.POSITIVE_INFINITY;
  for await (const chunk of content) {
    unchecked += chunk.byteLength;
    if (unchecked > backupReserve / 8) {
      if (!hasDiskSpace(directory, backupReserve)) {
        throw new BackupError(`${directory} can't be written: its disk has no room left for a backup.`);
      }
      unchecked = 0;
    }
    yield chunk;
  }
}

async function listFiles(directory: string, path: string): Promise<PlacedObject[]> {
  const top = join(directory, path);
  if (!(await nullIfMissing(stat(top)))) return [];
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  const found: PlacedObject[] = [];
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const file = join(parentPath, name);
    const state = await nullIfMissing(stat(file));
    const key = relative(directory, file).replaceAll(sep, "/");
    if (state) found.push({ key, bytes: state.size, modifiedAt: state.mtime });
  }
  return found;
}
