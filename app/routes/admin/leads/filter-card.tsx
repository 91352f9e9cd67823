import { type ReactNode, useId } from "react";
import type { ListedDownloadPage } from "../../../data/downloads/admin-downloads.ts";
import {
  everyLead,
  type LeadFilter,
  leadKinds,
  leadQuery,
  leadStatuses,
} from "../../../data/leads/lead-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.ts";
import { useTypedSearch } from "../hooks/use-typed-search.ts";

type FilterCardProps = {
  filter: LeadFilter;
  pages: readonly ListedDownloadPage[];
  onChoose(part: Partial<LeadFilter>): void;
};

/** The filter of the list; a change applies at once. */
export function FilterCard({ filter, pages, onChoose }: FilterCardProps) {
  const { t } = useLanguage(leadsPanelTexts);
  return (
    <search
      aria-label={t("leads.filter")}
      className="grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-2 xl:grid-cols-5"
    >
      <SearchField search={filter.search} onSearch={(search) => onChoose({ search })} />
      <Choice
        label={t("leads.kind")}
        every={t("leads.everyKind")}
        chosen={filter.kind}
        choices={leadKinds.map((kind) => ({ value: kind, text: t(`leads.${kind}`) }))}
        onChoose={(kind) => onChoose({ kind })}
      />
      <Choice
        label={t("leads.status")}
        every={t("leads.everyStatus")}
        chosen={filter.status}
        choices={leadStatuses.map((status) => ({ value: status, text: t(`leads.${status}`) }))}
        onChoose={(status) => onChoose({ status })}
      />
      <Choice
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
    </search>
  );
}

function SearchField({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const { t } = useLanguage(leadsPanelTexts);
  const { typed, type, sendNow } = useTypedSearch(search, onSearch);
  return (
    <Labelled label={t("leads.search")} className="sm:col-span-2 xl:col-span-4">
      {(id) => (
        <input
          id={id}
          type="search"
          placeholder={t("leads.searchHint")}
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && sendNow()}
          className="field"
        />
      )}
    </Labelled>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** The label of no choice. */
  every: string;
  chosen: Value | null;
  choices: readonly { value: Value; text: string }[];
  onChoose(value: Value | null): void;
};

function Choice<Value extends string>({ label, every, chosen, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={chosen ?? ""}
          onChange={({ target }) =>
            onChoose(choices.find(({ value }) => value === target.value)?.value ?? null)
          }
          className="field"
        >
          <option value="">{every}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
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
    <Labelled label={label}>
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
    </Labelled>
  );
}

type LabelledProps = { label: string; className?: string; children: (id: string) => ReactNode };

function Labelled({ label, className = "", children }: LabelledProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
