import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Queryable } from "../../backend/database/database.ts";
import { keysOf, openLibrary } from "../../backend/media/library.ts";
import type { MediaStore } from "../../backend/media/media-store.ts";
import { packArchive } from "../archive/archive.ts";
import { type End, names } from "../archive/contents.ts";
import { type Listing, listDirectory } from "../archive/directory.ts";
import { setSnapshot } from "../archive/dump.ts";
import { json, listRows, type Sources } from "../backup.ts";
import type { Place } from "../place/place.ts";
import {
  archiveObject,
  type FileList,
  findSnapshots,
  hashOf,
  keys,
  nameOf,
  nullIfDamaged,
  put,
  readFileList,
  type Snapshot,
  writeFileList,
} from "./snapshots.ts";

export type TakenSnapshot = {
  snapshot: Snapshot;
  list: FileList;
  /** Rows by table. */
  counts: End["rows"];
  /** Hashes of the contents that this snapshot has written. */
  moved: ReadonlySet<string>;
  /** Of all that it has written. */
  bytes: number;
  /** Keys of the library that its store lacks. */
  missing: string[];
  leftOut: Listing["leftOut"];
};

/** The newest whole snapshot of a place, and those of its contents that lie there. */
type Earlier = { files: FileList["files"]; contents: ReadonlySet<string> };

/** Of the newest whose list is not damaged. Throws BackupError when there is not the key to it. */
export async function readEarlier(place: Place, key: string | null): Promise<Earlier> {
  const objects = await place.list("snapshots");
  const files = await readNewestFiles(place, findSnapshots(objects), key);
  const there = new Set((await place.list("files")).map((object) => object.key));
  const isThere = (sha256: string) => there.has(keys.content(sha256, key !== null));
  return { files, contents: new Set(Object.values(files).filter(isThere)) };
}

async function readNewestFiles(
  place: Place,
  snapshots: readonly Snapshot[],
  key: string | null,
): Promise<FileList["files"]> {
  for (const snapshot of snapshots) {
    const list = await nullIfDamaged(readFileList(place, snapshot, key));
    if (list) return list.files;
  }
  return {};
}

/** Where the rows of a snapshot come from. */
export type RowSource = {
  /** The name of their archive. */
  object: string;
  /** Writes them with `put`, and says how many each table has, and the keys of the library by version. */
  write<Written>(
    put: (content: AsyncIterable<Uint8Array>) => Promise<Written>,
  ): Promise<{ archive: Written; counts: End["rows"]; library: string[][] }>;
};

export type SnapshotSources = Pick<Sources, "directory" | "store"> & { rows: RowSource };

/** All rows of a database as they are at one moment. */
export function rowsOf(database: Database): RowSource {
  return {
    object: archiveObject,
    write: (put) =>
      database.transaction(async (transaction) => {
        const counts: End["rows"] = {};
        const library: string[][] = [];
        const archive = await put(gzip(packArchive(listEntries(transaction, counts, library))));
        return { archive, counts, library };
      }),
  };
}

/** Also notes the keys of the library, by version: its files are read after the transaction, which holds back vacuum. */
async function* listEntries(transaction: Queryable, counts: End["rows"], library: string[][]) {
  await setSnapshot(transaction);
  yield* listRows(transaction, counts);
  for await (const version of openLibrary(transaction).listVersions()) library.push(keysOf(version));
  yield json(names.end, { rows: counts, files: {} } satisfies End);
}

export async function* gzip(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const zip = createGzip({ level: 6 });
  const feeding = pipeline(content, zip);
  // Awaited below, when the iteration has ended.
  feeding.catch(() => {});
  yield* zip;
  await feeding;
}

/**
 * Writes a snapshot: the rows of one moment, the contents of files that the place lacks, and the list that makes it whole.
 * Throws BackupError, DatabaseError, StoreError.
 */
export async function takeSnapshot(
  place: Place,
  key: string | null,
  { rows, directory, store }: SnapshotSources,
  earlier: Earlier,
): Promise<TakenSnapshot> {
  const now = new Date();
  const [name, isSealed] = [nameOf(now), key !== null];
  const { archive, counts, library } = await rows.write((content) =>
    put(place, keys.archive(name, isSealed, rows.object), content, key),
  );
  const files = createFileWriter(place, key, earlier);
  const missing: string[] = [];
  for (const version of library) {
    // Read together: each may wait for a network. Bytes never change under a key.
    const found = await Promise.all(
      version.map(async (one) => [one, await files.keep(names.libraryPath(one), store, one)] as const),
    );
    for (const [one, isKept] of found) if (!isKept) missing.push(one);
  }
  const { paths, leftOut } = await listDirectory(directory);
  for (const path of paths) {
    const isKept = await files.keepFile(path, join(directory, path));
    if (isKept === "changing") leftOut.push({ path, why: "it changed while it was read" });
  }
  const list: FileList = {
    format: 1,
    createdAt: now.toISOString(),
    archive: archive.sha256,
    files: files.list,
  };
  const written = await put(place, keys.fileList(name, isSealed), once(writeFileList(list)), key);
  return {
    snapshot: { name, takenAt: now, isSealed, modifiedAt: now, bytes: archive.bytes + written.bytes },
    list,
    counts,
    moved: files.moved,
    bytes: archive.bytes + written.bytes + files.bytes(),
    missing,
    leftOut,
  };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

type FileWriter = {
  list: FileList["files"];
  moved: Set<string>;
  bytes(): number;
  /** Whether the store has the file. What an earlier snapshot has of it is not read again. */
  keep(path: string, store: Pick<MediaStore, "get">, key: string): Promise<boolean>;
  keepFile(path: string, file: string): Promise<"kept" | "changing" | "gone">;
};

function createFileWriter(place: Place, key: string | null, earlier: Earlier): FileWriter {
  const list: FileList["files"] = {};
  const moved = new Set<string>();
  let bytes = 0;

  async function write(path: string, content: Blob): Promise<void> {
    const sha256 = await hashOf(content.stream());
    if (!earlier.contents.has(sha256) && !moved.has(sha256)) {
      moved.add(sha256);
      bytes += (await put(place, keys.content(sha256, key !== null), content.stream(), key)).bytes;
    }
    list[path] = sha256;
  }

  return {
    list,
    moved,
    bytes: () => bytes,
    async keep(path, store, mediaKey) {
      const known = earlier.files[path];
      if (known !== undefined && earlier.contents.has(known)) {
        list[path] = known;
        return true;
      }
      const content = await store.get(mediaKey);
      if (content) await write(path, content).catch(rejectUnlessGone);
      return list[path] !== undefined;
    },
    async keepFile(path, file) {
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        // The blob can't be read once its file has changed.
        const content = await openAsBlob(file).catch(() => null);
        if (!content) return "gone";
        await write(path, content).catch(rejectUnlessGone);
        if (list[path] !== undefined) return "kept";
      }
      return "changing";
    },
  };
}

/** A file that was deleted or changed after it was opened. */
function rejectUnlessGone(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "NotReadableError")) throw error;
}
