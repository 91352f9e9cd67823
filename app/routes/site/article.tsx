import { href, redirect } from "react-router";
import { findRenamedArticle, listRelatedArticles } from "../../data/articles/articles.ts";
import { optional, publicDatabase } from "../../data/database.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/article";
import { articleMeta } from "./article/article-meta.ts";
import { ArticleView } from "./article/article-view.tsx";
import { illustrate, readArticle } from "./article/readable-article.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const article = await readArticle(db, params.slug, language);
  if (!article) {
    const slug = await findRenamedArticle(db, params.slug);
    if (slug) throw redirect(address(language, href("/insights/:slug", { slug })) + url.search, 301);
    throw redirect(address(language, href("/404")));
  }
  return illustrate(
    db,
    context.get(siteUrl),
    article,
    await optional(listRelatedArticles(db, article, language), []),
  );
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return loaderData ? articleMeta(loaderData.article, loaderData.article.faqs, page) : [];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { language } = useLanguage();
  const markdown = address(language, href("/insights/:slug.md", { slug: loaderData.article.slug }));
  return (
    <>
      <link rel="alternate" type="text/markdown" href={markdown} />
      <ArticleView {...loaderData} />
    </>
  );
}
