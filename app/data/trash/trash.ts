import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";

/** The tables of what can be in the trash. */
export const trashSources = [
  "otm_blog_articles",
  "otm_pages",
  "otm_download_pages",
  "otm_blog_tags",
  "otm_media",
  "otm_team_members",
  "otm_webhooks",
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
export type Restoration = { subjectId: string; leftOut: string[] };

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

const restoration = z.object({ subject_id: z.string(), left_out: z.array(z.string()) });

/** As many as one call deletes at most. */
const mostAtOnce = 500;

/** What this person may restore, the newest first; 500 at most. Throws when the query fails. */
export async function listTrash(db: Database): Promise<TrashItem[]> {
  const rows = expectData(await db.rpc("list_trash"));
  return rows.flatMap(({ source: name, subject_id: subjectId, deleted_at: deletedAt, ...row }) => {
    const source = trashSources.find((known) => known === name);
    return source ? [{ ...row, source, subjectId, deletedAt }] : [];
  });
}

/**
 * Restores an item, by its id in the trash or the id of what was deleted: with its slug, or this one.
 *
 * @throws SlugTaken, NotInTrash, StaleWrite when it is there already by another way, Refused
 */
export async function restoreFromTrash(db: Database, id: string, slug?: string): Promise<Restoration> {
  const answer = await db.rpc("restore_from_trash", { _id: id, ...(slug !== undefined && { _slug: slug }) });
  const { error } = answer;
  if (error?.code === "PT404") throw new NotInTrash(error.message);
  if (error?.code === "PT409" && error.details) throw new SlugTaken(error.message, error.details);
  const { subject_id: subjectId, left_out: leftOut } = restoration.parse(expectData(answer));
  return { subjectId, leftOut };
}

/** Takes a deletion back, by the id of what was deleted. Throws as `restoreFromTrash`. */
export async function undelete(db: Database, subjectId: string): Promise<void> {
  await restoreFromTrash(db, subjectId);
}

/** Deletes items for good; for administrators. Throws Refused, else when the query fails. */
export async function deleteFromTrash(db: Database, ids: readonly string[]): Promise<void> {
  for (let index = 0; index < ids.length; index += mostAtOnce) {
    throwIfFailed(await db.rpc("delete_from_trash", { _ids: ids.slice(index, index + mostAtOnce) }));
  }
}
