import { Eye, Pencil, Trash2 } from "lucide-react";
import { href, Link } from "react-router";
import { useRight } from "../../../account/rights.ts";
import type { ListedArticle } from "../../../data/articles/admin-articles.ts";
import { type ArticleFilter, articleQuery } from "../../../data/articles/article-filter.ts";
import type { ListCursor, ListPage } from "../../../data/list-cursor.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { usePageFocus } from "../../../ui/panel/hooks/use-page-focus.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { StateNote, StatusBadge } from "../../../ui/panel/status-badge.tsx";
import { LanguageStates } from "./language-states.tsx";

type ArticleListProps = {
  page: ListPage<ListedArticle>;
  filter: ArticleFilter;
  place: ListCursor | null;
  isLoading: boolean;
  onDelete(article: ListedArticle): void;
};

/** A page of articles. */
export function ArticleList({ page, filter, place, isLoading, onDelete }: ArticleListProps) {
  const { t } = useLanguage(panelTexts);
  const list = usePageFocus<HTMLElement>(place);
  if (page.rows.length === 0) {
    return (
      <div className="py-20 text-center">
        <p>{t("blog.empty")}</p>
        <Link to={href("/admin/blog-editor")} className="button button-primary mt-6">
          {t("blog.first")}
        </Link>
      </div>
    );
  }
  return (
    <section
      ref={list}
      aria-label={t("blog.list")}
      aria-busy={isLoading}
      tabIndex={-1}
      className="mt-6 outline-none"
    >
      <ul className={`grid gap-4 transition-opacity ${isLoading ? "opacity-60" : ""}`}>
        {page.rows.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      <PageLinks label={t("blog.pages")} page={page} queryOf={(beyond) => articleQuery(filter, beyond)} />
    </section>
  );
}

function ArticleCard({
  article,
  onDelete,
}: {
  article: ListedArticle;
  onDelete(article: ListedArticle): void;
}) {
  const { language, t } = useLanguage(panelTexts);
  const title = article.title ?? t("blog.untitled");
  const mayDelete = useRight("publish") || !article.isPublished;
  return (
    <article className="grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-title-4 [overflow-wrap:anywhere]">{title}</h2>
          <StatusBadge isPublished={article.isPublished} />
          {article.isWaiting && <StateNote text={t("blog.state.waiting")} />}
          {article.isOutdated && <StateNote text={t("blog.state.outdated")} />}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-small">
          <span>{t("blog.by", { author: article.author })}</span>
          <span>{t("blog.readTime", { minutes: article.readTime })}</span>
          <time dateTime={article.createdAt}>{formatDate(article.createdAt, language)}</time>
          <LanguageStates states={article.states} />
        </p>
        {article.excerpt && <p className="mt-3 line-clamp-2">{article.excerpt}</p>}
        {article.tags.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {article.tags.map((tag) => (
              <li key={tag} className="rounded-full bg-paper px-3 py-0.5 text-small">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex items-start gap-1">
        <Link
          to={href(article.isPublished ? "/insights/:slug" : "/admin/preview/:slug", { slug: article.slug })}
          aria-label={t("blog.view", { title })}
          className={icon}
        >
          <Eye aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </Link>
        <Link
          to={href("/admin/blog-editor/:id", { id: article.id })}
          aria-label={t("blog.edit", { title })}
          className={icon}
        >
          <Pencil aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </Link>
        {mayDelete && (
          <button
            type="button"
            aria-label={t("blog.deleteNamed", { title })}
            onClick={() => onDelete(article)}
            className={`${icon} text-error`}
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        )}
      </div>
    </article>
  );
}

const icon = "inline-flex size-11 items-center justify-center rounded-small hover:bg-paper-deep";
