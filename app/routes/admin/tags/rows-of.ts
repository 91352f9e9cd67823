import type { Tag } from "../../../data/tags/tags.ts";

/**
 * The rows of a list of tags, by name. A tag for which a name is being typed keeps its row when it is gone from the
 * tags: somebody else deleted it.
 */
export function rowsOf<Listed extends Tag>(
  tags: readonly Listed[],
  renaming: readonly Listed[],
): { tag: Listed; isDeleted: boolean }[] {
  const gone = renaming.filter(({ id }) => !tags.some((tag) => tag.id === id));
  return [
    ...tags.map((tag) => ({ tag, isDeleted: false })),
    ...gone.map((tag) => ({ tag, isDeleted: true })),
  ].toSorted((a, b) => a.tag.name.localeCompare(b.tag.name));
}
