import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import type { ReportedItem } from "../../../import/import-state.ts";
import type { Plan } from "../../../import/plan.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { ImportAccount } from "./import-account.tsx";
import { notTaken } from "./import-engine.ts";
import { ItemCounts } from "./item-counts.tsx";
import { ItemList } from "./item-list.tsx";
import { ReportButton } from "./report-button.tsx";

type ResultCardProps = { plan: Plan; items: readonly ReportedItem[]; isDone: boolean };

/** What an import has taken, all of it or until it stopped. */
export function ResultCard({ plan, items, isDone }: ResultCardProps) {
  const { t } = useLanguage(importTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card title={t("import.result")} heading={heading} className="grid min-w-0 gap-5 p-5 sm:p-6">
      {isDone && <p role="status">{t("import.finished")}</p>}
      <ImportAccount plan={plan} items={items} />
      <ItemCounts items={items} />
      <ItemList title={(count) => t("import.notTaken", { count })} items={items.filter(notTaken)} isOpen />
      <ItemList
        title={(count) => t("import.taken", { count })}
        items={items.filter(({ id }) => id !== undefined)}
      />
      <p>
        <Link to={href("/admin/settings/addresses")} className="text-link">
          {t("import.addresses")}
        </Link>
      </p>
      <ReportButton plan={plan} items={items} />
    </Card>
  );
}
