import { site } from "../site.ts";
import { oneLine } from "./unlinked.ts";

const maxLength = 250;

/** The first text with words, on one line of at most 250 characters; never empty. */
export function subjectLine(...texts: string[]): string {
  const line = texts.map(oneLine).find((text) => text !== "") ?? site.name;
  const characters = [...line];
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`;
}
