import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { panelLanguage } from "../../i18n/panel-language.ts";
import { type Database, expectCount, expectData, throwIfFailed } from "../database.ts";
import { isId } from "../id-pattern.ts";
import type { NumberedPage } from "../list-cursor.ts";
import type { Database as Schema } from "../schema.ts";
import { containingPattern, type MediaFilter, monthRange } from "./media-filter.ts";

/** A picture or PDF file of the library. */
export type Media = Schema["public"]["Tables"]["otm_media"]["Row"];

/** A page of the library, and the number of entries on all pages. */

/** The page size of the library. */
const mediaAtOnce = 48;

/** A page of the library, from 1; the first one when there are fewer. Throws when the query fails. */
export async function listMedia(
  db: Database,
  filter: MediaFilter,
  page: number,
): Promise<NumberedPage<Media>> {
  const from = (page - 1) * mediaAtOnce;
  const answer = await filtered(db, filter).range(from, from + mediaAtOnce - 1);
  const isBeyond = answer.error?.code === "PGRST103" || answer.data?.length === 0;
  if (isBeyond && page > 1) return listMedia(db, filter, 1);
  const [rows, count] = [expectData(answer), expectCount(answer)];
  return { rows, count, page, pages: Math.ceil(count / mediaAtOnce) };
}

/** The newest entries that match, at most so many. Throws when the query fails. */
export async function findMedia(db: Database, filter: MediaFilter, most: number): Promise<Media[]> {
  return expectData(await filtered(db, filter).limit(most));
}

function filtered(db: Database, { search, kind, use, month, sort }: MediaFilter) {
  const query = db.from("otm_media").select("*", { count: "exact" });
  if (search !== "") {
    const pattern = containingPattern(search);
    query.or(["name", "alt_nl", "alt_en"].map((column) => `${column}.ilike.${pattern}`).join(","));
  }
  if (kind === "picture" || use === "undescribed") query.neq("content_type", "application/pdf");
  if (kind === "file") query.eq("content_type", "application/pdf");
  if (use === "unused") query.not("unused_since", "is", null);
  if (use === "undescribed") query.is("is_decorative", false).or('alt_nl.eq."",alt_en.eq.""');
  if (month) {
    const { from, before } = monthRange(month);
    query.gte("created_at", from).lt("created_at", before);
  }
  if (sort === "name") query.order("name");
  if (sort === "largest") query.order("size", { ascending: false });
  const ascending = sort === "oldest";
  return query.order("created_at", { ascending }).order("id", { ascending });
}

/** The entry with this id; null without one. Throws when the query fails. */
export async function getMedia(db: Database, id: string): Promise<Media | null> {
  if (!isId(id)) return null;
  const answer = await db.from("otm_media").select("*").eq("id", id).maybeSingle();
  throwIfFailed(answer);
  return answer.data;
}

/** A place that names media; `rowKey` is the id of its row, `label` a title, name or slug. */
export type MediaUse = {
  mediaId: string;
  place: string;
  rowKey: string;
  language: string;
  label: string;
  /** Whether visitors may see it there: writers may not change it. */
  isLive: boolean;
};

/** Where these media are used. Throws when the query fails. */
export async function listMediaUses(db: Database, ids: readonly string[]): Promise<MediaUse[]> {
  const known = ids.filter((id) => isId(id));
  if (known.length === 0) return [];
  const uses = db.rpc("list_media_uses", { _ids: known, _language: panelLanguage() });
  return expectData(
    await uses.select("mediaId:media_id, place, rowKey:row_key, language, label, isLive:is_live"),
  );
}

/** The address of whoever uploaded it; null when that is unknown. Throws when the query fails. */
export async function getMediaUploader(db: Database, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const answer = await db.rpc("get_media_uploader", { _id: id });
  throwIfFailed(answer);
  return answer.data;
}

export type MediaFields = Partial<
  Pick<Media, "name" | "alt_nl" | "alt_en" | "is_decorative" | "focal_x" | "focal_y">
>;

/** The policies keep a writer from it: by now it is used on the site, or planned to be. */
export class InUse extends Error {}

/**
 * Renames, describes or focuses an entry, and gives its new version; null when it was deleted.
 *
 * @param edited the last known version
 * @throws StaleWrite when it was changed since; InUse; Error when that fails
 */
export async function updateMedia(
  db: Database,
  { id, updated_at }: Pick<Media, "id" | "updated_at">,
  fields: MediaFields,
): Promise<Media | null> {
  const written = db.from("otm_media").update({ ...fields, updated_at });
  const [changed = null] = expectData(await written.eq("id", id).select("*"));
  if (!changed && (await getMedia(db, id))) throw new InUse("a writer may not change it");
  return changed;
}

/** Deletes an entry, if it is there still. Throws InUse; Error when that fails. */
export async function deleteMedia(db: Database, id: string): Promise<void> {
  const deleted = expectData(await db.from("otm_media").delete().eq("id", id).select("id"));
  if (deleted.length === 0 && (await getMedia(db, id))) throw new InUse("a writer may not delete it");
}

/** What one dialog shows and deletes. */
const unusedAtOnce = 500;

/** What has been unused for so many days, the longest first, and the number of all. Throws when the query fails. */
export async function listUnusedMedia(db: Database, days: number): Promise<{ rows: Media[]; count: number }> {
  const answer = await db
    .from("otm_media")
    .select("*", { count: "exact" })
    .lt("unused_since", daysAgo(days))
    .order("unused_since")
    .order("id")
    .limit(unusedAtOnce);
  return { rows: expectData(answer), count: expectCount(answer) };
}

/** Deletes those of these entries that are unused still, and gives their ids. Throws when that fails. */
export async function deleteUnusedMedia(
  db: Database,
  ids: readonly string[],
  days: number,
): Promise<string[]> {
  const since = daysAgo(days);
  return inBatches(ids, (batch) =>
    db.from("otm_media").delete().in("id", batch).lt("unused_since", since).select("id"),
  );
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** Ids that fit into an address. */
const batchSize = 100;

async function inBatches(
  ids: readonly string[],
  remove: (batch: readonly string[]) => PromiseLike<PostgrestSingleResponse<{ id: string }[]>>,
): Promise<string[]> {
  const deleted: string[] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    deleted.push(...expectData(await remove(ids.slice(from, from + batchSize))).map(({ id }) => id));
  }
  return deleted;
}
