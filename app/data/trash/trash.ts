import { kindTables } from "../../content/kinds.ts";
import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { type ListCursor, type ListPage, readListPage } from "../list-cursor.ts";

/** The tables of what can be in the trash. */
export const trashSources = [
  ...kindTables,
  "otm_blog_tags",
  "otm_media",
  "otm_webhooks",
  "otm_redirects",
  "otm_contact_subm_vlotwerk",
  "otm_download_submissions",
] as const;

export type TrashSource = (typeof trashSources)[number];

/**
 * What was deleted and can be restored. `subjectId` is its own id, `title` what people know it by, maybe empty; `person` the
 * e-mail address of whoever deleted it, null for a deleted account.
 */
export type TrashItem = {
  id: string;
  source: TrashSource;
  subjectId: string;
  title: string;
  slug: string | null;
  deletedAt: string;
  person: string | null;
};

/** What was restored, and the tables whose rows could not all come back: a tag or a file is gone, for example. */
type Restoration = { subjectId: string; leftOut: string[] };

/** Its slug has another owner by now; `proposal` is one that is free. */
export class SlugTaken extends Error {
  readonly proposal: string;

  constructor(message: string, proposal: string) {
    super(message);
    this.proposal = proposal;
  }
}

/** It was restored already, or deleted for good. */
export class NotInTrash extends Error {}

/** The library has the same file again by now; the message is its name. */
export class SameFileThere extends Error {}

const restoration = z.object({ subject_id: z.string(), left_out: z.array(z.string()) });

/** As many as one call deletes at most. */
const mostAtOnce = 500;

/** The page size of the trash. */
const itemsAtOnce = 50;

/** A page of what this person may restore, the newest first: of one kind, or with a text in its title or slug. Throws when the query fails. */
export function listTrash(
  db: Database,
  { search, source }: { search: string; source: TrashSource | null },
  cursor: ListCursor | null,
): Promise<ListPage<TrashItem>> {
  return readListPage(
    cursor,
    itemsAtOnce,
    async (from, limit) => {
      const query = db
        .rpc("list_trash", {
          ...(source && { _source: source }),
          _search: search,
          ...(from && { _deleted_at: from.time, _id: from.id, _newer: from.side === "newer" }),
          _limit: limit,
        })
        .order("deleted_at", { ascending: false })
        .order("id", { ascending: false });
      return expectData(await query).flatMap(
        ({ source: name, subject_id: subjectId, deleted_at: deletedAt, ...row }) => {
          const known = trashSources.find((one) => one === name);
          return known ? [{ ...row, source: known, subjectId, deletedAt }] : [];
        },
      );
    },
    ({ deletedAt }) => deletedAt,
  );
}

/**
 * Restores an item, by its id in the trash or the id of what was deleted: with its slug, or this one.
 *
 * @throws SlugTaken, SameFileThere, NotInTrash, StaleWrite when it is there already by another way, Refused
 */
export async function restoreFromTrash(db: Database, id: string, slug?: string): Promise<Restoration> {
  const restored = restoration.parse(await restore(db, id, slug));
  return { subjectId: restored.subject_id, leftOut: restored.left_out };
}

/** Takes a deletion back, by the same ids. Throws as `restoreFromTrash`. */
export async function undelete(db: Database, id: string): Promise<void> {
  await restore(db, id);
}

async function restore(db: Database, id: string, slug?: string): Promise<unknown> {
  const answer = await db.rpc("restore_from_trash", { _id: id, ...(slug !== undefined && { _slug: slug }) });
  const { error } = answer;
  if (error?.code === "PT404") throw new NotInTrash(error.message);
  if (error?.code === "23505") throw new SameFileThere(error.details);
  if (error?.code === "PT409" && error.details) throw new SlugTaken(error.message, error.details);
  return expectData(answer);
}

/** The same for several; throws the first failure after all were tried. */
export async function undeleteAll(db: Database, subjectIds: readonly string[]): Promise<void> {
  const failures: unknown[] = [];
  for (const id of subjectIds) await undelete(db, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Deletes items for good; for administrators. Throws Refused, else when the query fails. */
export async function deleteFromTrash(db: Database, ids: readonly string[]): Promise<void> {
  for (let index = 0; index < ids.length; index += mostAtOnce) {
    throwIfFailed(await db.rpc("delete_from_trash", { _ids: ids.slice(index, index + mostAtOnce) }));
  }
}
