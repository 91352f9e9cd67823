import { createHash } from "node:crypto";
import { access, type FileHandle, open, readFile, rename, rm } from "node:fs/promises";
import { isAbsolute, join, relative, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Queryable } from "../backend/database/database.ts";
import { keysOf, type MediaVersion, openLibrary } from "../backend/media/library.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { readMediaFile } from "../backend/media/read-media-file.ts";
import { isNoSpaceError } from "../shared/disk-space.ts";
import { nullIfMissing } from "../shared/null-if-missing.ts";
import { type ArchiveEntry, packArchive } from "./archive/archive.ts";
import { type End, names } from "./archive/contents.ts";
import { listDirectory } from "./archive/directory.ts";
import { describeDatabase, dumpTable, readSequences, setSnapshot } from "./archive/dump.ts";
import { BackupError } from "./backup-error.ts";
import { seal } from "./place/sealed.ts";

export type BackupSummary = {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
  /** Keys of the library that its store lacks. */
  missing: string[];
};

export type Sources = { database: Database; directory: string; store: Pick<MediaStore, "get"> };

type RowSources = Omit<Sources, "store"> & { store: Sources["store"] | null };

/** Throws BackupError for a file inside the data directory: the next backup would contain it. */
export function rejectTargetInside(dataDirectory: string, file: string): void {
  const path = relative(resolve(dataDirectory), resolve(file));
  if (path.startsWith("..") || isAbsolute(path)) return;
  throw new BackupError(`${file} lies in DATA_DIR: name a place outside of it, best on another disk.`);
}

/**
 * Writes all rows and files into one new file (mode 600), encrypted when there is a key; without a store, the library's files
 * are left out. Throws BackupError,
 * DatabaseError, StoreError.
 */
export async function writeBackup(
  sources: RowSources,
  file: string,
  key: string | null = null,
): Promise<BackupSummary> {
  const part = `${file}.part`;
  await rejectExisting(file);
  const handle = await openNew(part).catch((error) => {
    throw new BackupError(`${file} can't be written: name a file in a directory that is there and yours.`, {
      cause: error,
    });
  });
  const summary: BackupSummary = { tables: 0, rows: 0, files: 0, bytes: 0, missing: [] };
  try {
    await sources.database.transaction(async (transaction) => {
      await pipeline(
        packArchive(listContents(transaction, sources, summary)),
        createGzip({ level: 6 }),
        async (chunks: AsyncIterable<Uint8Array>) => {
          for await (const chunk of seal(chunks, key)) await handle.writeFile(chunk);
        },
      );
    });
    await handle.sync();
    summary.bytes = (await handle.stat()).size;
    await handle.close();
    await rename(part, file);
    return summary;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(part, { force: true });
    if (isNoSpaceError(error)) throw new BackupError(`${file} can't be written: the disk is full.`);
    throw error;
  }
}

/** Never overwrites: another user could own or redirect the file. */
async function openNew(path: string): Promise<FileHandle> {
  await rm(path, { force: true });
  return open(path, "wx", 0o600);
}

async function rejectExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new BackupError(`${file} exists already: name a file that does not.`);
}

async function* listContents(
  transaction: Queryable,
  { directory, store }: RowSources,
  summary: BackupSummary,
): AsyncGenerator<ArchiveEntry> {
  const end: End = { rows: {}, files: {} };
  await setSnapshot(transaction);
  yield* listRows(transaction, end.rows);
  summary.tables = Object.keys(end.rows).length;
  summary.rows = Object.values(end.rows).reduce((sum, rows) => sum + rows, 0);

  const add = (path: string, content: Buffer): ArchiveEntry => {
    end.files[path] = createHash("sha256").update(content).digest("hex");
    summary.files += 1;
    return { name: names.file(path), content };
  };
  if (store) {
    for await (const version of openLibrary(transaction).listVersions()) {
      // Deleted bytes stay for a day: what is missing was missing before.
      for (const { key, content } of await readVersion(store, version)) {
        if (content) yield add(names.libraryPath(key), content);
        else summary.missing.push(key);
      }
    }
  }
  for (const path of (await listDirectory(directory)).paths) {
    // A mail may be deleted at any time.
    const content = await nullIfMissing(readFile(join(directory, path)));
    if (content) yield add(path, content);
  }
  yield json(names.end, end);
}

/** All rows as the first entries of an archive; afterwards `counts` says how many each table has. */
export async function* listRows(transaction: Queryable, counts: End["rows"]): AsyncGenerator<ArchiveEntry> {
  const manifest = await describeDatabase(transaction);
  yield json(names.manifest, manifest);
  for (const table of manifest.tables) {
    counts[table.name] = 0;
    yield* dumpTable(transaction, table, (rows) => {
      counts[table.name] = (counts[table.name] ?? 0) + rows;
    });
  }
  yield json(names.sequences, await readSequences(transaction));
}

/** The files of a version, read together: each may wait for a network. */
function readVersion(
  store: Pick<MediaStore, "get">,
  version: MediaVersion,
): Promise<{ key: string; content: Buffer | null }[]> {
  return Promise.all(keysOf(version).map(async (key) => ({ key, content: await readMediaFile(store, key) })));
}

export function json(name: string, value: unknown): ArchiveEntry {
  return { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}
