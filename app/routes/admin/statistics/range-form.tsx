import { type FormEvent, useEffect, useId, useState } from "react";
import { type DayRange, earliestDay, rangeProblem } from "../../../data/statistics/day-range.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { statisticsTexts } from "../../../i18n/panel/statistics.en.ts";
import { LabelledField } from "../../../ui/panel/select-field.tsx";

type RangeFormProps = {
  range: DayRange;
  today: string;
  onChoose(range: DayRange): void;
};

/** The first and last day of a period. Applies by its button: half a day is typed in between. */
export function RangeForm({ range: { from, to }, today, onChoose }: RangeFormProps) {
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
