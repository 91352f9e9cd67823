import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { importNotes } from "../../../i18n/panel/import-notes.en.ts";
import type { ReportedItem } from "../../../import/import-state.ts";
import type { Plan } from "../../../import/plan.ts";
import { accountOf } from "../../../import/report.ts";

/** What the files have, how much of it is taken, and why the others are not; with what is said of the files as a whole. */
export function ImportAccount({ plan, items }: { plan: Plan; items: readonly ReportedItem[] }) {
  const { language, t } = useLanguage(importTexts);
  const { t: note } = useLanguage(importNotes);
  const count = (number: number) => formatNumber(number, language);
  const { inFile, taken, notTaken } = accountOf(plan, items);
  const reasons = Map.groupBy(notTaken, ({ reason }) => (reason ? note(reason.key, reason.values) : ""));
  return (
    <>
      {plan.notes.map(({ key, values }) => (
        <p key={note(key, values)}>{note(key, values)}</p>
      ))}
      <p>
        {t("import.account", { inFile: count(inFile), taken: count(taken), left: count(inFile - taken) })}
      </p>
      {taken === 0 && (
        <p role="alert" className="font-semibold text-warning">
          {t("import.nothingTaken")}
        </p>
      )}
      {reasons.size > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            {t("import.leftReasons", { count: count(inFile - taken) })}
          </summary>
          <ul className="grid gap-1 text-small">
            {[...reasons].map(([reason, left]) => {
              const times = left.reduce((sum, one) => sum + one.count, 0);
              return (
                <li key={reason}>
                  {reason}{" "}
                  {times > 1 && (
                    <span className="text-ink-soft">{t("import.times", { count: count(times) })}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
