import { href } from "react-router";
import { address } from "../i18n/addresses.ts";
import type { Language, Translate } from "../i18n/language-texts.ts";
import type { commonTexts } from "../i18n/texts/common.en.ts";

type FeedFormat = "rss" | "atom";

/** The path of a language's feed, or of a tag's. */
export function feedPath(format: FeedFormat, language: Language, tagSlug?: string): string {
  if (tagSlug === undefined) return address(language, href(format === "rss" ? "/rss.xml" : "/atom.xml"));
  const path = format === "rss" ? "/insights/tag/:slug/rss.xml" : "/insights/tag/:slug/atom.xml";
  return address(language, href(path, { slug: tagSlug }));
}

/** The title of a language's feed, or of a tag's. */
export function feedTitle(t: Translate<keyof (typeof commonTexts)["nl"]>, tag?: string): string {
  return tag === undefined ? t("feeds.title") : t("feeds.tagTitle", { tag });
}
