import { isArticlePath, leadsPerHundred, type PageCount } from "../../../data/statistics/statistics.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { type Column, type Columns, DataTable } from "../../../ui/panel/data-table.tsx";
import { PageName } from "./page-name.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

const quarters = [0, 1, 2, 3] as const;

/** Articles with how far they are read; by leads per hundred readers for who sees leads, else by readers. */
export function ArticlesCard({ pages }: { pages: readonly PageCount[] }) {
  const { t } = useLanguage(statisticsTexts);
  const seesLeads = pages.every(({ leads }) => leads !== null);
  const title = t(seesLeads ? "statistics.articles" : "statistics.depths");
  const articles = pages
    .filter(({ path }) => isArticlePath(path))
    .toSorted((a, b) => (leadsPerHundred(b) ?? 0) - (leadsPerHundred(a) ?? 0) || b.visitors - a.visitors);
  const ofLeads: Column<PageCount>[] = [
    { label: t("statistics.leads"), value: ({ leads }) => leads },
    { label: t("statistics.perHundred"), value: leadsPerHundred },
  ];
  const columns: Columns<PageCount> = [
    { label: t("word.article"), value: ({ path }) => path, show: named },
    { label: t("statistics.readers"), value: ({ visitors }) => visitors },
    ...(seesLeads ? ofLeads : []),
    ...quarters.map(
      (quarter): Column<PageCount> => ({
        label: t("statistics.depth", { percent: 25 * (quarter + 1) }),
        value: (page) => partRead(page, quarter),
        show: (page) => `${partRead(page, quarter)}%`,
      }),
    ),
  ];
  return (
    <StatisticsCard
      title={title}
      about={t(seesLeads ? "statistics.articles.about" : "statistics.depths.about")}
      file="articles"
      columns={columns}
      rows={articles}
      empty={t("statistics.articles.empty")}
    >
      <DataTable label={title} columns={columns} rows={articles} keyOf={({ path }) => path} />
    </StatisticsCard>
  );

  function named(page: PageCount) {
    return (
      <>
        <PageName page={page} />
        <DepthDrawing parts={quarters.map((quarter) => partRead(page, quarter))} />
      </>
    );
  }
}

/** In whole per cent of the views. */
function partRead({ views, read }: PageCount, quarter: 0 | 1 | 2 | 3): number {
  return views === 0 ? 0 : Math.min(100, Math.round((100 * read[quarter]) / views));
}

const [width, height] = [120, 24];

/** How many per cent of the views reached each part of a text: falling steps. Its figures are in the same row. */
function DepthDrawing({ parts }: { parts: readonly number[] }) {
  const step = width / parts.length;
  const steps = parts.map(
    (part, index) => `M${index * step} ${height}v${-(height * part) / 100}h${step - 1}V${height}z`,
  );
  return (
    <svg aria-hidden="true" width={width} height={height} className="mt-1.5 block">
      <rect width={width} height={height} className="fill-paper-deep" />
      <path d={steps.join("")} className="fill-tide" />
    </svg>
  );
}
