import { site } from "../site.ts";
import { oneLine } from "./unlinked.ts";

const longest = 250;

/** The first text with words, on one line of at most 250 characters; never empty. */
export function subjectLine(...texts: string[]): string {
  const line = texts.map(oneLine).find((text) => text !== "") ?? site.name;
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}
