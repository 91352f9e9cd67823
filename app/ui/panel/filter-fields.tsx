import { type ReactNode, useId } from "react";
import { useTypedSearch } from "./hooks/use-typed-search.ts";

type FilterSearchProps = {
  label: string;
  hint: string;
  maxLength: number;
  search: string;
  onSearch(search: string): void;
  className: string;
};

/** The search field of a filter, which applies after a pause in typing. */
export function FilterSearch({ label, hint, maxLength, search, onSearch, className }: FilterSearchProps) {
  const { typed, type, sendNow } = useTypedSearch(search, onSearch);
  return (
    <FilterLabel label={label} className={className}>
      {(id) => (
        <input
          id={id}
          type="search"
          placeholder={hint}
          maxLength={maxLength}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && sendNow()}
          className="field"
        />
      )}
    </FilterLabel>
  );
}

type FilterChoiceProps<Value extends string> = {
  label: string;
  /** The label of no choice; without it there is always one. */
  every?: string;
  chosen: Value | null;
  choices: readonly { value: Value; text: string }[];
  onChoose(value: Value | null): void;
};

export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, every, chosen, choices, onChoose } = props;
  return (
    <FilterLabel label={label}>
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
    </FilterLabel>
  );
}

type FilterLabelProps = { label: string; className?: string; children: (id: string) => ReactNode };

/** A labelled field; `children` gets its id. */
export function FilterLabel({ label, className = "", children }: FilterLabelProps) {
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
