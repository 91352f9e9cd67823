import { z } from "zod";
import type { Database } from "../../../../app/data/database.ts";
import { listTags } from "../../../../app/data/tags/tags.ts";
import { ToolError } from "./tool-error.ts";

export const tagsInput = z.array(z.string().max(200)).max(50).describe("Names of tags of list_tags.");

/** The ids of tags by their names. Throws ToolError for one that does not exist. */
export async function tagIdsOf(db: Database, names: readonly string[]): Promise<string[]> {
  const tags = await listTags(db);
  return names.map((name) => {
    const wanted = name.trim().toLowerCase();
    const found = tags.find((tag) => tag.name.toLowerCase() === wanted || tag.slug === wanted);
    if (!found) throw new ToolError(`There is no tag "${name}". list_tags has all; a person makes new ones.`);
    return found.id;
  });
}
