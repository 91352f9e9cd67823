import { href } from "react-router";
import { listPublishedArticles } from "../../data/articles/articles.ts";
import { optional, publicDatabase } from "../../data/database.ts";
import { withPictures } from "../../data/media/shown-picture.ts";
import { getTag, listTopics } from "../../data/tags/tags.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { feedTexts } from "../../i18n/texts/feeds.en.ts";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { ArticleGrid } from "../../ui/articles/article-grid.tsx";
import { TopicFilter } from "../../ui/articles/topic-filter.tsx";
import { joined, titleSize } from "../../ui/joined.ts";
import { ContactClosing } from "../../ui/layout/contact-closing.tsx";
import { FeedLinks } from "../../ui/links/feed-links.tsx";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageNumber } from "../../ui/links/page-number.ts";
import { Pagination } from "../../ui/links/pagination.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import type { Route } from "./+types/tag";
import { MissingBoundary } from "./not-found/missing-boundary.tsx";
import { missingPage } from "./not-found/missing-page.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const page = pageNumber(url);
  const tag = await getTag(db, params.slug, language);
  const list = tag && (await listPublishedArticles(db, language, page, tag.id));
  // 404 for a tag without articles, and beyond the last page.
  if (!list || list.cards.length === 0) throw await missingPage(context, url);
  const [cards, topics] = await Promise.all([
    withPictures(db, list.cards),
    optional(listTopics(db, language), []),
  ]);
  return { tag, cards, topics, page, last: list.last };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const feed = pageTexts(matches, language, feedTexts);
  const t = pageTexts(matches, language, insightsTexts);
  const { tag, page, last } = loaderData;
  const title = feed("tag.title", { tag: tag.name });
  return pageMeta({
    language,
    matches,
    path: pageAddress(tag.slug, page),
    title: page === 1 ? title : `${title}, ${t("insights.page", { page, last })}`,
    description: feed("tag.meta.description", { tag: tag.name }),
    kind: "CollectionPage",
    above: [{ name: t("insights.title"), path: href("/insights") }],
  });
}

export default function TagPage({ loaderData: { tag, cards, topics, page, last } }: Route.ComponentProps) {
  const { language, t } = useLanguage(feedTexts);
  const title = t("tag.title", { tag: tag.name });
  return (
    <>
      <FeedLinks tag={tag} />
      <section className="page-width pt-14 pb-10 lg:pt-20 lg:pb-14">
        <PageLink to={address(language, href("/insights"))} className="text-link standalone-link text-small">
          {t("tag.back")}
        </PageLink>
        <h1 className={`mt-6 ${titleSize(title)}`}>{joined(title)}</h1>
      </section>
      <div className="page-width pb-24">
        <TopicFilter topics={topics} current={tag} />
        <div className="pt-10 lg:pt-12">
          <ArticleGrid cards={cards} />
        </div>
        {last > 1 && (
          <Pagination
            page={page}
            last={last}
            addressOf={(other) => address(language, pageAddress(tag.slug, other))}
          />
        )}
      </div>
      <ContactClosing />
    </>
  );
}

function pageAddress(slug: string, page: number): string {
  const path = href("/insights/tag/:slug", { slug });
  return page === 1 ? path : `${path}?page=${page}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingBoundary error={error} />;
}
