import { type Tag, tagSlug } from "./tags.ts";

/** How many characters the name of a tag has at most (the table says so too). */
export const tagNameLimit = 200;

/** A name as it is stored: nothing around it, and one blank between words. */
export function tidyTagName(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** Why a name can't be a tag's; null when it can. */
export type TagNameProblem = "blank" | "long" | "shape";

/** @param name as it is stored: tidied */
export function tagNameProblem(name: string): TagNameProblem | null {
  if (name === "") return "blank";
  if ([...name].length > tagNameLimit) return "long";
  return tagSlug(name) === "" ? "shape" : null;
}

/** Among these tags the one that a new tag would be taken for: it has the name, or the address that would be made of it. */
export function findLikeTag<Known extends Tag>(tags: readonly Known[], name: string): Known | undefined {
  const slug = tagSlug(name);
  return tags.find((tag) => tag.slug === slug) ?? findNamedTag(tags, name);
}

/** Among these tags the one that has this name, whatever its capitals. */
export function findNamedTag<Known extends Tag>(tags: readonly Known[], name: string): Known | undefined {
  return tags.find((tag) => folded(tag.name) === folded(name));
}

function folded(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
