import type { Typeface } from "./typeface.ts";

const maxLength = 300;

/** One line in characters that the face has: others become their plainer form (NFKC) or are dropped. */
export function drawableText(text: string, face: Typeface): string {
  const characters = [
    ...text
      .toWellFormed()
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " "),
  ].slice(0, maxLength);
  return characters
    .map((character) => [character, character.normalize("NFKC")].find((form) => isDrawable(form, face)) ?? "")
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

function isDrawable(text: string, face: Typeface): boolean {
  return [...text].every((character) => character === " " || (face.has(character) && !isUnseen(character)));
}

/** Marks and format characters take no room. */
function isUnseen(character: string): boolean {
  return /[\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/u.test(character);
}
