import { href } from "react-router";
import type { ArticleFilter } from "../../../data/articles/article-filter.ts";
import type { ShortArticle } from "../../../data/articles/short-articles.ts";
import { listQuery } from "../../../data/list-cursor.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";

/** Articles, each with a link to its editor. */
export function ArticleRows({ articles }: { articles: readonly ShortArticle[] }) {
  const { t, language } = useLanguage(overviewTexts);
  return (
    <Rows
      isInCard
      heading="h3"
      rows={articles}
      shown={({ id, title, author, updatedAt }) => ({
        title: title ?? t("word.untitled"),
        to: href("/admin/blog-editor/:id", { id }),
        facts: [
          t("overview.by", { author }),
          <time key="time" dateTime={updatedAt}>
            {t("overview.edited", { time: formatTime(updatedAt, language) })}
          </time>,
        ],
      })}
    />
  );
}

/** The address of the list of articles with a filter. */
export function articleList(filter: Partial<Pick<ArticleFilter, "status" | "state">>): string {
  return href("/admin/blog") + listQuery(filter, null);
}
