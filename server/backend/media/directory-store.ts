import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, rm, rmdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { DatabaseError } from "../../shared/database-error.ts";
import { nullIfMissing } from "../../shared/null-if-missing.ts";
import { writeFileAtomically } from "../../shared/write-atomically.ts";
import { isMediaKey, readPrefix, requireKey } from "./media-keys.ts";
import { type MediaStore, StoreError } from "./media-store.ts";

/** Each key is the path of a file in this directory. */
export function createDirectoryStore(directory: string): MediaStore {
  return {
    async put(key, bytes) {
      requireKey(key);
      const path = join(directory, key);
      // Its own part: another upload may store the same key at the same time.
      await explained(writeFileAtomically(path, bytes, `${path}.${randomUUID()}.part`));
    },
    async get(key) {
      requireKey(key);
      return explained(openFile(join(directory, key)));
    },
    async list(prefix) {
      const top = prefix === "" ? directory : join(directory, readPrefix(prefix));
      return explained(listKeys(directory, top));
    },
    async remove(prefix) {
      await explained(removePath(directory, join(directory, readPrefix(prefix))));
    },
  };
}

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error) || error instanceof DatabaseError) throw error;
    throw new StoreError(`DATA_DIR/files: ${"code" in error ? error.code : error.name}`, error);
  }
}

/** Lazy: its bytes are read when they are sent. */
async function openFile(path: string): Promise<Blob | null> {
  try {
    return await openAsBlob(path);
  } catch (error) {
    // The error means no more than that the file can't be opened.
    if (error instanceof Error && "code" in error && error.code === "ERR_INVALID_ARG_VALUE") return null;
    throw error;
  }
}

async function listKeys(directory: string, top: string): Promise<string[]> {
  const entries = await nullIfMissing(readdir(top, { recursive: true, withFileTypes: true }));
  const files = (entries ?? []).filter((entry) => entry.isFile());
  const keys = files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
  return keys
    .map((path) => path.replaceAll(sep, "/"))
    .filter(isMediaKey)
    .sort();
}

async function removePath(directory: string, path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  for (let parent = dirname(path); parent !== directory; parent = dirname(parent)) {
    // Another version may be in it.
    if (!(await removeEmpty(parent))) return;
  }
}

function removeEmpty(directory: string): Promise<boolean> {
  return rmdir(directory).then(
    () => true,
    () => false,
  );
}
