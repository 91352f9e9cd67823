import type { Tag } from "../../../data/tags/tags.ts";

/** The rows of the tag list by name; a deleted tag stays while its name is edited. */
export function rowsOf<Listed extends Tag>(
  tags: readonly Listed[],
  renaming: readonly Listed[],
): { tag: Listed; isDeleted: boolean }[] {
  const deleted = renaming.filter(({ id }) => !tags.some((tag) => tag.id === id));
  return [
    ...tags.map((tag) => ({ tag, isDeleted: false })),
    ...deleted.map((tag) => ({ tag, isDeleted: true })),
  ].toSorted((a, b) => a.tag.name.localeCompare(b.tag.name));
}
