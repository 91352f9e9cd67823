import { type ReactNode, useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { LabelledField } from "../../../ui/panel/select-field.tsx";

type BoundedListProps<Row> = {
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** What is searched. */
  textOf(row: Row): string;
  children(row: Row): ReactNode;
};

const [shownAtOnce, searchedFrom] = [200, 10];

/** A list that is searched, and shown in parts. */
export function BoundedList<Row>({ rows, keyOf, textOf, children }: BoundedListProps<Row>) {
  const { language, t } = useLanguage(importTexts);
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(shownAtOnce);
  const wanted = search.trim().toLowerCase();
  const found = wanted === "" ? rows : rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
  return (
    <div className="grid min-w-0 gap-3">
      {rows.length > searchedFrom && (
        <LabelledField label={t("word.search")} className="max-w-sm">
          {(id) => (
            <input
              id={id}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              className="field"
            />
          )}
        </LabelledField>
      )}
      {found.length === 0 && <p role="status">{t("import.nothingFound")}</p>}
      <ul {...scrolled} className="max-h-112 divide-y divide-line overflow-y-auto px-1 empty:hidden">
        {found.slice(0, most).map((row) => (
          <li key={keyOf(row)} className="py-2 [overflow-wrap:anywhere]">
            {children(row)}
          </li>
        ))}
      </ul>
      {found.length > most && (
        <p>
          <button type="button" onClick={() => setMost(most + shownAtOnce)} className={smallButton}>
            {t("import.more", { count: formatNumber(found.length - most, language) })}
          </button>
        </p>
      )}
    </div>
  );
}

/** Focusable, for scrolling by keyboard. */
const scrolled = { tabIndex: 0 };
