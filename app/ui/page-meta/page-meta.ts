import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { Language } from "../../i18n/language-texts.ts";
import { site } from "../../site.ts";
import { type CardTexts, cardMeta } from "./card.ts";
import { type PageFacts, pageFacts } from "./page-facts.ts";
import { type PageThings, structuredData } from "./structured-data.ts";

export type PageMeta = {
  language: Language;
  /** Title and description as a search result shows them; the firm's name is added to the title when it lacks it. */
  title: string;
  description?: string | undefined;
  /** What the page is called among the pages of the site; its title when left out. */
  name?: string;
  /** The Dutch address of the page, as `href()` gives it. */
  path: string;
  /** The languages in which this page has its own text; both when left out. */
  available?: readonly Language[];
  /** Keeps the page out of search results; it has no card and no structured data then. */
  noIndex?: boolean;
  /** The matched routes, of which the root knows where the site stands. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  /** The Dutch address of the page's own picture; that of the site when left out. */
  picture?: string;
  /** Marks the page as an article. */
  article?: CardTexts["article"];
  kind?: PageThings["kind"];
  /** The pages between the home page and this one, the highest first. */
  above?: PageThings["above"];
  /** What the page tells of, for search engines. */
  things?(page: PageFacts): readonly Thing[];
};

/**
 * All that a page says about itself: title, description, canonical address, the addresses of its translations
 * (RFC 6596, hreflang), its card (Open Graph) and structured data (schema.org).
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description } = page;
  const described = description ? [{ name: "description", content: description }] : [];
  const named = [{ title: documentTitle(title) }, ...described];
  if (page.noIndex) return [...named, { name: "robots", content: "noindex" }];

  const facts = pageFacts(page);
  return [
    ...named,
    ...addresses(facts),
    ...cardMeta(facts, page),
    { "script:ld+json": structuredData(facts, { ...page, things: page.things?.(facts) }) },
  ];
}

/** A title with the firm's name, as a browser's tab and a search result show it. */
export function documentTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}

function addresses({ available, url, urlIn }: PageFacts): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    { tagName: "link", rel: "canonical", href: url },
    ...available.map((language) => alternate(language, urlIn(language))),
    alternate("x-default", available.includes("nl") ? urlIn("nl") : url),
  ];
}
