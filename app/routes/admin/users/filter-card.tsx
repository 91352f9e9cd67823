import {
  type AccountFilter,
  accountSearchLimit,
  roleFilters,
} from "../../../data/accounts/account-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { userPanelTexts } from "../../../i18n/panel/users.en.ts";
import { FilterBar } from "../../../ui/panel/card.tsx";
import { FilterSearch } from "../../../ui/panel/filter-search.tsx";
import { SelectField } from "../../../ui/panel/select-field.tsx";

type FilterCardProps = { filter: AccountFilter; onChoose(part: Partial<AccountFilter>): void };

/** The filter of the accounts; a change applies at once. */
export function FilterCard({ filter, onChoose }: FilterCardProps) {
  const { t } = useLanguage(userPanelTexts);
  return (
    <FilterBar label={t("users.filter")} columns="sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <FilterSearch
        label={t("users.search")}
        hint={t("users.searchHint")}
        maxLength={accountSearchLimit}
        search={filter.search}
        onSearch={(search) => onChoose({ search })}
        className=""
      />
      <SelectField
        label={t("users.role")}
        chosen={filter.role}
        choices={roleFilters.map((role) => ({ value: role, text: t(`users.filter.${role}`) }))}
        onChoose={(role) => onChoose({ role: role ?? "member" })}
      />
    </FilterBar>
  );
}
