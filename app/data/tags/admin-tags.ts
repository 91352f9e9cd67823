import { readAll } from "../batches.ts";
import { type Database, expectData, StaleWrite } from "../database.ts";
import { findLikeTag, findNamedTag } from "./tag-name.ts";
import { createTag, listTags, type Tag } from "./tags.ts";

/** The row limit of an embedded list, up to which articles are counted. */
export const countedAtMost = 100;

/** The names of a tag: for both languages and, if not empty, of its own for each. */
export type TagNames = { name: string; nameNl: string; nameEn: string };

export type ListedTag = Tag &
  TagNames & {
    /** The number of articles, drafts too, up to `countedAtMost`. */
    articles: number;
    /** Whether the tag has a public page: one of its articles is published. */
    hasPage: boolean;
  };

/** All tags by name. Throws when the query fails. */
export async function listTagsForPanel(db: Database): Promise<ListedTag[]> {
  const rows = await readAll((from, to) =>
    db
      .from("otm_blog_tags")
      .select("id, name, slug, name_nl, name_en, otm_blog_articles(published)")
      // Published ones first, so that they are within the limit.
      .order("published", { referencedTable: "otm_blog_articles", ascending: false })
      .limit(countedAtMost, { referencedTable: "otm_blog_articles" })
      .order("name")
      .order("id")
      .range(from, to),
  );
  return rows.map(({ otm_blog_articles: articles, name_nl, name_en, ...tag }) => ({
    ...tag,
    nameNl: name_nl ?? "",
    nameEn: name_en ?? "",
    articles: articles.length,
    hasPage: articles.some(({ published }) => published),
  }));
}

/** A tag with the same name or slug exists. */
export class TagTaken extends Error {
  readonly tag: Tag;

  constructor(tag: Tag) {
    super(`there is the tag ${tag.slug}`);
    this.tag = tag;
  }
}

/** The tag was deleted. */
export class TagGone extends Error {}

/** Creates a tag. Throws TagTaken, or Error when that fails. */
export async function addTag(db: Database, name: string): Promise<Tag> {
  const existing = findLikeTag(await listTags(db), name);
  if (existing) throw new TagTaken(existing);
  return createTag(db, name);
}

/**
 * Renames a tag; its slug and address stay.
 *
 * @param tag the last known version
 * @throws TagGone; StaleWrite when it was renamed; TagTaken; Error when that fails
 */
export async function renameTag(db: Database, known: Tag & TagNames, names: TagNames): Promise<void> {
  const { id } = known;
  const tags = await listTags(db);
  const present = tags.find((tag) => tag.id === id);
  if (!present) throw new TagGone("the tag was deleted meanwhile");
  const existing = findNamedTag(
    tags.filter((tag) => tag !== present),
    names.name,
  );
  if (existing) throw new TagTaken(existing);
  const change = { name: names.name, name_nl: names.nameNl || null, name_en: names.nameEn || null };
  const unchanged = db.from("otm_blog_tags").update(change).eq("id", id).eq("name", known.name);
  const dutch = known.nameNl ? unchanged.eq("name_nl", known.nameNl) : unchanged.is("name_nl", null);
  const both = known.nameEn ? dutch.eq("name_en", known.nameEn) : dutch.is("name_en", null);
  const written = await both.select("id");
  if (expectData(written).length === 0) throw new StaleWrite("the tag was renamed meanwhile");
}

/** Deletes a tag and its links to articles. Throws TagGone, or Error when that fails. */
export async function deleteTag(db: Database, id: string): Promise<void> {
  const deleted = expectData(await db.from("otm_blog_tags").delete().eq("id", id).select("id"));
  if (deleted.length === 0) throw new TagGone("the tag was deleted meanwhile");
}
