import { href, type MetaDescriptor } from "react-router";
import type { Faq } from "../../../data/articles/articles.ts";
import { mainFile } from "../../../data/media/picture-files.ts";
import { languageOf } from "../../../i18n/addresses.ts";
import { commonTexts } from "../../../i18n/texts/common.en.ts";
import { faqPage } from "../../../ui/page-meta/faq-page.ts";
import type { PagePhoto } from "../../../ui/page-meta/page-facts.ts";
import { type PageMeta, pageMeta } from "../../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../../ui/page-meta/page-texts.ts";
import { blogPosting } from "./blog-posting.ts";
import type { IllustratedArticle } from "./readable-article.server.ts";

type MetaArguments = { location: { pathname: string }; matches: PageMeta["matches"] };

/**
 * The meta tags of an article; its address under /insights is canonical.
 *
 * @param faqs the visible FAQs
 */
export function articleMeta(
  article: IllustratedArticle,
  faqs: readonly Faq[],
  { location, matches }: MetaArguments,
): MetaDescriptor[] {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, commonTexts);
  const { slug, publishedAt, updatedAt } = article;
  const title = article.title || t("article.untitled");
  return pageMeta({
    language,
    matches,
    path: href("/insights/:slug", { slug }),
    title: article.metaTitle || title,
    name: title,
    description: article.description,
    available: article.languages,
    // The version busts caches on other sites.
    picture: `${href("/og/insights/:slug.png", { slug })}?v=${Date.parse(updatedAt).toString(36)}`,
    photo: photoOf(article),
    ...(publishedAt && {
      article: { publishedAt, modifiedAt: updatedAt, tags: article.tags.map(({ name }) => name) },
    }),
    above: [{ name: t("navigation.insights"), path: href("/insights") }],
    things: (page) => [blogPosting(article, page, title), ...faqPage(page, faqs)],
  });
}

function photoOf({ picture }: IllustratedArticle): PagePhoto | null {
  return picture && { ...mainFile(picture), alt: picture.alt };
}
