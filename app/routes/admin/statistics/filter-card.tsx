import type { PageCount } from "../../../data/statistics/statistics.ts";
import { daysOf, periods, type StatisticsFilter } from "../../../data/statistics/statistics-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { FoldedFilters } from "../../../ui/panel/folded-filters.tsx";
import { SelectField } from "../../../ui/panel/select-field.tsx";
import { RangeForm } from "./range-form.tsx";

type FilterCardProps = {
  filter: StatisticsFilter;
  pages: readonly PageCount[];
  today: string;
  onChoose(part: Partial<StatisticsFilter>): void;
};

/** Chooses what the statistics are about; a change applies at once. */
export function FilterCard({ filter, pages, today, onChoose }: FilterCardProps) {
  const { t } = useLanguage(statisticsTexts);
  const paths = pages.map(({ path }) => path);
  // A page may have no views in the chosen period.
  const all = filter.path === null || paths.includes(filter.path) ? paths : [filter.path, ...paths];
  return (
    <FilterBar label={t("statistics.filter")} columns="sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label={t("statistics.period")}
        chosen={typeof filter.period === "object" ? "custom" : String(filter.period)}
        choices={[
          ...periods.map((period) => ({ value: String(period), text: t(`statistics.period.${period}`) })),
          { value: "custom", text: t("statistics.period.custom") },
        ]}
        onChoose={(chosen) =>
          onChoose({
            period: periods.find((period) => String(period) === chosen) ?? daysOf(filter.period, today),
          })
        }
      />
      <FoldedFilters isSet={filter.language !== null || filter.path !== null}>
        <SelectField
          label={t("statistics.language")}
          every={t("statistics.everyLanguage")}
          chosen={filter.language}
          choices={languages.map((language) => ({ value: language, text: t(`statistics.${language}`) }))}
          onChoose={(language) => onChoose({ language })}
        />
        <div className="sm:col-span-2">
          <SelectField
            label={t("statistics.page")}
            every={t("statistics.everyPage")}
            chosen={filter.path}
            choices={all.map((path) => ({ value: path, text: path === "/" ? t("statistics.home") : path }))}
            onChoose={(path) => onChoose({ path })}
          />
        </div>
      </FoldedFilters>
      {typeof filter.period === "object" && (
        <RangeForm range={filter.period} today={today} onChoose={(period) => onChoose({ period })} />
      )}
    </FilterBar>
  );
}
