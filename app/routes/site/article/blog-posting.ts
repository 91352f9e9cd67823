import type { BlogPosting } from "schema-dts";
import { mainFile } from "../../../data/media/picture-files.ts";
import { noAuthor } from "../../../i18n/author-name.ts";
import { isoTime } from "../../../i18n/iso-time.ts";
import { organizationId, type PageFacts, pageId } from "../../../ui/page-meta/page-facts.ts";
import type { IllustratedArticle } from "./readable-article.server.ts";

/** An article as a schema.org BlogPosting, by Google's requirements. */
export function blogPosting(article: IllustratedArticle, page: PageFacts, headline: string): BlogPosting {
  const { author, tags, readTime } = article;
  const firm = { "@id": organizationId(page.origin) };
  return {
    "@type": "BlogPosting",
    "@id": `${page.url}#article`,
    headline,
    description: article.description,
    ...(article.subtitle && { alternativeHeadline: article.subtitle }),
    image: imagesOf(article, page),
    ...(article.publishedAt && isoTime(article.publishedAt) && { datePublished: article.publishedAt }),
    ...(isoTime(article.updatedAt) && { dateModified: article.updatedAt }),
    author: author === noAuthor ? firm : { "@type": "Person", name: author },
    publisher: firm,
    mainEntityOfPage: { "@id": pageId(page.url) },
    inLanguage: page.language,
    timeRequired: `PT${readTime}M`,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
  };
}

/** A social card of the library's picture comes before the drawn one, which comes before other images. */
function imagesOf({ picture, imageUrl }: IllustratedArticle, page: PageFacts): string[] {
  const own = picture ? [page.origin + mainFile(picture).path] : absolute(imageUrl, page.origin);
  return [...new Set([page.picture.url, page.cardUrl, ...own])];
}

/** The absolute address of the article's own image. */
function absolute(image: string | null, origin: string): string[] {
  if (!image || !URL.canParse(image, `${origin}/`)) return [];
  const { protocol, href } = new URL(image, `${origin}/`);
  return protocol === "https:" || protocol === "http:" ? [href] : [];
}
