import type { homeTexts } from "../../../i18n/texts/home.en.ts";

export type HomeTexts = (typeof homeTexts)["nl"];

/**
 * The texts as one: key and text in turns, a line each. As an object React Router would number each key and each text,
 * which weighs more, packed, than the keys do.
 */
export function packTexts(texts: HomeTexts): string {
  return Object.entries(texts).flat().join("\n");
}

/**
 * The texts that `packTexts` made one of; the same object each time, as a page asks for them more than once.
 *
 * @throws {TypeError} when this is not what `packTexts` made
 */
export function unpackTexts(packed: string): HomeTexts {
  const known = unpacked.get(packed);
  if (known) return known;
  const texts = readTexts(packed);
  unpacked.set(packed, texts);
  return texts;
}

/** As many as there are languages. */
const unpacked = new Map<string, HomeTexts>();

function readTexts(packed: string): HomeTexts {
  const lines = packed.split("\n");
  const texts = Object.fromEntries(
    lines.flatMap((key, at) => (at % 2 === 0 ? [[key, lines[at + 1] ?? ""]] : [])),
  );
  if (!areHomeTexts(texts)) throw new TypeError("These are not the home page's texts");
  return texts;
}

function areHomeTexts(texts: Record<string, string>): texts is HomeTexts {
  return "home.meta.title" in texts && "home.hero.title" in texts;
}
