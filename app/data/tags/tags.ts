import type { Language } from "../../i18n/language-texts.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { canBeSlug, slugOf } from "../slug.ts";
import { type NamedTag, type ShownTag, shownTag, tagNames } from "./shown-tag.ts";

export type Tag = { id: string; name: string; slug: string };

/** A tag with its names per language, as far as they are read. */
export type TagOfList = Tag & Partial<NamedTag>;

/** All tags by name. */
export async function listTags(db: Database): Promise<TagOfList[]> {
  return readAll((from, to) =>
    db.from("otm_blog_tags").select(`id, ${tagNames}`).order("name").order("id").range(from, to),
  );
}

/** The maximum number of tags that lists and the search offer. */
const topicsOffered = 24;

/** Up to here the articles of a tag are counted: ten thousand must not take longer than a hundred. */
const countedAtMost = 100;

/** The tags of published articles by use, the most used first, and by their names in this language. */
export async function listTopics(db: Database, language: Language): Promise<ShownTag[]> {
  const tags = await db
    .from("otm_blog_tags")
    .select(`${tagNames}, otm_blog_article_tags(tag_id)`)
    .limit(countedAtMost, { referencedTable: "otm_blog_article_tags" })
    .order("name");
  return expectData(tags)
    .map((tag) => ({ uses: tag.otm_blog_article_tags.length, tag: shownTag(tag, language) }))
    .toSorted((one, other) => other.uses - one.uses || one.tag.name.localeCompare(other.tag.name, language))
    .slice(0, topicsOffered)
    .map(({ tag }) => tag);
}

/** The tag with this slug, by its name in this language; null without one or without a published article. */
export async function getTag(
  db: Database,
  slug: string,
  language: Language,
): Promise<(ShownTag & { id: string }) | null> {
  if (!canBeSlug(slug)) return null;
  const row = expectRowOrNull(
    await db.from("otm_blog_tags").select(`id, ${tagNames}`).eq("slug", slug).single(),
  );
  return row && { id: row.id, ...shownTag(row, language) };
}

/** The slug of a name: lower case, hyphens for spaces; what tells C, C++ and C# apart is spelled. */
export function tagSlug(name: string): string {
  return slugOf(name.replace(/(?<=\p{L})#/gu, "-sharp").replace(/(?<=[\p{L}\p{N}+])\+/gu, "-plus"));
}

/** Creates a tag. Throws when its slug is taken or that fails. */
export async function createTag(db: Database, name: string): Promise<Tag> {
  return expectData(
    await db
      .from("otm_blog_tags")
      .insert({ name, slug: tagSlug(name) })
      .select("id, name, slug")
      .single(),
  );
}
