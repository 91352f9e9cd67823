import type { Typeface } from "./typeface.ts";

/** More of a title nobody reads on a card. */
const longest = 300;

/**
 * What a face can draw of a text, on one line: controls and white space are spaces, a character that the face lacks
 * is its plainer form (NFKC) or left out, as emoji are.
 */
export function drawableText(text: string, face: Typeface): string {
  const characters = [
    ...text
      .toWellFormed()
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " "),
  ].slice(0, longest);
  return characters
    .map((character) => [character, character.normalize("NFKC")].find((form) => isDrawable(form, face)) ?? "")
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

function isDrawable(text: string, face: Typeface): boolean {
  return [...text].every((character) => character === " " || (face.has(character) && !isUnseen(character)));
}

/** Marks that say how others are read: they take no room, and turn nothing here. */
function isUnseen(character: string): boolean {
  return /[\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/u.test(character);
}
