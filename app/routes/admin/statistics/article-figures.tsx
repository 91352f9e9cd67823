import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { amsterdamDay } from "../../../data/statistics/amsterdam-day.ts";
import { getPageCount, type PageCount } from "../../../data/statistics/statistics.ts";
import { statisticsQuery } from "../../../data/statistics/statistics-filter.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** The figures of a live article; nothing while it has none, or for who may not read them. */
export function ArticleFigures({ slug }: { slug: string }) {
  const { language, t } = useLanguage(statisticsTexts);
  const path = href("/insights/:slug", { slug });
  const [count, setCount] = useState<PageCount | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void orNull(getPageCount(accountDatabase(), path, amsterdamDay(new Date()))).then((found) => {
      if (isCurrent) setCount(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);

  if (!count) return null;
  const { views, visitors, leads } = count;
  const search = statisticsQuery({ period: 28, language: null, path });
  return (
    <p className="mt-5 text-ink-soft text-small tabular-nums">
      {t(leads === null ? "statistics.ofArticleViews" : "statistics.ofArticle", {
        views: formatNumber(views, language),
        visitors: formatNumber(visitors, language),
        leads: formatNumber(leads ?? 0, language),
      })}
      {" · "}
      <Link to={{ pathname: href("/admin/statistics"), search }} className="text-link">
        {t("statistics.open")}
      </Link>
    </p>
  );
}
