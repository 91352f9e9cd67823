import { type Visit, visitParts } from "../../../data/leads/lead-visit.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadPanelTexts } from "../../../i18n/panel/lead.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { Fact } from "../../../ui/panel/fact.tsx";

export function LeadVisit({ visit }: { visit: Visit }) {
  const { t } = useLanguage(leadPanelTexts);
  const isKnown = visitParts.some((part) => visit[part]);
  return (
    <Card title={t("lead.visit")}>
      {isKnown ? (
        <dl className="mt-4 grid gap-3">
          {visitParts.map((part) => (
            <Fact key={part} name={t(`lead.${part}`)}>
              {visit[part]}
            </Fact>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-ink-soft">{t("lead.visitUnknown")}</p>
      )}
    </Card>
  );
}
