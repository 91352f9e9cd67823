import { href } from "react-router";
import { editorOf, kinds } from "../../../content/kinds.ts";
import type { MediaUse } from "../../../data/media/admin-media.ts";
import { findMediaKey, type MediaKey } from "../../../i18n/panel/media.en.ts";

type Translate = (key: MediaKey) => string;

/** A place in words, and the address of its editor. */
type DescribedUse = { title: string; note: string; to: string };

/** Each place once: the page About Us has many texts, and so has the site. */
export function describeUses(uses: readonly MediaUse[], t: Translate): DescribedUse[] {
  const described = uses.map((use) => describeUse(use, t));
  return [...new Map(described.map((one) => [`${one.to}\n${one.title}\n${one.note}`, one])).values()];
}

function describeUse({ place, rowKey, language, label }: MediaUse, t: Translate): DescribedUse {
  const key = findMediaKey(`media.place.${place}`);
  const languageKey = findMediaKey(`word.${language}`);
  const note = [key ? t(key) : place, languageKey && t(languageKey)].filter(Boolean).join(", ");
  if (place === "site text") {
    const textKey = findMediaKey(`media.text.${rowKey}`);
    return { title: textKey ? t(textKey) : rowKey, note, to: href("/admin/texts") };
  }
  const found = kinds.find(({ mediaPlaces }) => mediaPlaces.includes(place));
  const to = found ? editorOf(found, rowKey) : href("/admin/about");
  const isOneOfMany = found?.editor.includes(":id");
  return { title: label || t(isOneOfMany ? "word.untitled" : "media.aboutPage"), note, to };
}
