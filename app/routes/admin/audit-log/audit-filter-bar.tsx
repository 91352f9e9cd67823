import { type AuditFilter, eventKinds } from "../../../data/audit-log/audit-filter.ts";
import type { AuditPerson } from "../../../data/audit-log/audit-log.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { auditPanelTexts } from "../../../i18n/panel/audit-log.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { SelectField } from "../../../ui/panel/select-field.tsx";

type AuditFilterBarProps = {
  filter: AuditFilter;
  people: readonly AuditPerson[];
  onChoose(part: Partial<AuditFilter>): void;
};

/** Chooses of which kind entries are shown, and whose. */
export function AuditFilterBar({ filter, people, onChoose }: AuditFilterBarProps) {
  const { t } = useLanguage(auditPanelTexts);
  // An address may name somebody who is in no list: the choice must not show everybody then.
  const isListed = filter.person === null || people.some(({ id }) => id === filter.person);
  const others = isListed ? [] : [{ value: filter.person ?? "", text: t("audit.otherPerson") }];
  return (
    <FilterBar label={t("audit.filter")} columns="sm:grid-cols-2">
      <SelectField
        label={t("audit.kind")}
        every={t("audit.every")}
        chosen={filter.kind}
        choices={eventKinds.map((kind) => ({ value: kind, text: t(`audit.kind.${kind}`) }))}
        onChoose={(kind) => onChoose({ kind })}
      />
      <SelectField
        label={t("audit.person")}
        every={t("audit.everybody")}
        chosen={filter.person}
        choices={[...others, ...people.map(({ id, email }) => ({ value: id, text: email }))]}
        onChoose={(person) => onChoose({ person })}
      />
    </FilterBar>
  );
}
