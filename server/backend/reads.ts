import { AsyncLocalStorage } from "node:async_hooks";

/** What an answer was made of. */
export type Reads = {
  /** The ids of the rows in it, and of those that were asked for. */
  rows: Set<string>;
  /** The tables of which it matters which rows they have; `anyTable` when it is unknown which. */
  tables: Set<string>;
  /** The tables of which so many rows are in it that all of them count. */
  wholeTables: Set<string>;
  /** Something could not be read: the answer may lack a part. */
  isIncomplete: boolean;
};

/** What one read depends on besides the rows that come back. */
export type Dependence = {
  table: string;
  /** The tables that were searched; none when the rows were named by their ids. */
  searched: readonly string[];
  ids: readonly string[];
};

/** A list of more rows than this depends on its table as a whole: naming them would take more than they weigh. */
const mostRows = 500;

/** Stands for every table, and every row of it. */
export const anyTable = "*";

const reading = new AsyncLocalStorage<Reads>();

export function noReads(): Reads {
  return { rows: new Set(), tables: new Set(), wholeTables: new Set(), isIncomplete: false };
}

/** Runs `work` and notes in `reads` what it reads of the database through the API in this process. */
export function noteReads<Result>(reads: Reads, work: () => Result): Result {
  return reading.run(reads, work);
}

/** Notes that something asked for did not come, where anybody takes notes. */
export function noteFailure(): void {
  const reads = reading.getStore();
  if (reads) reads.isIncomplete = true;
}

/**
 * Notes one read and the rows that it gave, where anybody takes notes. Rows without ids can't be told apart: of those
 * every row of the table counts.
 */
export function noteRead({ table, searched, ids }: Dependence, body: string | null): void {
  const reads = reading.getStore();
  if (!reads) return;
  const found = body?.match(uuids) ?? [];
  const isNameless = found.length + ids.length === 0 && body !== null && body !== "[]";
  for (const name of searched) reads.tables.add(announcedName(name));
  for (const id of ids) reads.rows.add(id);
  if (isNameless || found.length > mostRows) reads.wholeTables.add(announcedName(table));
  else for (const id of found) reads.rows.add(id);
  if (body === null) reads.tables.add(announcedName(table));
}

/** The tables that migration 2700 names; a change of any other is announced by the name of what it belongs to. */
const announced: ReadonlySet<string> = new Set([
  "otm_blog_articles",
  "otm_blog_tags",
  "otm_homepage_featured_articles",
  "otm_about_us_content",
  "otm_team_members",
  "otm_download_pages",
]);

function announcedName(table: string): string {
  return announced.has(table) ? table : anyTable;
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
