import type { TextValues } from "../../../i18n/language-texts.ts";

/** Whose version is kept where two people changed the same part. */
export type Side = "mine" | "theirs";

/** A part that both changed, each to something else; `values` belong to the text that names it. */
export type Conflict<Name extends string = string> = {
  name: Name;
  values?: TextValues;
  mine: string;
  theirs: string;
};

/** How often a save is retried when others save between reading and writing. */
export const maxAttempts = 5;

/**
 * The three-way merge of one part: a change by one side wins, changes by both conflict unless they are equal.
 *
 * @param base the common ancestor; null when it is unknown
 */
export function mergePart(base: string | null, mine: string, theirs: string): Side | "same" | "conflict" {
  if (mine === theirs) return "same";
  if (mine === base) return "theirs";
  return theirs === base ? "mine" : "conflict";
}
