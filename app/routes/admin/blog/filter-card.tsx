import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import type { StatusFilter } from "./filter.ts";

type FilterCardProps = {
  search: string;
  onSearch(search: string): void;
  status: StatusFilter;
  onStatus(status: StatusFilter): void;
};

export function FilterCard({ search, onSearch, status, onStatus }: FilterCardProps) {
  const { t } = useLanguage(panelTexts);
  const statuses = [
    { value: "all", text: t("blog.all") },
    { value: "published", text: t("blog.published") },
    { value: "draft", text: t("blog.drafts") },
  ] as const;
  return (
    <search
      aria-label={t("blog.filter")}
      className="mt-6 grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-[1fr_14rem]"
    >
      <input
        type="search"
        aria-label={t("blog.searchLabel")}
        placeholder={t("blog.search")}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="field"
      />
      <select
        aria-label={t("blog.status")}
        value={status}
        onChange={(event) => {
          const chosen = statuses.find(({ value }) => value === event.target.value);
          if (chosen) onStatus(chosen.value);
        }}
        className="field"
      >
        {statuses.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </search>
  );
}
