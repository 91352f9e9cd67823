import { site } from "../site.ts";
import { nonJoiner, oneLine } from "./unlinked.ts";

const longest = 250;

/** The first of these texts that holds any words, on one line of at most 250 characters; never empty. */
export function subjectLine(...texts: string[]): string {
  const line = texts.map(oneLine).find((text) => text !== "") ?? site.name;
  return unencoded(shortened(line));
}

function shortened(line: string): string {
  const characters = [...line];
  if (characters.length <= longest) return line;
  const beginning = characters.slice(0, longest - 1).join("");
  return `${beginning.trimEnd()}…`;
}

/**
 * Looks as it was typed, and means that: what begins like an encoded word (RFC 2047) would be read as what it encodes,
 * which may be anything that is kept out of a subject otherwise.
 */
function unencoded(line: string): string {
  return line.replaceAll("=?", `=${nonJoiner}?`);
}
