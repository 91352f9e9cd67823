import type { Database } from "../../data/database.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Translate } from "../../i18n/language-texts.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { FilterBar } from "../../ui/panel/card.tsx";
import { FilterSearch } from "../../ui/panel/filter-search.tsx";
import { FoldedFilters } from "../../ui/panel/folded-filters.tsx";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LabelledField, SelectField } from "../../ui/panel/select-field.tsx";

/** The value of a choice in the address, and its label. */
export type Choice = { value: string; text: string };

/** A field of a filter by its parameter in the address: a text to search for, one of several values, or a day. */
export type FilterField<Key extends string, Name extends string> = { name: Name; label: Key } & (
  | { hint: Key }
  | { every: Key; choices: readonly (readonly [value: string, text: Key])[] }
  /** `other` labels a value of an address that is not among those that were loaded. */
  | { every: Key; load(db: Database): Promise<readonly Choice[]>; other: Key }
  /** As YYYY-MM-DD. */
  | { isDay: true }
);

/** The value of a field; empty when none is chosen. */
export type Chosen<Name extends string> = (name: Name) => string;

/** The values of all fields by their parameters. */
export type Values = Readonly<Record<string, string>>;

type Fields<Key extends string> = readonly FilterField<Key, string>[];

/** Of the longest text that is searched for. */
const maxLength = 200;

/** The values of an address; what a field can't have is ignored. */
export function readValues<Key extends string>(fields: Fields<Key>, address: URLSearchParams): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const given = (address.get(field.name) ?? "").trim().slice(0, maxLength);
      return [field.name, canHave(field, given) ? given : ""];
    }),
  );
}

function canHave<Key extends string>(field: FilterField<Key, string>, value: string): boolean {
  if ("isDay" in field) return isDay(value);
  return !("choices" in field) || field.choices.some(([known]) => known === value);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text > "1";
}

/** The choices that fields load, in the order of the fields; empty where that failed. */
export function loadChoices<Key extends string>(fields: Fields<Key>, db: Database) {
  return Promise.all(fields.map(async (field) => ("load" in field && (await orNull(field.load(db)))) || []));
}

type FilterProps<Key extends string> = {
  label: string;
  fields: Fields<Key>;
  choices: readonly (readonly Choice[])[];
  values: Values;
  t: Translate<Key>;
  onChoose(part: Values): void;
};

/** The filter of a list; a change applies at once. */
export function Filter<Key extends string>({ label, fields, choices, ...shared }: FilterProps<Key>) {
  const { values, onChoose } = shared;
  const { t: panel } = useLanguage(panelTexts);
  const isSet = Object.values(values).some(Boolean);
  const searches = fields.filter((field) => "hint" in field);
  const others = fields.filter((field) => !("hint" in field));
  const isWide = others.length > 2;
  const draw = (field: FilterField<Key, string>) => (
    <Field key={field.name} field={field} loaded={choices[fields.indexOf(field)] ?? []} {...shared} />
  );
  const clear = others.length > 1 && (
    <p className={isWide ? "max-sm:has-disabled:hidden" : "flex items-end"}>
      <button
        type="button"
        disabled={!isSet}
        onClick={() => onChoose(Object.fromEntries(fields.map(({ name }) => [name, ""])))}
        className="button button-quiet w-full px-4"
      >
        {panel("panel.clearFilter")}
      </button>
    </p>
  );
  return (
    <FilterBar label={label} columns="sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
      {isWide ? (
        <div className="col-span-full grid items-end gap-4 sm:grid-cols-[1fr_auto]">
          {searches.map(draw)}
          {clear}
        </div>
      ) : (
        searches.map(draw)
      )}
      {others.length < 2 ? (
        others.map(draw)
      ) : (
        <FoldedFilters isSet={others.some(({ name }) => values[name])}>
          {others.map(draw)}
          {!isWide && clear}
        </FoldedFilters>
      )}
    </FilterBar>
  );
}

type FieldProps<Key extends string> = Pick<FilterProps<Key>, "values" | "t" | "onChoose"> & {
  field: FilterField<Key, string>;
  loaded: readonly Choice[];
};

function Field<Key extends string>({ field, loaded, values, t, onChoose }: FieldProps<Key>) {
  const value = values[field.name] ?? "";
  const choose = (chosen: string | null) => onChoose({ [field.name]: chosen ?? "" });
  if ("hint" in field) {
    return (
      <FilterSearch
        label={t(field.label)}
        hint={t(field.hint)}
        maxLength={maxLength}
        search={value}
        onSearch={choose}
        className=""
      />
    );
  }
  if ("isDay" in field) {
    return (
      <LabelledField label={t(field.label)}>
        {(id) => (
          <input
            id={id}
            type="date"
            min="2000-01-01"
            max="9999-12-31"
            value={value}
            onChange={({ target }) => choose(target.value)}
            className="field"
          />
        )}
      </LabelledField>
    );
  }
  const known =
    "load" in field ? loaded : field.choices.map(([one, text]) => ({ value: one, text: t(text) }));
  const isUnknown = value !== "" && !known.some((choice) => choice.value === value);
  return (
    <SelectField
      label={t(field.label)}
      every={t(field.every)}
      chosen={value || null}
      choices={"load" in field && isUnknown ? [{ value, text: t(field.other) }, ...known] : known}
      onChoose={choose}
    />
  );
}
