import type { FixedPage } from "../../fixed-pages.ts";
import { address } from "../../i18n/addresses.ts";
import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { panelLanguage } from "../../i18n/panel-language.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import type { Database } from "../database.ts";
import { listDownloadPages } from "../downloads/admin-downloads.ts";
import { pagePath } from "../pages/page-address.ts";
import { listPageTitles } from "../pages/pages.ts";
import { listNewestTitles } from "./article-titles.ts";

/** A page of the site to link to. */
export type LinkChoice = { title: string; value: string };

/** Their names; nobody links to a search. */
const pages = {
  "/": "navigation.home",
  "/insights": "navigation.insights",
  "/about-us": "navigation.about",
  "/contact": "navigation.contact",
  "/terms": "navigation.terms",
  "/privacy": "navigation.privacy",
  "/search": null,
} as const satisfies Record<FixedPage, keyof typeof commonTexts.nl | null>;

/**
 * The pages of the site, those made of sections, the newest articles and the download pages that visitors see, to link
 * to from a text in this language. Throws when a query fails.
 */
export async function listLinkChoices(db: Database, language: Language): Promise<LinkChoice[]> {
  const [{ entries: articles }, downloads, made] = await Promise.all([
    listNewestTitles(db),
    listDownloadPages(db),
    listPageTitles(db, language),
  ]);
  return [
    ...Object.entries(pages).flatMap(([value, key]) =>
      key ? [{ title: lookUp(commonTexts, panelLanguage(), key), value }] : [],
    ),
    ...made.map(({ kind, slug, title }) => ({ title, value: pagePath(kind, slug) })),
    ...articles.map(({ slug, title }) => ({ title: title ?? slug, value: `/insights/${slug}` })),
    ...downloads
      .filter(({ isActive }) => isActive)
      .map(({ slug }) => ({ title: slug, value: `/download/${slug}` })),
  ].map(({ title, value }) => ({ title, value: address(language, value) }));
}
