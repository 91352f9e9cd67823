import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { type Database, DatabaseError, type Queryable } from "../../backend/database/database.ts";
import { listOwnScripts, migrate } from "../../backend/database/migrate.ts";
import { isMediaKey } from "../../backend/media/media-keys.ts";
import type { MediaStore } from "../../backend/media/media-store.ts";
import { isDiskFullError, isNoSpaceError } from "../../shared/disk-space.ts";
import { type ArchiveEntry, ArchiveError, unpackArchive } from "../archive/archive.ts";
import {
  type End,
  endSchema,
  type Manifest,
  manifestSchema,
  names,
  schemas,
  sequencesSchema,
} from "../archive/contents.ts";
import { hasCode, hasPlace } from "../archive/directory.ts";
import { createLoader, type Loader } from "../archive/load.ts";
import { type StoredFiles, storeFiles } from "../archive/store-files.ts";
import { BackupError, DamagedBackupError } from "../backup-error.ts";
import { isSealed, unseal } from "../place/sealed.ts";

/** What is restored: a file, or a snapshot in a place, whose files lie beside its archive. */
export type BackupSource = {
  /** For people. */
  name: string;
  archive(): AsyncIterable<Uint8Array>;
  files?: { list: End["files"]; read(sha256: string): AsyncIterable<Uint8Array> };
};

/** A backup in one file; its key is needed when it is encrypted. */
export function backupFile(file: string, key: string | null = null): BackupSource {
  return {
    name: file,
    async *archive() {
      const content = createReadStream(file);
      yield* (await isSealed(file)) ? unseal(content, key, file) : content;
    },
  };
}

export type RestoreSummary = {
  createdAt: string;
  rows: number;
  files: number;
  migrated: number;
  /** Tables and columns of the backup that no longer exist. */
  unknown: readonly string[];
};

type Targets = { database: Database; directory: string; store: MediaStore };

/**
 * Restores into an empty database and directory, and migrates. What a failed restore has stored of the library stays:
 * another site may use the same bucket. Throws BackupError, DatabaseError, StoreError, MigrationError.
 */
export async function restoreBackup(
  source: BackupSource,
  { database, directory, store }: Targets,
): Promise<RestoreSummary> {
  const restored = await database
    .transaction(async (transaction) => {
      await liftTimeouts(transaction);
      await rejectFull(transaction);
      return loadBackup(transaction, source, { directory, store });
    })
    .catch((error) => {
      throw explain(error, source.name);
    });
  const migrated = await migrate(database);
  await database.execute("analyze");
  return { ...restored, migrated: migrated.length };
}

export async function liftTimeouts(transaction: Queryable): Promise<void> {
  await transaction.execute(
    "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
}

/**
 * Makes the tables as of the backup in an empty database and loads its rows; without a place, its files are checked alone.
 * Throws ArchiveError, DatabaseError, StoreError, MigrationError.
 */
export async function loadBackup(
  transaction: Queryable,
  source: BackupSource,
  place: Omit<Targets, "database"> | null,
): Promise<Omit<RestoreSummary, "migrated">> {
  // Errors of the stream surface in the iteration.
  const entries = unpackArchive(pipeline(source.archive(), createGunzip(), () => {}));
  const manifest = await readManifest(entries);
  await prepare(transaction, manifest);
  const loader = await createLoader(transaction, manifest.tables);
  const found: End = { rows: {}, files: {} };
  const files = place && { directory: place.directory, library: storeFiles(place.store) };
  const targets: EntryTargets = { loader, files };
  for (const { name } of manifest.tables) found.rows[name] = 0;
  let end: End | null = null;
  for await (const entry of entries) {
    if (entry.name === names.end) end = read(entry, endSchema);
    else await take(entry, targets, found);
  }
  if (!end) throw new ArchiveError("The backup ends too early: it is not whole.");
  if (source.files) {
    const { list, read: readFile } = source.files;
    for (const [path, sha256] of Object.entries(list)) {
      await takeFile(path, await buffer(readFile(sha256)), targets, found);
    }
    Object.assign(end.files, list);
  }
  await files?.library.finish();
  rejectDifference(end, found);
  await loader.finish();
  const { unknown } = loader;
  const rows = Object.entries(found.rows).reduce(
    (total, [table, count]) => total + (unknown.includes(table) ? 0 : count),
    0,
  );
  return { createdAt: manifest.createdAt, rows, files: Object.keys(found.files).length, unknown };
}

async function rejectFull(transaction: Queryable): Promise<void> {
  const [found] = await transaction.query<{ name: string }>(
    `select format('%I.%I', space.nspname, class.relname) as name
     from pg_class class join pg_namespace space on space.oid = class.relnamespace
     where space.nspname = any($1::text[]) and class.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
     limit 1`,
    [schemas],
  );
  if (found)
    throw new BackupError(`The database is not empty (it has ${found.name}): restore into a new one.`);
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const first = await entries.next();
  if (first.done || first.value.name !== names.manifest) throw new ArchiveError("This is no backup.");
  const parsed = manifestSchema.safeParse(parse(first.value));
  if (!parsed.success) throw new ArchiveError("The backup is of another product or a newer version.");
  return parsed.data;
}

/** The schema as of the backup's newest migration. */
async function prepare(transaction: Queryable, { migrations }: Manifest): Promise<void> {
  const newest = migrations.toSorted().at(-1) ?? "";
  const isKnown = (await listOwnScripts()).some((file) => file.slice(0, 14) >= newest);
  if (!isKnown) {
    throw new BackupError("The backup was made by a newer version of the site: restore it with that one.");
  }
  const inHere = { transaction: <T>(work: (within: Queryable) => Promise<T>) => work(transaction) };
  await migrate(inHere, undefined, (file) => file.slice(0, 14) <= newest);
}

type FilesTarget = { directory: string; library: StoredFiles };
type EntryTargets = { loader: Loader; files: FilesTarget | null };

async function take(entry: ArchiveEntry, targets: EntryTargets, found: End): Promise<void> {
  const [area, ...rest] = entry.name.split("/");
  const path = rest.join("/");
  if (entry.name === names.sequences) {
    for (const { name, last, isCalled } of read(entry, sequencesSchema)) {
      await targets.loader.setSequence(name, last, isCalled);
    }
  } else if (area === "tables") {
    const [table = ""] = rest;
    const rows = await targets.loader.load(table, entry.content.toString());
    found.rows[table] = (found.rows[table] ?? 0) + rows;
  } else if (area === "directory") {
    await takeFile(path, entry.content, targets, found);
  } else throw noPlace(entry.name);
}

async function takeFile(path: string, content: Buffer, targets: EntryTargets, found: End): Promise<void> {
  if (found.files[path] !== undefined) throw new ArchiveError("The backup holds a file twice.");
  if (targets.files) await putFile(path, content, targets.files);
  found.files[path] = createHash("sha256").update(content).digest("hex");
}

async function putFile(path: string, content: Buffer, { directory, library }: FilesTarget): Promise<void> {
  const key = path.replace(/^files\//, "");
  if (names.libraryPath(key) === path && isMediaKey(key)) await library.add(key, content);
  else if (hasPlace(path)) {
    await mkdir(dirname(join(directory, path)), { recursive: true, mode: 0o700 });
    await writeFile(join(directory, path), content, { mode: 0o600, flag: "wx", flush: true });
  } else throw noPlace(names.file(path));
}

function noPlace(name: string): ArchiveError {
  return new ArchiveError(`The backup holds ${JSON.stringify(name)}, which has no place here.`);
}

function rejectDifference(end: End, found: End): void {
  const table = Object.keys(end.rows).find((name) => end.rows[name] !== found.rows[name]);
  const file = Object.keys(end.files).find((path) => end.files[path] !== found.files[path]);
  const lost = table ?? file;
  if (lost !== undefined) throw new ArchiveError(`The backup is damaged: ${lost} is not whole.`);
}

function read<Content>(entry: ArchiveEntry, schema: z.ZodType<Content>): Content {
  const parsed = schema.safeParse(parse(entry));
  if (!parsed.success) throw new ArchiveError(`The backup is damaged: ${entry.name} can't be read.`);
  return parsed.data;
}

function parse({ content }: ArchiveEntry): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new ArchiveError("This is no backup.");
  }
}

/** A BackupError with one sentence, where the reason is known. */
export function explain(error: unknown, file: string): unknown {
  if (error instanceof ArchiveError)
    return new DamagedBackupError(`${file} can't be restored: ${error.message}`);
  // The message would quote values.
  if (error instanceof DatabaseError && /^2[23]/.test(error.code)) {
    return new DamagedBackupError(
      `${file} can't be restored: it is damaged, its rows don't fit (${error.code}).`,
    );
  }
  if (hasCode(error, "EEXIST"))
    return new DamagedBackupError(`${file} can't be restored: it holds a file twice.`);
  if (isNoSpaceError(error) || isDiskFullError(error))
    return new BackupError(`${file} can't be restored: the disk of DATA_DIR is full.`);
  if (hasCode(error, "ENOENT")) return new BackupError(`There is no file ${file}.`);
  const isDamaged = error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
  return isDamaged
    ? new DamagedBackupError(`${file} can't be restored: it is no backup, or a damaged one.`)
    : error;
}
