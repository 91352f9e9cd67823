import { href, redirect } from "react-router";
import { findRenamedArticle } from "../../data/articles/articles.ts";
import { publicDatabase } from "../../data/database.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { OnlyInNote } from "../../ui/articles/only-in-note.tsx";
import { sentences } from "../../ui/joined.ts";
import { PageLink } from "../../ui/links/page-link.tsx";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { Prose } from "../../ui/prose.tsx";
import type { Route } from "./+types/older-article";
import { articleMeta } from "./article/article-meta.ts";
import { illustrate, readArticle } from "./article/readable-article.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const article = await readArticle(db, params.slug, language);
  if (!article) {
    const slug = await findRenamedArticle(db, params.slug);
    if (slug) throw redirect(address(language, href("/blog/:slug", { slug })) + url.search, 301);
    throw redirect(address(language, href("/404")));
  }
  const { article: shown } = await illustrate(db, context.get(siteUrl), article);
  // This layout shows no FAQs.
  return { article: { ...shown, faqs: [] } };
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return loaderData ? articleMeta(loaderData.article, [], page) : [];
}

export default function OlderArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { language, t } = useLanguage(insightsTexts);
  const { t: common } = useLanguage();
  const backToBlog = (
    <PageLink to={address(language, href("/blog"))} className="text-link standalone-link text-small">
      {t("article.backBlog")}
    </PageLink>
  );
  return (
    <article className="page-width pt-10 pb-24 lg:pt-14">
      <div className="max-w-text lg:mx-auto">
        {backToBlog}
        <OnlyInNote shown={article.language} className="mt-6" />
        <h1 lang={article.language} className="mt-8 text-title-2">
          {sentences(article.title || common("article.untitled"))}
        </h1>
        <p className="mt-5 border-line border-b pb-8 text-ink-soft text-small">
          <time dateTime={article.createdAt}>{formatDate(article.createdAt, language)}</time>
        </p>
        <div className="pt-8">
          <Prose html={article.content} language={article.language} />
        </div>
        <p className="mt-14">{backToBlog}</p>
      </div>
    </article>
  );
}
