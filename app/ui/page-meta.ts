import type { MetaDescriptor } from "react-router";
import { address } from "../i18n/addresses.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import { site } from "../site.ts";

export type PageMeta = {
  language: Language;
  /** Title and description as a search result shows them; the firm's name is added to the title when it lacks it. */
  title: string;
  description?: string;
  /** The Dutch address of the page, as `href()` gives it. */
  path: string;
  /** The languages in which this page has its own text; both when left out. */
  available?: readonly Language[];
  /** Keeps the page out of search results. */
  noIndex?: boolean;
  /** The matched routes, of which the root knows where the site stands. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Title, description, canonical address and the addresses of its translations (RFC 5988, hreflang). */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`;
  const described = page.description ? [{ name: "description", content: page.description }] : [];
  if (page.noIndex) return [{ title }, ...described, { name: "robots", content: "noindex" }];

  const origin = siteOrigin(page.matches);
  const available = page.available ?? languages;
  const link = (language: Language) => origin + address(language, page.path);
  const own = available.includes(page.language) ? page.language : (available[0] ?? page.language);
  return [
    { title },
    ...described,
    { tagName: "link", rel: "canonical", href: link(own) },
    ...available.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: link(language),
    })),
    {
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: link(available.includes("nl") ? "nl" : own),
    },
  ];
}

/** The site's own origin, as the root loader gives it. */
function siteOrigin(matches: PageMeta["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  if (typeof root === "object" && root !== null && "siteUrl" in root && typeof root.siteUrl === "string") {
    return root.siteUrl;
  }
  return "";
}
