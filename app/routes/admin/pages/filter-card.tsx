import { pageKinds } from "../../../content/page-kinds.ts";
import type { PageFilter } from "../../../data/pages/page-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { useTypedSearch } from "../../../ui/panel/hooks/use-typed-search.ts";
import { Select } from "../../../ui/panel/select-field.tsx";

type FilterCardProps = { filter: PageFilter; onChoose(part: Partial<PageFilter>): void };

/** The filter of the list; a change applies at once. */
export function FilterCard({ filter, onChoose }: FilterCardProps) {
  const { t } = useLanguage(pageListTexts);
  const { typed, type, sendNow } = useTypedSearch(filter.search, (search) => onChoose({ search }));
  return (
    <FilterBar label={t("pages.filter")} columns="sm:grid-cols-2 lg:grid-cols-[1fr_14rem]">
      <input
        type="search"
        aria-label={t("pages.searchLabel")}
        placeholder={t("pages.search")}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && sendNow()}
        className="field"
      />
      <Select
        aria-label={t("pages.kindLabel")}
        every={t("pages.every")}
        chosen={filter.kind}
        choices={pageKinds.map((kind) => ({ value: kind, text: t(`pages.${kind}`) }))}
        onChoose={(kind) => onChoose({ kind })}
      />
    </FilterBar>
  );
}
