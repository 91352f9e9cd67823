import type { Database } from "../../data/database.ts";
import type { Translate } from "../../i18n/language-texts.ts";
import { FilterBar } from "../../ui/panel/card.tsx";
import { FilterSearch } from "../../ui/panel/filter-search.tsx";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { SelectField } from "../../ui/panel/select-field.tsx";

/** The value of a choice in the address, and its label. */
export type Choice = { value: string; text: string };

/** A field of a filter by its parameter in the address: a text to search for, or one of several values. */
export type FilterField<Key extends string, Name extends string> = { name: Name; label: Key } & (
  | { hint: Key }
  | { every: Key; choices: readonly (readonly [value: string, text: Key])[] }
  /** `other` labels a value of an address that is not among those that were loaded. */
  | { every: Key; load(db: Database): Promise<readonly Choice[]>; other: Key }
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
      const isKnown = !("choices" in field) || field.choices.some(([value]) => value === given);
      return [field.name, isKnown ? given : ""];
    }),
  );
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
  return (
    <FilterBar label={label} columns="sm:grid-cols-2">
      {fields.map((field, index) => (
        <Field key={field.name} field={field} loaded={choices[index] ?? []} {...shared} />
      ))}
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
