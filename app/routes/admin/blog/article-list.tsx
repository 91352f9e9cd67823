import { Eye, Pencil, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { href, Link } from "react-router";
import type { ListedArticle } from "../../../data/admin-articles.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import { StatusBadge } from "../status-badge.tsx";

/** How many cards are added at once: thousands would make the page slow. */
const step = 30;

type ArticleListProps = { articles: readonly ListedArticle[]; onDelete(article: ListedArticle): void };

/** The cards of what was found; drawn anew only when that changes, not with each key that is typed. */
export const ArticleList = memo(List);

function List({ articles, onDelete }: ArticleListProps) {
  const { t } = useLanguage(panelTexts);
  const [most, setMost] = useState(step);
  const shown = articles.slice(0, most);
  if (articles.length === 0) {
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
    <>
      <ul className="mt-6 grid gap-4">
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {shown.length < articles.length && (
        <div className="mt-6 flex flex-wrap items-center justify-center gap-4">
          <p className="text-ink-soft text-small" role="status">
            {t("blog.shown", { shown: shown.length, found: articles.length })}
          </p>
          <button type="button" onClick={() => setMost(most + step)} className="button button-quiet">
            {t("blog.more")}
          </button>
        </div>
      )}
    </>
  );
}

function ArticleCard({
  article,
  onDelete,
}: {
  article: ListedArticle;
  onDelete(article: ListedArticle): void;
}) {
  const { t } = useLanguage(panelTexts);
  const title = article.title ?? t("blog.untitled");
  return (
    <article className="grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-title-4 [overflow-wrap:anywhere]">{title}</h2>
          <StatusBadge isPublished={article.isPublished} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-small">
          <span>{t("blog.by", { author: article.author })}</span>
          <span>{t("blog.readTime", { minutes: article.readTime })}</span>
          <time dateTime={article.createdAt}>{formatDate(article.createdAt, "en")}</time>
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
        <button
          type="button"
          aria-label={t("blog.deleteNamed", { title })}
          onClick={() => onDelete(article)}
          className={`${icon} text-error`}
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </article>
  );
}

const icon = "inline-flex size-11 items-center justify-center rounded-small hover:bg-paper-deep";
