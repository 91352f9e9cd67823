import type { PageCount } from "../../../data/statistics/statistics.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";

/** The title of a page with its path, or its path alone. */
export function PageName({ page: { path, title } }: { page: Pick<PageCount, "path" | "title"> }) {
  const { t } = useLanguage(statisticsTexts);
  if (path === "/") return t("statistics.home");
  if (!title) return path;
  return (
    <>
      {title} <span className="block text-ink-soft">{path}</span>
    </>
  );
}
