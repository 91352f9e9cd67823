import { data, href } from "react-router";
import { articlesPerPage, listPublishedArticles } from "../../data/articles/articles.ts";
import { publicDatabase } from "../../data/database.ts";
import { withPictures } from "../../data/media/shown-picture.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { ArticleGrid } from "../../ui/articles/article-grid.tsx";
import { SearchForm } from "../../ui/forms/search-form.tsx";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageNumber } from "../../ui/links/page-number.ts";
import { Pagination } from "../../ui/links/pagination.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import type { Route } from "./+types/insights";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageNumber(url);
  const db = context.get(publicDatabase);
  const list = await listPublishedArticles(db, languageOf(url.pathname), page);
  if (!list) throw data(null, { status: 404 });
  const cards = await withPictures(db, list.cards);
  return { cards, page, last: Math.max(1, Math.ceil(list.total / articlesPerPage)) };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, insightsTexts);
  if (!loaderData) return [];
  const { page, last } = loaderData;
  const title = t("insights.meta.title");
  return pageMeta({
    language,
    matches,
    path: pageAddress(page),
    title: page === 1 ? title : `${title}, ${t("insights.page", { page, last })}`,
    description: t("insights.meta.description"),
    kind: "CollectionPage",
  });
}

export default function InsightsPage({ loaderData: { cards, page, last } }: Route.ComponentProps) {
  const { language, t } = useLanguage(insightsTexts);
  return (
    <>
      <section className="page-width pt-14 pb-10 lg:pt-20 lg:pb-14">
        <PageLink to={address(language, href("/"))} className="text-link standalone-link text-small">
          {t("insights.backHome")}
        </PageLink>
        <h1 className="mt-6 text-title-1">{t("insights.title")}</h1>
        <p className="mt-6 max-w-text text-ink-soft text-lead">{t("insights.text")}</p>
        <div className="mt-8 max-w-xl">
          <SearchForm id="search" />
        </div>
      </section>
      <div className="page-width pb-24">
        {cards.length === 0 ? (
          <p className="border-line border-t py-16 text-lead">{t("insights.empty")}</p>
        ) : (
          <ArticleGrid cards={cards} />
        )}
        {last > 1 && (
          <Pagination page={page} last={last} addressOf={(other) => address(language, pageAddress(other))} />
        )}
      </div>
    </>
  );
}

function pageAddress(page: number): string {
  return page === 1 ? href("/insights") : `${href("/insights")}?page=${page}`;
}
