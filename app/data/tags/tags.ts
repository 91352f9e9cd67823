import type { Language } from "../../i18n/language-texts.ts";
import { readAll } from "../batches.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { canBeSlug, slugOf } from "../slug.ts";
import { type ShownTag, shownTag, tagNames } from "./shown-tag.ts";

export type Tag = { id: string; name: string; slug: string };

/** All tags by name. */
export async function listTags(db: Database): Promise<Tag[]> {
  return readAll((from, to) =>
    db.from("otm_blog_tags").select("id, name, slug").order("name").order("id").range(from, to),
  );
}

/** The maximum number of tags in the search. */
const topicsOffered = 24;

/** The tags of published articles, by their names in this language. */
export async function listTopics(db: Database, language: Language): Promise<ShownTag[]> {
  const tags = db.from("otm_blog_tags").select(tagNames).order("name").limit(topicsOffered);
  return expectData(await tags)
    .map((tag) => shownTag(tag, language))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
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
