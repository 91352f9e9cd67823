import { type FormEvent, useEffect, useId, useState } from "react";
import { type DayRange, earliestDay, rangeProblem } from "../../../data/statistics/day-range.ts";
import type { PageCount } from "../../../data/statistics/statistics.ts";
import { daysOf, periods, type StatisticsFilter } from "../../../data/statistics/statistics-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { FoldedFilters } from "../../../ui/panel/folded-filters.tsx";
import { LabelledField, SelectField } from "../../../ui/panel/select-field.tsx";

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
          label={t("word.language")}
          every={t("statistics.everyLanguage")}
          chosen={filter.language}
          choices={languages.map((language) => ({ value: language, text: t(`word.${language}`) }))}
          onChoose={(language) => onChoose({ language })}
        />
        <div className="sm:col-span-2">
          <SelectField
            label={t("word.page")}
            every={t("word.everyPage")}
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

type RangeFormProps = {
  range: DayRange;
  today: string;
  onChoose(range: DayRange): void;
};

/** The first and last day of a period. Applies by its button: half a day is typed in between. */
function RangeForm({ range: { from, to }, today, onChoose }: RangeFormProps) {
  const { t } = useLanguage(statisticsTexts);
  const id = useId();
  const [typed, setTyped] = useState({ from, to });
  useEffect(() => setTyped({ from, to }), [from, to]);
  const problem = rangeProblem({ from, to }, today);

  function choose(event: FormEvent): void {
    event.preventDefault();
    onChoose(typed);
  }

  return (
    <form
      onSubmit={choose}
      noValidate
      aria-label={t("statistics.period.custom")}
      className="col-span-full grid gap-4 border-line border-t pt-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {(["from", "to"] as const).map((end) => (
        <LabelledField key={end} label={t(`statistics.${end}`)}>
          {(field) => (
            <input
              id={field}
              type="date"
              min={earliestDay}
              max={today}
              value={typed[end]}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? id : undefined}
              className="field"
            />
          )}
        </LabelledField>
      ))}
      <p className="flex items-end">
        <button type="submit" className="button button-quiet px-5">
          {t("statistics.showPeriod")}
        </button>
      </p>
      <p id={id} role="alert" className="col-span-full font-semibold text-error text-small empty:hidden">
        {problem && t(`statistics.range.${problem}`)}
      </p>
    </form>
  );
}
