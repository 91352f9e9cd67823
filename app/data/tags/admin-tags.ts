import { readAll } from "../batches.ts";
import { type Database, expectData, StaleWrite } from "../database.ts";
import { findLikeTag, findNamedTag } from "./tag-name.ts";
import { createTag, listTags, type Tag } from "./tags.ts";

/** How many articles of a tag are counted: an embedded list has no more rows. */
export const countedAtMost = 100;

/** A tag in the panel's list. */
export type ListedTag = Tag & {
  /** How many articles carry it, drafts too; `countedAtMost` of them may be more. */
  articles: number;
  /** Whether visitors find a page of it: one of these articles is published. */
  hasPage: boolean;
};

/** Every tag for the panel's list, by name. Throws when they could not be read. */
export async function listTagsForPanel(db: Database): Promise<ListedTag[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_blog_tags")
      .select("id, name, slug, otm_blog_articles(published)")
      // The published ones first: where there is one, it is among those that are counted.
      .order("published", { referencedTable: "otm_blog_articles", ascending: false })
      .limit(countedAtMost, { referencedTable: "otm_blog_articles" })
      .order("name")
      .order("id")
      .range(from, to),
  );
  return rows.map(({ otm_blog_articles: articles, ...tag }) => ({
    ...tag,
    articles: articles.length,
    hasPage: articles.some(({ published }) => published),
  }));
}

/** Thrown when there is a tag that another one would be taken for. */
export class TagTaken extends Error {
  readonly tag: Tag;

  constructor(tag: Tag) {
    super(`there is the tag ${tag.slug}`);
    this.tag = tag;
  }
}

/** Thrown when somebody else deleted the tag. */
export class TagGone extends Error {}

/** Makes a tag. Throws TagTaken when there is one like it, and when it can't be stored. */
export async function addTag(db: Database, name: string): Promise<Tag> {
  const taken = findLikeTag(await listTags(db), name);
  if (taken) throw new TagTaken(taken);
  return createTag(db, name);
}

/**
 * Gives a tag another name; its slug stays, and so does its address.
 *
 * @param tag as it is known
 * @throws TagGone; StaleWrite when it has another name by now; TagTaken when another tag has the new one; an Error when
 *   it can't be stored
 */
export async function renameTag(db: Database, { id, name: known }: Tag, name: string): Promise<void> {
  const tags = await listTags(db);
  const present = tags.find((tag) => tag.id === id);
  if (!present) throw new TagGone("the tag was deleted meanwhile");
  const taken = findNamedTag(
    tags.filter((tag) => tag !== present),
    name,
  );
  if (taken) throw new TagTaken(taken);
  const written = await db.from("otm_blog_tags").update({ name }).eq("id", id).eq("name", known).select("id");
  if (expectData(written).length === 0) throw new StaleWrite("the tag was renamed meanwhile");
}

/** Deletes a tag, and takes it from its articles. Throws TagGone, or when it could not be deleted. */
export async function deleteTag(db: Database, id: string): Promise<void> {
  const deleted = expectData(await db.from("otm_blog_tags").delete().eq("id", id).select("id"));
  if (deleted.length === 0) throw new TagGone("the tag was deleted meanwhile");
}
