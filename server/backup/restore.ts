import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { type Database, DatabaseError, type Queryable } from "../backend/database/database.ts";
import { listOwnScripts, migrate } from "../backend/database/migrate.ts";
import { isMediaKey } from "../backend/media/media-keys.ts";
import type { MediaStore } from "../backend/media/media-store.ts";
import { isDiskFullError, isNoSpaceError } from "../shared/disk-space.ts";
import { type ArchiveEntry, ArchiveError, unpackArchive } from "./archive.ts";
import { BackupError } from "./backup.ts";
import {
  type End,
  endSchema,
  type Manifest,
  manifestSchema,
  names,
  schemas,
  sequencesSchema,
} from "./contents.ts";
import { hasCode, hasPlace } from "./directory.ts";
import { createLoader, type Loader } from "./load.ts";
import { type StoredFiles, storeFiles } from "./store-files.ts";

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
  file: string,
  { database, directory, store }: Targets,
): Promise<RestoreSummary> {
  const restored = await database
    .transaction((transaction) => restoreWithin(transaction, file, { directory, store }))
    .catch((error) => {
      throw explain(error, file);
    });
  const migrated = await migrate(database);
  await database.execute("analyze");
  return { ...restored, migrated: migrated.length };
}

async function restoreWithin(
  transaction: Queryable,
  file: string,
  { directory, store }: Omit<Targets, "database">,
) {
  await liftTimeouts(transaction);
  await rejectFull(transaction);
  const library = storeFiles(store);
  const restored = await loadArchive(transaction, openArchive(file), (path, content) =>
    putFile(path, content, { directory, library }),
  );
  await library.finish();
  return restored;
}

/** The entries of a backup; errors of its stream surface in the iteration. */
export function openArchive(file: string): AsyncGenerator<ArchiveEntry> {
  return unpackArchive(pipeline(createReadStream(file), createGunzip(), () => {}));
}

type PutFile = (path: string, content: Buffer) => Promise<void>;

/**
 * Makes the tables as of the archive in an empty database and loads its rows; `put` takes its files. Throws ArchiveError,
 * DatabaseError, MigrationError, and what `put` throws.
 */
export async function loadArchive(
  transaction: Queryable,
  entries: AsyncGenerator<ArchiveEntry>,
  put: PutFile,
): Promise<Omit<RestoreSummary, "migrated">> {
  const manifest = await readManifest(entries);
  await prepare(transaction, manifest);
  const loader = await createLoader(transaction, manifest.tables);
  const found: End = { rows: {}, files: {} };
  for (const { name } of manifest.tables) found.rows[name] = 0;
  let end: End | null = null;
  for await (const entry of entries) {
    if (entry.name === names.end) end = read(entry, endSchema);
    else await take(entry, { loader, put }, found);
  }
  if (!end) throw new ArchiveError("The backup ends too early: it is not whole.");
  rejectDifference(end, found);
  await loader.finish();
  const { unknown } = loader;
  const rows = Object.entries(found.rows).reduce(
    (total, [table, count]) => total + (unknown.includes(table) ? 0 : count),
    0,
  );
  return { createdAt: manifest.createdAt, rows, files: Object.keys(found.files).length, unknown };
}

export async function liftTimeouts(transaction: Queryable): Promise<void> {
  await transaction.execute(
    "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
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

/** Migrations of this day are edited in place until version 1.0. */
const preReleasePrefix = "20251101";

/** The schema as of the backup's newest migration. */
async function prepare(transaction: Queryable, { migrations }: Manifest): Promise<void> {
  const newest = migrations.toSorted().at(-1) ?? "";
  const isKnown = (await listOwnScripts()).some((file) => file.slice(0, 14) >= newest);
  if (!isKnown && !newest.startsWith(preReleasePrefix)) {
    throw new BackupError("The backup was made by a newer version of the site: restore it with that one.");
  }
  const inHere = { transaction: <T>(work: (within: Queryable) => Promise<T>) => work(transaction) };
  await migrate(inHere, undefined, (file) => file.slice(0, 14) <= newest);
}

type EntryTargets = { loader: Loader; put: PutFile };

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
    if (found.files[path] !== undefined) throw new ArchiveError("The backup holds a file twice.");
    await targets.put(path, entry.content);
    found.files[path] = createHash("sha256").update(entry.content).digest("hex");
  } else throw noPlace(entry.name);
}

async function putFile(
  path: string,
  content: Buffer,
  { directory, library }: { directory: string; library: StoredFiles },
): Promise<void> {
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

function explain(error: unknown, file: string): unknown {
  if (error instanceof ArchiveError) return new BackupError(`${file} can't be restored: ${error.message}`);
  // The message would quote values.
  if (error instanceof DatabaseError && /^2[23]/.test(error.code)) {
    return new BackupError(`${file} can't be restored: it is damaged, its rows don't fit (${error.code}).`);
  }
  if (hasCode(error, "EEXIST")) return new BackupError(`${file} can't be restored: it holds a file twice.`);
  if (isNoSpaceError(error) || isDiskFullError(error))
    return new BackupError(`${file} can't be restored: the disk of DATA_DIR is full.`);
  if (hasCode(error, "ENOENT")) return new BackupError(`There is no file ${file}.`);
  const isDamaged = error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
  return isDamaged ? new BackupError(`${file} can't be restored: it is no backup, or a damaged one.`) : error;
}
