import type { Lead } from "../../../data/leads/admin-leads.ts";
import { type LeadFilter, leadQuery } from "../../../data/leads/lead-filter.ts";
import type { ListCursor, ListPage } from "../../../data/list-cursor.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";
import { usePageFocus } from "../../../ui/panel/hooks/use-page-focus.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { LeadRow } from "./lead-row.tsx";

type LeadListProps = {
  page: ListPage<Lead>;
  count: number;
  filter: LeadFilter;
  place: ListCursor | null;
  isLoading: boolean;
};

/** A page of leads. */
export function LeadList({ page, count, filter, place, isLoading }: LeadListProps) {
  const { language, t } = useLanguage(leadsPanelTexts);
  const heading = usePageFocus<HTMLHeadingElement>(place);
  const query = leadQuery(filter, place);
  return (
    <section aria-labelledby="leads" aria-busy={isLoading} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="leads" tabIndex={-1} className="text-title-4 outline-none">
          {t("leads.list")}
        </h2>
        <p role="status" className="text-ink-soft text-small tabular-nums">
          {count === 1 ? t("leads.one") : t("leads.many", { count: formatNumber(count, language) })}
        </p>
      </div>
      {page.rows.length === 0 ? (
        <Empty isFiltered={leadQuery(filter) !== ""} />
      ) : (
        <ul className={`mt-4 grid gap-2 transition-opacity ${isLoading ? "opacity-60" : ""}`}>
          {page.rows.map((lead) => (
            <LeadRow key={lead.id} lead={lead} from={query} />
          ))}
        </ul>
      )}
      <PageLinks label={t("leads.pages")} page={page} queryOf={(beyond) => leadQuery(filter, beyond)} />
    </section>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLanguage(leadsPanelTexts);
  return (
    <EmptyState
      title={t(isFiltered ? "leads.noMatch" : "leads.empty")}
      text={t(isFiltered ? "leads.noMatchText" : "leads.emptyText")}
    />
  );
}
