import { Pencil, Trash2 } from "lucide-react";
import { href, Link } from "react-router";
import { useRight } from "../../../account/rights.ts";
import type { ListCursor, ListPage } from "../../../data/list-cursor.ts";
import type { ListedPage } from "../../../data/pages/admin-pages.ts";
import { pagePath } from "../../../data/pages/page-address.ts";
import { type PageFilter, pageQuery } from "../../../data/pages/page-filter.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { usePageFocus } from "../../../ui/panel/hooks/use-page-focus.ts";
import { OpenIcon } from "../../../ui/panel/open-icon.tsx";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { StateNote, StatusBadge } from "../../../ui/panel/status-badge.tsx";
import { LanguageStates } from "../blog/language-states.tsx";

type PageListProps = {
  page: ListPage<ListedPage>;
  filter: PageFilter;
  place: ListCursor | null;
  isLoading: boolean;
  onDelete(page: ListedPage): void;
};

/** A part of the pages. */
export function PageList({ page, filter, place, isLoading, onDelete }: PageListProps) {
  const { t } = useLanguage(pageListTexts);
  const list = usePageFocus<HTMLElement>(place);
  if (page.rows.length === 0) {
    return (
      <div className="py-20 text-center">
        <p>{t("pages.empty")}</p>
        <Link to={href("/admin/pages/new")} className="button button-quiet mt-6">
          {t("pages.first")}
        </Link>
      </div>
    );
  }
  return (
    <section
      ref={list}
      aria-label={t("pages.list")}
      aria-busy={isLoading}
      tabIndex={-1}
      className="mt-6 outline-none"
    >
      <ul className={`grid gap-3 transition-opacity ${isLoading ? "opacity-60" : ""}`}>
        {page.rows.map((row) => (
          <li key={row.id}>
            <Row page={row} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      <PageLinks label={t("pages.more")} page={page} queryOf={(beyond) => pageQuery(filter, beyond)} />
    </section>
  );
}

function Row({ page, onDelete }: { page: ListedPage; onDelete(page: ListedPage): void }) {
  const { language, t } = useLanguage(pageListTexts);
  const { t: panel } = useLanguage(panelTexts);
  const title = page.title ?? t("pages.untitled");
  const mayDelete = useRight("publish") || !page.isPublished;
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-white py-3 pr-3 pl-5">
      <div className="min-w-0 grow basis-full sm:basis-52">
        <h2 className="font-semibold font-text text-base tracking-normal [overflow-wrap:anywhere]">
          <Link to={href("/admin/pages/:id", { id: page.id })} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-small">
          <span>{t(`pages.${page.kind}`)}</span>
          <span>{t("pages.changed", { date: formatDate(page.updatedAt, language) })}</span>
          <LanguageStates states={page.states} />
        </p>
      </div>
      <StatusBadge isPublished={page.isPublished} />
      {page.isWaiting && <StateNote text={panel("blog.state.waiting")} />}
      <div className="ml-auto flex gap-1">
        <OpenIcon
          label={t("pages.view", { title })}
          to={page.isPublished ? pagePath(page.kind, page.slug) : null}
        />
        <Link
          to={href("/admin/pages/:id", { id: page.id })}
          aria-label={t("pages.edit", { title })}
          className={iconButton}
        >
          <Pencil aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </Link>
        {mayDelete && (
          <button
            type="button"
            aria-label={t("pages.delete", { title })}
            onClick={() => onDelete(page)}
            className={`${iconButton} text-error`}
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        )}
      </div>
    </article>
  );
}
