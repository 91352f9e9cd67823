import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { getAnswerMonths } from "../../data/leads/admin-leads.ts";
import { amsterdamDay } from "../../data/statistics/amsterdam-day.ts";
import { rangeProblem } from "../../data/statistics/day-range.ts";
import {
  type FetchCount,
  getStatistics,
  type OriginCount,
  type PageCount,
  type SearchCount,
} from "../../data/statistics/statistics.ts";
import { readStatisticsFilter, statisticsQuery } from "../../data/statistics/statistics-filter.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { statisticsTexts } from "../../i18n/panel/statistics.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { type Column, type Columns, DataTable } from "../../ui/panel/data-table.tsx";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/statistics";
import { AnswersCard } from "./statistics/answers-card.tsx";
import { ArticlesCard } from "./statistics/articles-card.tsx";
import { DaysCard } from "./statistics/days-card.tsx";
import { FilterCard } from "./statistics/filter-card.tsx";
import { PageName } from "./statistics/page-name.tsx";
import { StatisticsCard } from "./statistics/statistics-card.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filter = readStatisticsFilter(new URL(request.url).searchParams);
  const today = amsterdamDay(new Date());
  const problem = typeof filter.period === "object" ? rangeProblem(filter.period, today) : null;
  const db = accountDatabase();
  const [loaded, months] = await Promise.all([
    problem ? null : orNull(getStatistics(db, filter, today)),
    orNull(getAnswerMonths(db, new Date(), 12)),
  ]);
  return { filter, today, problem, loaded, months };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.statistics");
}

export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { filter, today, problem, loaded, months } = loaderData;
  const { t } = useLanguage(statisticsTexts);
  const seesLeads = useRight("leads");
  const {
    filter: wanted,
    choose,
    isLoading,
  } = useChosenFilter(filter, readStatisticsFilter, statisticsQuery);
  const pages = loaded?.pages ?? [];
  const shown = filter.path === null ? pages : pages.filter(({ path }) => path === filter.path);

  return (
    <Screen title={t("statistics.title")} about={t("statistics.about")} width="max-w-6xl">
      <FilterCard filter={wanted} pages={pages} today={today} onChoose={choose} />
      {problem === null && (
        <Loaded data={loaded} failed={t("word.notLoaded", { what: t("statistics.title") })}>
          {(found) => (
            <div
              aria-busy={isLoading}
              className={`grid items-start gap-6 xl:grid-cols-2 ${isLoading ? "opacity-60" : ""}`}
            >
              <div className="min-w-0 xl:col-span-2">
                <DaysCard days={found.days} comparison={found.comparison} today={today} />
              </div>
              <PagesCard pages={shown} />
              <OriginsCard origins={found.origins} />
              <FetchesCard fetches={found.fetches} pages={pages} />
              <div className="min-w-0 xl:col-span-2">
                <ArticlesCard pages={shown} />
              </div>
              <SearchesCard searches={found.searches} />
              {seesLeads && months && <AnswersCard months={months} />}
            </div>
          )}
        </Loaded>
      )}
    </Screen>
  );
}

/** Pages by views, with their leads for who sees those. */
function PagesCard({ pages }: { pages: readonly PageCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const seesLeads = pages.every(({ leads }) => leads !== null);
  const leads: Column<PageCount> = { label: t("statistics.leads"), value: ({ leads }) => leads };
  const columns: Columns<PageCount> = [
    { label: t("word.page"), value: ({ path }) => path, show: (page) => <PageName page={page} /> },
    { label: t("statistics.views"), value: ({ views }) => views },
    { label: t("statistics.visitors"), value: ({ visitors }) => visitors },
    ...(seesLeads ? [leads] : []),
  ];
  return (
    <StatisticsCard
      title={t("statistics.pages")}
      about={seesLeads ? t("statistics.pages.about") : undefined}
      file="pages"
      columns={columns}
      rows={pages}
      empty={t("statistics.empty")}
    >
      <DataTable
        label={t("statistics.pages")}
        columns={columns}
        rows={pages}
        keyOf={({ path }) => path}
        barOf={({ views }) => views}
      />
    </StatisticsCard>
  );
}

type FetchesCardProps = { fetches: readonly FetchCount[]; pages: readonly PageCount[] };

/** What AI services fetched, beside the visitors whom their assistants sent. */
function FetchesCard({ fetches, pages }: FetchesCardProps) {
  const { t } = useLanguage(statisticsTexts);
  const nameOf = (path: string) => pages.find((page) => page.path === path) ?? { path, title: null };
  const columns: Columns<FetchCount> = [
    {
      label: t("word.page"),
      value: ({ path }) => path,
      show: ({ path }) => <PageName page={nameOf(path)} />,
    },
    { label: t("statistics.fetches.person"), value: ({ person }) => person },
    { label: t("statistics.fetches.search"), value: ({ search }) => search },
    { label: t("statistics.fetches.training"), value: ({ training }) => training },
  ];
  return (
    <StatisticsCard
      title={t("statistics.fetches")}
      about={t("statistics.fetches.about")}
      file="fetches"
      columns={columns}
      rows={fetches}
      empty={t("statistics.fetches.empty")}
    >
      <DataTable
        label={t("statistics.fetches")}
        columns={columns}
        rows={fetches}
        keyOf={({ path }) => path}
        barOf={({ person, search, training }) => person + search + training}
      />
    </StatisticsCard>
  );
}

/** What visitors searched for and did not find. */
function SearchesCard({ searches }: { searches: readonly SearchCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const columns: Columns<SearchCount> = [
    { label: t("statistics.search"), value: ({ query }) => query },
    { label: t("statistics.times"), value: ({ times }) => times },
  ];
  return (
    <StatisticsCard
      title={t("statistics.searches")}
      about={t("statistics.searches.about")}
      file="searches"
      columns={columns}
      rows={searches}
      empty={t("statistics.searches.empty")}
    >
      <DataTable
        label={t("statistics.searches")}
        columns={columns}
        rows={searches}
        keyOf={({ query }) => query}
        barOf={({ times }) => times}
      />
    </StatisticsCard>
  );
}

/** Where visits came from, and leads for who sees those. */
function OriginsCard({ origins }: { origins: readonly OriginCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const name: Column<OriginCount> = { label: t("statistics.origin"), value: nameOf, show: named };
  const kind: Column<OriginCount> = {
    label: t("word.kind"),
    value: (count) => t(`statistics.kind.${count.kind}`),
  };
  const seesLeads = origins.every(({ leads }) => leads !== null);
  const views: Column<OriginCount> = { label: t("statistics.views"), value: ({ views }) => views };
  const leads: Column<OriginCount> = { label: t("statistics.leads"), value: ({ leads }) => leads };
  const figures = seesLeads ? [views, leads] : [views];
  return (
    <StatisticsCard
      title={t("statistics.origins")}
      about={t(seesLeads ? "statistics.origins.about" : "statistics.origins.aboutViews")}
      file="origins"
      columns={[name, kind, ...figures]}
      rows={origins}
      empty={t("statistics.empty")}
    >
      <DataTable
        label={t("statistics.origins")}
        columns={[name, ...figures]}
        rows={origins}
        keyOf={({ origin }) => origin}
        barOf={({ views }) => views}
      />
    </StatisticsCard>
  );

  function named(count: OriginCount) {
    return (
      <>
        {nameOf(count)} <span className="text-ink-soft">· {t(`statistics.kind.${count.kind}`)}</span>
      </>
    );
  }

  function nameOf({ origin, kind }: OriginCount): string {
    return kind === "direct" || kind === "others" ? t(`statistics.${kind}`) : origin;
  }
}
