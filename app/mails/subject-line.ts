import { oneLine } from "./unlinked.ts";

const maxLength = 250;

/** The first text with words, on one line of at most 250 characters; empty without any. */
export function subjectLine(...texts: string[]): string {
  const line = texts.map(oneLine).find((text) => text !== "") ?? "";
  const characters = [...line];
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`;
}
