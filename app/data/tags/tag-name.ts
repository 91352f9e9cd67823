import { type Tag, tagSlug } from "./tags.ts";

/** The length limit of a tag's name, as in the table. */
export const tagNameLimit = 200;

/** Trims a name and collapses its white space. */
export function tidyTagName(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** The reason to reject a name; null for a valid one. */
type TagNameProblem = "blank" | "long" | "shape";

/** @param name normalised */
export function tagNameProblem(name: string): TagNameProblem | null {
  if (name === "") return "blank";
  if ([...name].length > tagNameLimit) return "long";
  return tagSlug(name) === "" ? "shape" : null;
}

/** The tag that a new name would duplicate, by name or slug. */
export function findLikeTag<Known extends Tag>(tags: readonly Known[], name: string): Known | undefined {
  const slug = tagSlug(name);
  return tags.find((tag) => tag.slug === slug) ?? findNamedTag(tags, name);
}

/** The tag with this name, case-insensitively. */
export function findNamedTag<Known extends Tag>(tags: readonly Known[], name: string): Known | undefined {
  return tags.find((tag) => folded(tag.name) === folded(name));
}

function folded(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
