import { href, redirect } from "react-router";
import { findRenamedArticle, getPublishedArticle } from "../../data/articles/articles.ts";
import { publicDatabase } from "../../data/database.ts";
import { findPictures } from "../../data/media/shown-picture.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { publishedMarkdown } from "../../seo/published-markdown.server.ts";
import { notFoundResponse, textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/article-markdown";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const article = await getPublishedArticle(db, params.slug, language);
  if (!article) {
    const slug = await findRenamedArticle(db, params.slug);
    if (slug) throw redirect(address(language, href("/insights/:slug.md", { slug })), 301);
    return notFoundResponse();
  }
  const canonical =
    context.get(siteUrl) + address(article.language, href("/insights/:slug", { slug: article.slug }));
  const pictures = await findPictures(db, [article.content]);
  const changed = await context.get(siteTexts)(language);
  return textResponse(
    "text/markdown",
    publishedMarkdown(article, { canonical, language, pictures, changed }),
    {
      "Content-Language": article.language,
      Link: `<${canonical}>; rel="canonical"`,
    },
  );
}
