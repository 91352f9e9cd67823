import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { contentTables } from "../backend/copy-content.ts";
import { keysOf, openLibrary } from "../backend/media/library.ts";
import { DamagedBackupError } from "../backup/backup-error.ts";
import { type KeepOutcome, type KeepSettings, keepSnapshot } from "../backup/kept/keep-backup.ts";
import { proveFiles } from "../backup/kept/prove.ts";
import { hashOf, keys, nullIfDamaged, open } from "../backup/kept/snapshots.ts";
import { gzip, type RowSource } from "../backup/kept/take-snapshot.ts";
import { openDataDirectory } from "../shared/data-directory.ts";
import { DatabaseError } from "../shared/database-error.ts";
import { createBucketStore } from "./bucket-store.ts";
import { connectProject, type ProjectSettings, projectTimeout } from "./project.ts";

const object = "content.json.gz";
const rowSchema = z.record(z.string(), z.json());
type Row = z.infer<typeof rowSchema>;
/** What primary keys of content are made of. */
const keyColumns = /^(id|key|slug|language|.+_(id|key))$/;
/** No more than a project gives. */
const rowsAtOnce = 500;

/**
 * Keeps the files of a Supabase project and the rows of its content, as JSON: the project backs up its database itself.
 * Throws BackupError, StoreError, DatabaseError.
 */
export async function keepHostedBackup(
  settings: KeepSettings & { backend: ProjectSettings },
): Promise<KeepOutcome> {
  const { path: directory } = await openDataDirectory(settings.dataDir, true);
  const sources = {
    rows: contentOf(settings.backend),
    directory,
    store: createBucketStore(settings.backend),
  };
  return keepSnapshot(settings, sources, async (place, key, taken) => {
    await proveFiles(place, key, taken);
    const { name, isSealed } = taken.snapshot;
    const found = await nullIfDamaged(hashOf(open(place, keys.archive(name, isSealed, object), key)));
    if (found !== taken.list.archive)
      throw new DamagedBackupError(`The backup is not proven: ${object} is damaged.`);
  });
}

function contentOf(backend: ProjectSettings): RowSource {
  return {
    object,
    async write(put) {
      const counts: { [table: string]: number } = {};
      const archive = await put(gzip(listContent(backend, counts)));
      const library: string[][] = [];
      const { listVersions } = openLibrary(connectProject(backend));
      for await (const version of listVersions()) library.push(keysOf(version));
      return { archive, counts, library };
    },
  };
}

/** A JSON array of {table, rows}, a table in as many as it takes. */
async function* listContent(
  { url, secretKey }: ProjectSettings,
  counts: { [table: string]: number },
): AsyncGenerator<string> {
  const client = createClient(url.origin, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(projectTimeout) }),
    },
  });
  async function read(table: string, order: readonly string[], from: number, most: number): Promise<Row[]> {
    let query = client.from(table).select();
    for (const column of order) query = query.order(column);
    const { data, error } = await query.range(from, from + most - 1);
    if (!error) return rowSchema.array().parse(data);
    throw new DatabaseError({
      code: "08006",
      message: `${table} of the project can't be read: ${error.message}`,
    });
  }

  let before = "[";
  for (const table of contentTables) {
    const [first] = await read(table, [], 0, 1);
    // Each page goes on where the last one ended.
    const order = Object.keys(first ?? {}).filter((column) => keyColumns.test(column));
    for (let from = 0; ; from += rowsAtOnce) {
      const rows = await read(table, order, from, rowsAtOnce);
      counts[table] = from + rows.length;
      yield `${before}${JSON.stringify({ table, rows })}`;
      before = ",\n";
      if (rows.length < rowsAtOnce) break;
    }
  }
  yield "]\n";
}
