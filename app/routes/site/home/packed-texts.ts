import type { ChangedTexts } from "../../../i18n/site-texts.ts";
import type { homeTexts } from "../../../i18n/texts/home.en.ts";

export type HomeTexts = (typeof homeTexts)["nl"];

/**
 * Packs texts into one string, a line per key and text: smaller than React Router's encoding of an object. Changed texts
 * take the place of the originals.
 */
export function packTexts(texts: HomeTexts, changed: ChangedTexts = {}): string {
  return Object.entries(texts)
    .flatMap(([key, text]) => [key, changed[key] ?? text])
    .join("\n");
}

/**
 * Unpacks `packTexts`, cached by string.
 *
 * @throws {TypeError} for any other string
 */
export function unpackTexts(packed: string): HomeTexts {
  const known = unpacked.get(packed);
  if (known) return known;
  const texts = readTexts(packed);
  if (unpacked.size >= 4) unpacked.clear();
  unpacked.set(packed, texts);
  return texts;
}

/** One entry per language; earlier texts are dropped after changes. */
const unpacked = new Map<string, HomeTexts>();

function readTexts(packed: string): HomeTexts {
  const lines = packed.split("\n");
  const texts = Object.fromEntries(
    lines.flatMap((key, index) => (index % 2 === 0 ? [[key, lines[index + 1] ?? ""]] : [])),
  );
  if (!areHomeTexts(texts)) throw new TypeError("These are not the home page's texts");
  return texts;
}

function areHomeTexts(texts: Record<string, string>): texts is HomeTexts {
  return "home.meta.title" in texts && "home.hero.title" in texts;
}
