import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { importNotes } from "../../../i18n/panel/import-notes.en.ts";
import type { ReportedItem } from "../../../import/import-state.ts";
import type { Plan } from "../../../import/plan.ts";
import { reportOf } from "../../../import/report.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { saveFile } from "../../../ui/panel/save-file.ts";

/** Offers all items of an import as JSON. */
export function ReportButton({ plan, items }: { plan: Plan; items: readonly ReportedItem[] }) {
  const { t } = useLanguage(importTexts);
  const { t: note } = useLanguage(importNotes);

  function save(): void {
    const report = reportOf(plan, items, ({ key, values }) => note(key, values));
    saveFile("import.json", new Blob([JSON.stringify(report, null, 2)], { type: "application/json" }));
  }

  return (
    <p>
      <button type="button" onClick={save} className={smallButton}>
        {t("import.report")}
      </button>
    </p>
  );
}
