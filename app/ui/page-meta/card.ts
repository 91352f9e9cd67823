import type { MetaDescriptor } from "react-router";
import { isoTime } from "../../i18n/iso-time.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { PageFacts } from "./page-facts.ts";

export type CardTexts = {
  title: string;
  description?: string | undefined;
  /** An article's publication and modification times (ISO 8601) and tags. */
  article?: { publishedAt: string; modifiedAt: string; tags: readonly string[] } | undefined;
};

const locales: Record<Language, string> = { nl: "nl_NL", en: "en_GB" };

/** The social card metadata: Open Graph (https://ogp.me) and X's additions. */
export function cardMeta(page: PageFacts, { title, description, article }: CardTexts): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: name, content });
  const { picture } = page;
  const others = page.available.filter((language) => language !== page.language);
  return [
    property("og:type", article ? "article" : "website"),
    property("og:site_name", page.firm.name),
    property("og:title", title),
    ...(description ? [property("og:description", description)] : []),
    property("og:url", page.url),
    property("og:locale", locales[page.language]),
    ...others.map((language) => property("og:locale:alternate", locales[language])),
    property("og:image", picture.url),
    property("og:image:type", picture.type),
    property("og:image:width", String(picture.width)),
    property("og:image:height", String(picture.height)),
    property("og:image:alt", picture.alt || title),
    ...(article
      ? [
          ...(isoTime(article.publishedAt) ? [property("article:published_time", article.publishedAt)] : []),
          ...(isoTime(article.modifiedAt) ? [property("article:modified_time", article.modifiedAt)] : []),
          ...article.tags.map((tag) => property("article:tag", tag)),
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    ...(description ? [{ name: "twitter:description", content: description }] : []),
    { name: "twitter:image", content: picture.url },
    { name: "twitter:image:alt", content: picture.alt || title },
  ];
}
