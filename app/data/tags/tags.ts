import { readAll } from "../batches.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { canBeSlug, slugOf } from "../slug.ts";

export type Tag = { id: string; name: string; slug: string };

/** Every tag, by name. */
export async function listTags(db: Database): Promise<Tag[]> {
  return readAll((from, to) =>
    db.from("otm_blog_tags").select("id, name, slug").order("name").order("id").range(from, to),
  );
}

/** How many topics are offered at most. */
const topicsOffered = 24;

/** Tags by which a visitor finds articles, by name: those that a published article carries. */
export async function listTopics(db: Database): Promise<Omit<Tag, "id">[]> {
  return expectData(await db.from("otm_blog_tags").select("name, slug").order("name").limit(topicsOffered));
}

/** The tag with this slug; null when there is none, or when no published article carries it. */
export async function getTag(db: Database, slug: string): Promise<Tag | null> {
  if (!canBeSlug(slug)) return null;
  return expectRowOrNull(await db.from("otm_blog_tags").select("id, name, slug").eq("slug", slug).single());
}

/** The slug of a tag with this name: lower case, with hyphens for spaces. */
export const tagSlug = slugOf;

/** Makes a tag. Throws when there is one with this slug, or when it can't be stored. */
export async function createTag(db: Database, name: string): Promise<Tag> {
  return expectData(
    await db
      .from("otm_blog_tags")
      .insert({ name, slug: tagSlug(name) })
      .select("id, name, slug")
      .single(),
  );
}
