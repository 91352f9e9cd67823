import { readAll } from "../batches.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { canBeSlug, slugOf } from "../slug.ts";

export type Tag = { id: string; name: string; slug: string };

/** All tags by name. */
export async function listTags(db: Database): Promise<Tag[]> {
  return readAll((from, to) =>
    db.from("otm_blog_tags").select("id, name, slug").order("name").order("id").range(from, to),
  );
}

/** The maximum number of tags in the search. */
const topicsOffered = 24;

/** The tags of published articles, by name. */
export async function listTopics(db: Database): Promise<Omit<Tag, "id">[]> {
  return expectData(await db.from("otm_blog_tags").select("name, slug").order("name").limit(topicsOffered));
}

/** The tag with this slug; null without one or without a published article. */
export async function getTag(db: Database, slug: string): Promise<Tag | null> {
  if (!canBeSlug(slug)) return null;
  return expectRowOrNull(await db.from("otm_blog_tags").select("id, name, slug").eq("slug", slug).single());
}

/** The slug of a name: lower case, hyphens for spaces. */
export const tagSlug = slugOf;

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
