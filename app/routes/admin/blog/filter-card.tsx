import { type ArticleFilter, articleStates } from "../../../data/articles/article-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { FoldedFilters } from "../../../ui/panel/folded-filters.tsx";
import { useTypedSearch } from "../../../ui/panel/hooks/use-typed-search.ts";
import { Select } from "../../../ui/panel/select-field.tsx";

type FilterCardProps = { filter: ArticleFilter; onChoose(part: Partial<ArticleFilter>): void };

/** The filter of the list; a change applies at once. */
export function FilterCard({ filter, onChoose }: FilterCardProps) {
  const { t } = useLanguage(panelTexts);
  const { typed, type, sendNow } = useTypedSearch(filter.search, (search) => onChoose({ search }));
  return (
    <div className="mt-6">
      <FilterBar label={t("blog.filter")} columns="sm:grid-cols-2 lg:grid-cols-[1fr_12rem_18rem]">
        <input
          type="search"
          aria-label={t("blog.searchLabel")}
          placeholder={t("blog.search")}
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && sendNow()}
          className="field sm:col-span-2 lg:col-span-1"
        />
        <FoldedFilters isSet={filter.status !== null || filter.state !== null}>
          <Select
            aria-label={t("blog.status")}
            every={t("blog.all")}
            chosen={filter.status}
            choices={[
              { value: "published", text: t("blog.published") },
              { value: "draft", text: t("blog.drafts") },
            ]}
            onChoose={(status) => onChoose({ status })}
          />
          <Select
            aria-label={t("blog.state")}
            every={t("blog.state.any")}
            chosen={filter.state}
            choices={articleStates.map((state) => ({ value: state, text: t(`blog.state.${state}`) }))}
            onChoose={(state) => onChoose({ state })}
          />
        </FoldedFilters>
      </FilterBar>
    </div>
  );
}
