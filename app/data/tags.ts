import { type Database, expectData } from "./database.ts";
import { slugOf } from "./slug.ts";

export type Tag = { id: string; name: string; slug: string };

/** Every tag, by name. */
export async function listTags(db: Database): Promise<Tag[]> {
  return expectData(await db.from("otm_blog_tags").select("id, name, slug").order("name"));
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
