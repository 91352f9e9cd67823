import { href } from "react-router";
import { editorOf, kinds } from "../../../content/kinds.ts";
import type { MediaUse } from "../../../data/media/admin-media.ts";
import { titleOfOnly } from "../../../data/versions/only-title.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { findMediaKey, type MediaKey } from "../../../i18n/panel/media.en.ts";

type Translate = (key: MediaKey) => string;

/** A place in words, and the address of its editor. */
type DescribedUse = { title: string; note: string; to: string };

/** Each place once: the page About Us has many texts, and so has the site. */
export function describeUses(uses: readonly MediaUse[], language: Language, t: Translate): DescribedUse[] {
  const described = uses.map((use) => describeUse(use, language, t));
  return [...new Map(described.map((one) => [`${one.to}\n${one.title}\n${one.note}`, one])).values()];
}

function describeUse(use: MediaUse, language: Language, t: Translate): DescribedUse {
  const { place, rowKey, label } = use;
  const key = findMediaKey(`media.place.${place}`);
  const languageKey = findMediaKey(`word.${use.language}`);
  const note = [key ? t(key) : place, languageKey && t(languageKey)].filter(Boolean).join(", ");
  if (place === "site text") {
    const textKey = findMediaKey(`media.text.${rowKey}`);
    return { title: textKey ? t(textKey) : rowKey, note, to: href("/admin/texts") };
  }
  const found = kinds.find(({ mediaPlaces }) => mediaPlaces.includes(place));
  const to = found ? editorOf(found, rowKey) : href("/admin/about");
  return { title: label || titleOfOnly(found?.kind ?? "", language) || t("word.untitled"), note, to };
}
