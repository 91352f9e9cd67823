import { useTypedSearch } from "./hooks/use-typed-search.ts";
import { LabelledField } from "./select-field.tsx";

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
    <LabelledField label={label} className={className}>
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
    </LabelledField>
  );
}
