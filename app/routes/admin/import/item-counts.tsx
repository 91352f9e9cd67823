import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import type { ReportedItem } from "../../../import/import-state.ts";
import { Fact } from "../../../ui/panel/fact.tsx";

const kinds = ["article", "page", "tag", "file", "redirect", "other"] as const;

/** How many items of each kind had which outcome. */
export function ItemCounts({ items }: { items: readonly ReportedItem[] }) {
  const { language, t } = useLanguage(importTexts);
  const ofKind = Map.groupBy(items, ({ kind }) => kind);
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map((kind) => {
        const ofOutcome = Map.groupBy(ofKind.get(kind) ?? [], ({ outcome }) => outcome);
        return (
          <Fact key={kind} name={t(`import.kind.${kind}`)}>
            {ofOutcome.size > 0 &&
              [...ofOutcome].map(([outcome, { length }]) => (
                <span key={outcome} className="block">
                  {t(`import.outcome.${outcome}`, { count: formatNumber(length, language) })}
                </span>
              ))}
          </Fact>
        );
      })}
    </dl>
  );
}
