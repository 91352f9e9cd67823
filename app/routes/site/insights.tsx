import { href } from "react-router";
import { type ArticleCard, listPublishedArticles } from "../../data/articles/articles.ts";
import { optional, publicDatabase } from "../../data/database.ts";
import { type WithPicture, withPictures } from "../../data/media/shown-picture.ts";
import { listTopics } from "../../data/tags/tags.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { ArticleGrid } from "../../ui/articles/article-grid.tsx";
import { CardText } from "../../ui/articles/card-text.tsx";
import { TopicFilter } from "../../ui/articles/topic-filter.tsx";
import { SearchForm } from "../../ui/forms/search-form.tsx";
import { sentences, titleSize } from "../../ui/joined.ts";
import { ContactClosing } from "../../ui/layout/contact-closing.tsx";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageNumber } from "../../ui/links/page-number.ts";
import { Pagination } from "../../ui/links/pagination.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import type { Route } from "./+types/insights";
import { MissingBoundary } from "./not-found/missing-boundary.tsx";
import { missingPage } from "./not-found/missing-page.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageNumber(url);
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const list = await listPublishedArticles(db, language, page);
  if (!list) throw await missingPage(context, url);
  const [cards, topics] = await Promise.all([
    withPictures(db, list.cards),
    optional(listTopics(db, language), []),
  ]);
  return { cards, topics, page, last: list.last };
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

export default function InsightsPage({ loaderData: { cards, topics, page, last } }: Route.ComponentProps) {
  const { language, t } = useLanguage(insightsTexts);
  const [newest, ...others] = cards;
  return (
    <>
      <section className="page-width pt-14 pb-10 lg:pt-20 lg:pb-14">
        <PageLink to={address(language, href("/"))} className="text-link standalone-link text-small">
          {t("insights.backHome")}
        </PageLink>
        <h1 className={`mt-6 ${titleSize(t("insights.title"))}`}>{sentences(t("insights.title"))}</h1>
        <div className="mt-6 grid items-end gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <p className="max-w-text text-ink-soft text-lead">{t("insights.text")}</p>
          <SearchForm id="search" />
        </div>
      </section>
      <div className="page-width pb-24">
        <TopicFilter topics={topics} />
        <div className="pt-10 lg:pt-12">
          {!newest && <p className="text-lead">{t("insights.empty")}</p>}
          {newest && page === 1 && <ArticleGrid lead={<LeadArticle article={newest} />} cards={others} />}
          {newest && page > 1 && <ArticleGrid cards={cards} />}
        </div>
        {last > 1 && (
          <Pagination page={page} last={last} addressOf={(other) => address(language, pageAddress(other))} />
        )}
      </div>
      <ContactClosing />
    </>
  );
}

function pageAddress(page: number): string {
  return page === 1 ? href("/insights") : `${href("/insights")}?page=${page}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingBoundary error={error} />;
}

/** The newest article, large: its picture beside its words, or on small screens above them. */
function LeadArticle({ article }: { article: WithPicture<ArticleCard> }) {
  const { language } = useLanguage();
  return (
    <article className="group relative grid items-center gap-x-12 lg:grid-cols-[3fr_2fr] xl:gap-x-16">
      <Picture
        src={article.imageUrl}
        picture={article.picture}
        lang={article.language === language ? undefined : article.language}
        sizes="(width >= 64rem) 44rem, 92vw"
        isFirst
      />
      <div>
        <CardText article={article} heading="h2" isLarge />
      </div>
    </article>
  );
}
