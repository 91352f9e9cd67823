import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { ImportAccount } from "./import-account.tsx";
import type { DryRun } from "./import-engine.ts";
import { ItemCounts } from "./item-counts.tsx";
import { ItemList } from "./item-list.tsx";
import { ReportButton } from "./report-button.tsx";
import { fileInFolder } from "./uploads-folder.ts";

/** What an import would take, change and leave behind. */
export function DryRunCard({ dry: { plan, items, folder } }: { dry: DryRun }) {
  const { language, t } = useLanguage(importTexts);
  const count = (number: number) => formatNumber(number, language);
  const files = items.filter(({ kind, outcome }) => kind === "file" && outcome === "new");
  const found = folder && files.filter(({ key }) => fileInFolder(folder, key.replace(/^file:/, ""))).length;
  return (
    <Card title={t("import.dry")} className="grid min-w-0 gap-5 p-5 sm:p-6">
      <p role="status" className="text-ink-soft [overflow-wrap:anywhere]">
        {t("import.dryAbout", { source: plan.source })}
      </p>
      <ImportAccount plan={plan} items={items} />
      <ItemCounts items={items} />
      {files.length > 0 && (
        <p className={found === files.length ? "" : "font-semibold text-warning"}>
          {t(found === null ? "import.noFolder" : found === 0 ? "import.noneInFolder" : "import.inFolder", {
            count: count(files.length),
            found: count(found ?? 0),
          })}
        </p>
      )}
      <ItemList
        title={(number) => t("import.noted", { count: number })}
        items={items.filter(({ kind, notes }) => kind !== "other" && notes.length > 0)}
      />
      <ReportButton plan={plan} items={items} />
    </Card>
  );
}
