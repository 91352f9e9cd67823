import { href, Link, redirect } from "react-router";
import { findRenamedArticle, getPublishedArticle } from "../../data/articles.ts";
import { publicDatabase } from "../../data/database.ts";
import { articleHtml } from "../../html/article-html.server.ts";
import { plainText } from "../../html/plain-text.ts";
import { withScrollingTables } from "../../html/scrolling-tables.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { commonTexts } from "../../i18n/common.en.ts";
import { formatDate } from "../../i18n/format.ts";
import { insightsTexts } from "../../i18n/insights.en.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { lookUp } from "../../i18n/language-texts.ts";
import { OnlyInNote } from "../../ui/only-in-note.tsx";
import { pageMeta } from "../../ui/page-meta.ts";
import { Prose } from "../../ui/prose.tsx";
import type { Route } from "./+types/older-article";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const article = await getPublishedArticle(db, params.slug, language);
  if (!article) {
    const slug = await findRenamedArticle(db, params.slug);
    if (slug) throw redirect(address(language, href("/blog/:slug", { slug })), 301);
    throw redirect(address(language, href("/404")));
  }
  const content = withScrollingTables(articleHtml(article.content), language);
  return { article: { ...article, content, description: article.excerpt || plainText(content, 180) } };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article } = loaderData;
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    matches,
    // The same article stands at its newer address: that one is for search engines.
    path: href("/insights/:slug", { slug: article.slug }),
    title: article.title || lookUp(commonTexts, language, "article.untitled"),
    description: article.description,
    available: article.languages,
  });
}

export default function OlderArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { language, t } = useLanguage(insightsTexts);
  const { t: common } = useLanguage();
  const backToBlog = (
    <Link to={address(language, href("/blog"))} className="text-link standalone-link text-small">
      {t("article.backBlog")}
    </Link>
  );
  return (
    <article className="page-width pt-10 pb-24 lg:pt-14">
      <div className="max-w-text lg:mx-auto">
        {backToBlog}
        <h1 lang={article.language} className="mt-8 text-title-2">
          {article.title || common("article.untitled")}
        </h1>
        <p className="mt-5 border-line border-b pb-8 text-ink-soft text-small">
          <time dateTime={article.createdAt}>{formatDate(article.createdAt, language)}</time>
        </p>
        <div className="pt-8">
          <OnlyInNote shown={article.language} />
          <Prose html={article.content} language={article.language} />
        </div>
        <p className="mt-14">{backToBlog}</p>
      </div>
    </article>
  );
}
