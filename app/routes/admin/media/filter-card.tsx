import { type ReactNode, useId } from "react";
import {
  allMedia,
  type MediaFilter,
  mediaKinds,
  mediaQuery,
  mediaSearchLimit,
  mediaSorts,
  mediaUses,
} from "../../../data/media/media-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.ts";
import { useTypedSearch } from "../hooks/use-typed-search.ts";
import { recentMonths } from "./recent-months.ts";

type FilterCardProps = { filter: MediaFilter; onChoose(part: Partial<MediaFilter>): void };

/** The filter and order of the library; a change applies at once. */
export function FilterCard({ filter, onChoose }: FilterCardProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const sorts = mediaSorts.map((sort) => ({ value: sort, text: t(`media.sort.${sort}`) }));
  return (
    <search
      aria-label={t("media.filter")}
      className="grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-2 xl:grid-cols-4"
    >
      <SearchField search={filter.search} onSearch={(search) => onChoose({ search })} />
      <Choice
        label={t("media.kind")}
        every={t("media.everyKind")}
        chosen={filter.kind}
        choices={mediaKinds.map((kind) => ({ value: kind, text: t(`media.kind.${kind}`) }))}
        onChoose={(kind) => onChoose({ kind })}
      />
      <Choice
        label={t("media.use")}
        every={t("media.everyUse")}
        chosen={filter.use}
        choices={mediaUses.map((use) => ({ value: use, text: t(`media.use.${use}`) }))}
        onChoose={(use) => onChoose({ use })}
      />
      <Choice
        label={t("media.month")}
        every={t("media.everyMonth")}
        chosen={filter.month}
        choices={recentMonths(new Date(), filter.month)}
        onChoose={(month) => onChoose({ month })}
      />
      <Choice
        label={t("media.sort")}
        chosen={filter.sort}
        choices={sorts}
        onChoose={(sort) => onChoose({ sort: sort ?? "newest" })}
      />
      <p className="flex items-end xl:col-start-4 xl:row-start-1">
        <button
          type="button"
          disabled={mediaQuery(filter) === ""}
          onClick={() => onChoose(allMedia)}
          className="button button-quiet w-full px-4"
        >
          {t("media.clear")}
        </button>
      </p>
    </search>
  );
}

function SearchField({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const { t } = useLanguage(mediaPanelTexts);
  const { typed, type, sendNow } = useTypedSearch(search, onSearch);
  return (
    <Labelled label={t("media.search")} className="sm:col-span-2 xl:col-span-3">
      {(id) => (
        <input
          id={id}
          type="search"
          placeholder={t("media.searchHint")}
          maxLength={mediaSearchLimit}
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
  /** The label of no choice; without it there is always one. */
  every?: string;
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
          {every !== undefined && <option value="">{every}</option>}
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
