import { href } from "react-router";
import { optional, publicDatabase } from "../../data/database.ts";
import { pagePath } from "../../data/pages/page-address.ts";
import { emptySearchCounter } from "../../data/search/empty-searches.ts";
import {
  cleanQuery,
  type FoundPage,
  resultsPerPage,
  type SearchResult,
  searchArticles,
  searchPages,
} from "../../data/search/search.ts";
import type { ShownTag } from "../../data/tags/shown-tag.ts";
import { listTopics } from "../../data/tags/tags.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { feedTexts } from "../../i18n/texts/feeds.en.ts";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { TagList } from "../../ui/articles/tag-list.tsx";
import { SearchForm } from "../../ui/forms/search-form.tsx";
import { joined } from "../../ui/joined.ts";
import { CardLink } from "../../ui/links/card-link.tsx";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageNumber } from "../../ui/links/page-number.ts";
import { Pagination } from "../../ui/links/pagination.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import type { Route } from "./+types/search";
import { MissingBoundary } from "./not-found/missing-boundary.tsx";
import { missingPage } from "./not-found/missing-page.server.ts";
import { Snippet } from "./search/snippet.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = cleanQuery(url.searchParams.get("q") ?? "");
  const page = pageNumber(url);
  const language = languageOf(url.pathname);
  const db = context.get(publicDatabase);
  const nothing = { query, made: [], results: [], total: 0, page: 1, last: 1 };
  if (query === "") return { ...nothing, topics: await optional(listTopics(db, language), []) };
  const [{ results, total }, made] = await Promise.all([
    searchArticles(db, query, language, page),
    page === 1 ? searchPages(db, query, language) : [],
  ]);
  if (results.length === 0 && page > 1) throw await missingPage(context, url);
  if (results.length === 0 && made.length === 0) {
    context.get(emptySearchCounter)(query, language);
    return { ...nothing, topics: await optional(listTopics(db, language), []) };
  }
  return { query, made, results, total, page, last: Math.ceil(total / resultsPerPage), topics: [] };
}

/** Search results are not cached. */
export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, feedTexts);
  const { query, page } = loaderData;
  const isEmpty = query === "";
  return pageMeta({
    language,
    matches,
    path: pageAddress(query, page),
    title: isEmpty ? t("search.meta.title") : t("search.meta.titleFor", { query }),
    description: t("search.meta.description"),
    noIndex: !isEmpty,
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, made, results, total, page, last, topics } = loaderData;
  const { language, t } = useLanguage(feedTexts);
  return (
    <div className="page-width pt-14 pb-24 lg:pt-20">
      <h1 className="text-title-1">{t("search.title")}</h1>
      <div className="mt-8 max-w-2xl">
        <SearchForm id="search" query={query} isMain />
        <p className="mt-3 text-ink-soft text-small">{t("search.hint")}</p>
      </div>
      {query !== "" && (
        <section aria-labelledby="results" className="mt-14 border-line border-t pt-8">
          <div role="status">
            <h2 id="results" className="break-words text-title-4">
              {outcome(t, query, total, made.length)}
            </h2>
          </div>
          {made.length > 0 && (
            <>
              <h3 className="mt-8 text-title-4">{t("search.made")}</h3>
              <FoundPages pages={made} />
            </>
          )}
          {results.length === 0 && made.length === 0 && (
            <p className="mt-3 max-w-text text-ink-soft">{t("search.noneHelp")}</p>
          )}
          {results.length > 0 && <Results results={results} />}
          {last > 1 && (
            <Pagination
              page={page}
              last={last}
              addressOf={(other) => address(language, pageAddress(query, other))}
              names={{ all: t("search.pages"), before: t("search.better"), after: t("search.further") }}
            />
          )}
        </section>
      )}
      <Topics topics={topics} />
    </div>
  );
}

function outcome(
  t: ReturnType<typeof useLanguage<keyof typeof feedTexts.nl>>["t"],
  query: string,
  count: number,
  pages: number,
) {
  if (count === 0 && pages > 0) return t("search.madeAlone", { query });
  if (count === 0) return t("search.none", { query });
  return count === 1 ? t("search.one", { query }) : t("search.many", { query, count });
}

function pageAddress(query: string, page: number): string {
  if (query === "") return href("/search");
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) });
  return `${href("/search")}?${parameters}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingBoundary error={error} />;
}

/** The pages made of sections that were found, before the articles. */
function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  const { language } = useLanguage();
  return (
    <ul className="max-w-text border-line border-b">
      {pages.map(({ kind, slug, title, snippet, language: own }) => {
        const textLanguage = own === language ? undefined : own;
        return (
          <li key={`${kind} ${slug}`} className="group relative py-5">
            <h4
              lang={textLanguage}
              className="font-semibold underline decoration-line decoration-2 underline-offset-4"
            >
              <CardLink to={address(language, pagePath(kind, slug))}>{joined(title)}</CardLink>
            </h4>
            <Snippet parts={snippet} lang={textLanguage} />
          </li>
        );
      })}
    </ul>
  );
}

/** The results, with highlighted snippets. */
function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="mt-4 max-w-text">
      {results.map((result) => (
        <li key={result.id} className="group relative border-line border-b py-7 last:border-b-0">
          <Result result={result} />
        </li>
      ))}
    </ol>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { language, t } = useLanguage(insightsTexts);
  const textLanguage = result.language === language ? undefined : result.language;
  return (
    <article>
      <h3
        lang={textLanguage}
        className="text-title-4 underline decoration-line decoration-2 underline-offset-4"
      >
        <CardLink to={address(language, href("/insights/:slug", { slug: result.slug }))}>
          {joined(result.title)}
        </CardLink>
      </h3>
      <Snippet parts={result.snippet} lang={textLanguage} />
      <p className="mt-2 text-ink-soft text-small">
        <span>{t("insights.readTime", { minutes: result.readTime })}</span>
        {textLanguage && <span>{` · ${t(`insights.in.${textLanguage}`)}`}</span>}
      </p>
    </article>
  );
}

/** Links to tags, as an alternative to searching. */
function Topics({ topics }: { topics: readonly ShownTag[] }) {
  const { language, t } = useLanguage(feedTexts);
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="mt-14">
      <h2 id="topics" className="text-title-4">
        {t("search.topics")}
      </h2>
      <div className="mt-5 max-w-3xl">
        <TagList tags={topics} />
      </div>
      <p className="mt-6">
        <PageLink to={address(language, href("/insights"))} className="text-link standalone-link text-small">
          {t("tag.back")}
        </PageLink>
      </p>
    </section>
  );
}
