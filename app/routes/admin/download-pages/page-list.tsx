import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { href, Link, useSearchParams } from "react-router";
import type { ListedDownloadPage } from "../../../data/downloads/admin-downloads.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { downloadPanelTexts } from "../../../i18n/panel/downloads.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";
import { OpenIcon } from "../../../ui/panel/open-icon.tsx";
import { StateNote, StatusBadge } from "../../../ui/panel/status-badge.tsx";

type PageListProps = {
  pages: readonly ListedDownloadPage[];
  onDelete(page: ListedDownloadPage): void;
};

/** All download pages; the one of `?page={id}` is scrolled into view and highlighted. */
export function PageList({ pages, onDelete }: PageListProps) {
  const { t } = useLanguage(downloadPanelTexts);
  const [search] = useSearchParams();
  const named = search.get("page");
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className="text-title-4">
        {t("downloads.pages")}
      </h2>
      {pages.length === 0 && <EmptyState text={t("downloads.empty")} />}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {pages.map((page) => (
          <Row key={page.id} page={page} isNamed={page.id === named} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { page: ListedDownloadPage; isNamed: boolean; onDelete(page: ListedDownloadPage): void };

function Row({ page, isNamed, onDelete }: RowProps) {
  const { language, t } = useLanguage(downloadPanelTexts);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: "center" });
  }, [isNamed]);
  const { slug } = page;
  return (
    <li
      ref={row}
      aria-current={isNamed ? "true" : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-white py-3 pr-3 pl-5 aria-[current=true]:border-accent aria-[current=true]:bg-warning-soft"
    >
      <div className="min-w-0 grow basis-full sm:basis-52">
        <h3 className="font-semibold font-text text-base tracking-normal [overflow-wrap:anywhere]">{slug}</h3>
        <p className="text-ink-soft text-small">
          {t("downloads.createdOn", { date: formatDate(page.createdAt, language) })}
        </p>
      </div>
      <StatusBadge isPublished={page.isActive} />
      {page.isWaiting && <StateNote text={t("downloads.waiting")} />}
      <div className="ml-auto flex gap-1">
        <OpenIcon
          label={t("downloads.open", { slug: page.slug })}
          to={page.isActive ? href("/download/:slug", { slug: page.slug }) : null}
        />
        <Link
          to={href("/admin/download-pages/:id", { id: page.id })}
          aria-label={t("downloads.edit", { slug })}
          className={iconButton}
        >
          <Pencil aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </Link>
        <button
          type="button"
          aria-label={t("downloads.delete", { slug })}
          onClick={() => onDelete(page)}
          className={`${iconButton} text-error`}
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </li>
  );
}
