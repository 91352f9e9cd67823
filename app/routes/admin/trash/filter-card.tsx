import { trashSources } from "../../../data/trash/trash.ts";
import type { TrashFilter } from "../../../data/trash/trash-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { trashTexts } from "../../../i18n/panel/trash.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { FilterSearch } from "../../../ui/panel/filter-search.tsx";
import { SelectField } from "../../../ui/panel/select-field.tsx";

type FilterCardProps = { filter: TrashFilter; onChoose(part: Partial<TrashFilter>): void };

/** Chooses of which kind items are shown, and searches them. */
export function FilterCard({ filter, onChoose }: FilterCardProps) {
  const { t } = useLanguage(trashTexts);
  return (
    <FilterBar label={t("trash.filter")} columns="sm:grid-cols-2 lg:grid-cols-[1fr_14rem]">
      <FilterSearch
        label={t("trash.searchLabel")}
        hint={t("trash.search")}
        maxLength={200}
        search={filter.search}
        onSearch={(search) => onChoose({ search })}
        className=""
      />
      <SelectField
        label={t("trash.kind")}
        every={t("trash.every")}
        chosen={filter.source}
        choices={trashSources.map((value) => ({ value, text: t(`trash.${value}`) }))}
        onChoose={(source) => onChoose({ source })}
      />
    </FilterBar>
  );
}
