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
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { FilterSearch } from "../../../ui/panel/filter-search.tsx";
import { FoldedFilters } from "../../../ui/panel/folded-filters.tsx";
import { SelectField } from "../../../ui/panel/select-field.tsx";
import { recentMonths } from "./recent-months.ts";

type FilterCardProps = { filter: MediaFilter; onChoose(part: Partial<MediaFilter>): void };

/** The filter and order of the library; a change applies at once. */
export function FilterCard({ filter, onChoose }: FilterCardProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const sorts = mediaSorts.map((sort) => ({ value: sort, text: t(`media.sort.${sort}`) }));
  return (
    <FilterBar label={t("media.filter")} columns="sm:grid-cols-2 xl:grid-cols-4">
      <FilterSearch
        label={t("media.search")}
        hint={t("media.searchHint")}
        maxLength={mediaSearchLimit}
        search={filter.search}
        onSearch={(search) => onChoose({ search })}
        className="sm:col-span-2 xl:col-span-3"
      />
      <FoldedFilters isSet={mediaQuery({ ...filter, search: "" }) !== ""}>
        <SelectField
          label={t("media.kind")}
          every={t("media.everyKind")}
          chosen={filter.kind}
          choices={mediaKinds.map((kind) => ({ value: kind, text: t(`media.kind.${kind}`) }))}
          onChoose={(kind) => onChoose({ kind })}
        />
        <SelectField
          label={t("media.use")}
          every={t("media.everyUse")}
          chosen={filter.use}
          choices={mediaUses.map((use) => ({ value: use, text: t(`media.use.${use}`) }))}
          onChoose={(use) => onChoose({ use })}
        />
        <SelectField
          label={t("media.month")}
          every={t("media.everyMonth")}
          chosen={filter.month}
          choices={recentMonths(new Date(), filter.month, language)}
          onChoose={(month) => onChoose({ month })}
        />
        <SelectField
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
      </FoldedFilters>
    </FilterBar>
  );
}
