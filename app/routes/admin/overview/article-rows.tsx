import { href } from "react-router";
import type { ArticleFilter } from "../../../data/articles/article-filter.ts";
import type { ShortArticle } from "../../../data/articles/short-articles.ts";
import { listQuery } from "../../../data/list-cursor.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { Row, Rows } from "./card.tsx";

/** Articles, each with a link to its editor. */
export function ArticleRows({ articles }: { articles: readonly ShortArticle[] }) {
  const { t, language } = useLanguage(overviewTexts);
  return (
    <Rows>
      {articles.map(({ id, title, author, updatedAt }) => (
        <Row key={id} to={href("/admin/blog-editor/:id", { id })} title={title ?? t("overview.untitled")}>
          <span>{t("overview.by", { author })}</span>
          <time dateTime={updatedAt}>{t("overview.edited", { time: formatTime(updatedAt, language) })}</time>
        </Row>
      ))}
    </Rows>
  );
}

/** The address of the list of articles with a filter. */
export function articleList(filter: Partial<Pick<ArticleFilter, "status" | "state">>): string {
  return href("/admin/blog") + listQuery(filter, null);
}
