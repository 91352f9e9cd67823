import type { ListedDownloadPage } from "../../../data/downloads/admin-downloads.ts";
import {
  everyLead,
  type LeadFilter,
  leadKinds,
  leadQuery,
  leadStatuses,
} from "../../../data/leads/lead-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { FilterSearch } from "../../../ui/panel/filter-search.tsx";
import { FoldedFilters } from "../../../ui/panel/folded-filters.tsx";
import { LabelledField, SelectField } from "../../../ui/panel/select-field.tsx";

type FilterCardProps = {
  filter: LeadFilter;
  pages: readonly ListedDownloadPage[];
  onChoose(part: Partial<LeadFilter>): void;
};

/** The filter of the list; a change applies at once. */
export function FilterCard({ filter, pages, onChoose }: FilterCardProps) {
  const { t } = useLanguage(leadsPanelTexts);
  return (
    <FilterBar label={t("leads.filter")} columns="sm:grid-cols-2 xl:grid-cols-5">
      <FilterSearch
        label={t("leads.search")}
        hint={t("leads.searchHint")}
        maxLength={200}
        search={filter.search}
        onSearch={(search) => onChoose({ search })}
        className="sm:col-span-2 xl:col-span-4"
      />
      <FoldedFilters isSet={leadQuery({ ...filter, search: "" }) !== ""}>
        <SelectField
          label={t("leads.kind")}
          every={t("leads.everyKind")}
          chosen={filter.kind}
          choices={leadKinds.map((kind) => ({ value: kind, text: t(`leads.${kind}`) }))}
          onChoose={(kind) => onChoose({ kind })}
        />
        <SelectField
          label={t("leads.status")}
          every={t("leads.everyStatus")}
          chosen={filter.status}
          choices={leadStatuses.map((status) => ({ value: status, text: t(`leads.${status}`) }))}
          onChoose={(status) => onChoose({ status })}
        />
        <SelectField
          label={t("leads.page")}
          every={t("leads.everyPage")}
          chosen={filter.pageId}
          choices={pages.map(({ id, slug }) => ({ value: id, text: slug }))}
          onChoose={(pageId) => onChoose({ pageId })}
        />
        <Day label={t("leads.from")} day={filter.from} onChoose={(from) => onChoose({ from })} />
        <Day label={t("leads.to")} day={filter.to} onChoose={(to) => onChoose({ to })} />
        <p className="flex items-end xl:col-start-5 xl:row-start-1">
          <button
            type="button"
            disabled={leadQuery(filter) === ""}
            onClick={() => onChoose(everyLead)}
            className="button button-quiet w-full px-4"
          >
            {t("leads.clear")}
          </button>
        </p>
      </FoldedFilters>
    </FilterBar>
  );
}

function Day({
  label,
  day,
  onChoose,
}: {
  label: string;
  day: string | null;
  onChoose(day: string | null): void;
}) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          min="2000-01-01"
          max="9999-12-31"
          value={day ?? ""}
          onChange={({ target }) => onChoose(target.value || null)}
          className="field"
        />
      )}
    </LabelledField>
  );
}
