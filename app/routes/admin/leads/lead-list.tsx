import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { LeadPage } from "../../../data/admin-leads.ts";
import { type LeadFilter, type LeadPlace, leadQuery } from "../../../data/lead-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel-leads.ts";
import { LeadRow } from "./lead-row.tsx";

type LeadListProps = {
  page: LeadPage;
  count: number;
  filter: LeadFilter;
  place: LeadPlace | null;
  isLoading: boolean;
};

/** The leads that a filter finds, a screen of them at a time. */
export function LeadList({ page, count, filter, place, isLoading }: LeadListProps) {
  const { t } = useLanguage(leadsPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    // Whoever turned the page goes on at its beginning.
    if (place && place !== shown.current) heading.current?.focus({ preventScroll: true });
    shown.current = place;
  }, [place]);
  const query = leadQuery(filter, place);
  return (
    <section aria-labelledby="leads" aria-busy={isLoading} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="leads" tabIndex={-1} className="text-title-4 outline-none">
          {t("leads.list")}
        </h2>
        <p role="status" className="text-ink-soft text-small tabular-nums">
          {count === 1 ? t("leads.one") : t("leads.many", { count: count.toLocaleString("en-GB") })}
        </p>
      </div>
      {page.leads.length === 0 ? (
        <Empty isFiltered={leadQuery(filter) !== ""} />
      ) : (
        <ul className={`mt-4 grid gap-2 transition-opacity ${isLoading ? "opacity-60" : ""}`}>
          {page.leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} from={query} />
          ))}
        </ul>
      )}
      <Pages page={page} filter={filter} />
    </section>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLanguage(leadsPanelTexts);
  return (
    <div className="mt-4 rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p className="font-semibold">{t(isFiltered ? "leads.noMatch" : "leads.empty")}</p>
      <p className="mt-1 text-ink-soft">{t(isFiltered ? "leads.noMatchText" : "leads.emptyText")}</p>
    </div>
  );
}

function Pages({ page: { newer, older }, filter }: { page: LeadPage; filter: LeadFilter }) {
  const { t } = useLanguage(leadsPanelTexts);
  if (!newer && !older) return null;
  return (
    <nav aria-label={t("leads.pages")} className="mt-6 flex flex-wrap justify-between gap-3">
      <p>
        {newer && (
          <Link to={{ search: leadQuery(filter, newer) }} rel="prev" className="button button-quiet">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t("leads.newer")}
          </Link>
        )}
      </p>
      <p>
        {older && (
          <Link to={{ search: leadQuery(filter, older) }} rel="next" className="button button-quiet">
            {t("leads.older")}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        )}
      </p>
    </nav>
  );
}
