import { useId } from "react";
import { type AuditFilter, eventKinds } from "../../../data/audit-log/audit-filter.ts";
import type { AuditPerson } from "../../../data/audit-log/audit-log.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { auditPanelTexts } from "../../../i18n/panel/audit-log.en.ts";

type FilterChoiceProps = {
  filter: AuditFilter;
  people: readonly AuditPerson[];
  onChoose(filter: AuditFilter): void;
};

/** Chooses of which kind entries are shown, and whose. */
export function FilterChoice({ filter, people, onChoose }: FilterChoiceProps) {
  const { t } = useLanguage(auditPanelTexts);
  const id = useId();
  // An address may name somebody who is in no list: the choice must not show everybody then.
  const isListed = filter.person === null || people.some((person) => person.id === filter.person);
  return (
    <search
      aria-label={t("audit.filter")}
      className="grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-2"
    >
      <div>
        <label htmlFor={`${id}-kind`} className="mb-1.5 block font-semibold text-small">
          {t("audit.kind")}
        </label>
        <select
          id={`${id}-kind`}
          value={filter.kind ?? ""}
          onChange={({ target }) =>
            onChoose({ ...filter, kind: eventKinds.find((known) => known === target.value) ?? null })
          }
          className="field"
        >
          <option value="">{t("audit.every")}</option>
          {eventKinds.map((known) => (
            <option key={known} value={known}>
              {t(`audit.kind.${known}`)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-person`} className="mb-1.5 block font-semibold text-small">
          {t("audit.person")}
        </label>
        <select
          id={`${id}-person`}
          value={filter.person ?? ""}
          onChange={({ target }) => onChoose({ ...filter, person: target.value || null })}
          className="field"
        >
          <option value="">{t("audit.everybody")}</option>
          {!isListed && <option value={filter.person ?? ""}>{t("audit.otherPerson")}</option>}
          {people.map(({ id: person, email }) => (
            <option key={person} value={person}>
              {email}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
