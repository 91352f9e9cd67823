import { type AuditFilter, auditQuery } from "../../../data/audit-log/audit-filter.ts";
import type { AuditEntry } from "../../../data/audit-log/audit-log.ts";
import type { ListCursor, ListPage } from "../../../data/list-cursor.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { auditPanelTexts } from "../../../i18n/panel/audit-log.en.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";
import { usePageFocus } from "../../../ui/panel/hooks/use-page-focus.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { describeActor, describeEvent } from "./describe-entry.ts";

type EntryListProps = {
  page: ListPage<AuditEntry>;
  filter: AuditFilter;
  place: ListCursor | null;
  isLoading: boolean;
};

/** A page of audit events. */
export function EntryList({ page, filter, place, isLoading }: EntryListProps) {
  const { t } = useLanguage(auditPanelTexts);
  const heading = usePageFocus<HTMLHeadingElement>(place);
  const isFiltered = filter.kind !== null || filter.person !== null;
  return (
    <section aria-labelledby="entries" aria-busy={isLoading} className="min-w-0">
      <h2 ref={heading} id="entries" tabIndex={-1} className="text-title-4 outline-none">
        {t("audit.list")}
      </h2>
      {page.rows.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? "audit.noMatch" : "audit.empty")}
          text={t(isFiltered ? "audit.noMatchText" : "audit.emptyText")}
        />
      ) : (
        <ol
          className={`mt-4 divide-y divide-line rounded-card border border-line bg-white transition-opacity ${isLoading ? "opacity-60" : ""}`}
        >
          {page.rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <PageLinks label={t("audit.pages")} page={page} queryOf={(beyond) => auditQuery(filter, beyond)} />
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { language, t } = useLanguage(auditPanelTexts);
  return (
    <li className="grid gap-x-5 gap-y-1 px-5 py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{describeEvent(entry, language, t)}</p>
        <p className="text-ink-soft text-small">
          {describeActor(entry, t)}
          {entry.networkHash && (
            <span title={t("audit.placeHint")}>{` · ${t("audit.place", { place: entry.networkHash })}`}</span>
          )}
        </p>
      </div>
      <time dateTime={entry.createdAt} className="text-ink-soft text-small tabular-nums">
        {formatTime(entry.createdAt, language)}
      </time>
    </li>
  );
}
