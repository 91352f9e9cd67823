import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { Language } from "../../i18n/language-texts.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { type CardTexts, cardMeta } from "./card.ts";
import { type PageFacts, type PagePhoto, pageFacts } from "./page-facts.ts";
import { type Matches, pageFirm, pageTexts } from "./page-texts.ts";
import { type PageThings, structuredData } from "./structured-data.ts";

export type PageMeta = {
  language: Language;
  /** Title and description of the search result; the firm's name is appended to the title if missing. */
  title: string;
  description?: string | undefined;
  /** The name in the breadcrumbs; defaults to the title. */
  name?: string;
  /** The page's Dutch path, from `href()`. */
  path: string;
  /** The languages of the page; by default both. */
  available?: readonly Language[];
  /** Excludes the page from search results, and omits social card and structured data. */
  noIndex?: boolean;
  /** The matched routes; the root's loader data contains the origin. */
  matches: Matches;
  /** The Dutch path of the drawn social card image; defaults to the site's. */
  picture?: string;
  /** A photograph instead, unless it is too small. */
  photo?: PagePhoto | null;
  /** For articles. */
  article?: CardTexts["article"];
  kind?: PageThings["kind"];
  /** The pages between the home page and this one, in order. */
  above?: PageThings["above"];
  /** Additional schema.org nodes. */
  things?(page: PageFacts): readonly Thing[];
};

/**
 * The metadata of a page: title, description, canonical URL (RFC 6596), hreflang alternates, social card (Open Graph)
 * and structured data (schema.org).
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description } = page;
  const described = description ? [{ name: "description", content: description }] : [];
  const named = [{ title: documentTitle(title, pageFirm(page.matches).name) }, ...described];
  if (page.noIndex) return [...named, { name: "robots", content: "noindex" }];

  const facts = pageFacts(page);
  const t = pageTexts(page.matches, facts.language, commonTexts);
  return [
    ...named,
    ...addresses(facts),
    ...cardMeta(facts, page),
    {
      "script:ld+json": structuredData(facts, {
        ...page,
        home: t("navigation.home"),
        things: page.things?.(facts),
      }),
    },
  ];
}

/** The document title, with the firm's name. */
export function documentTitle(title: string, firm: string): string {
  return title.includes(firm) ? title : `${title} | ${firm}`;
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
