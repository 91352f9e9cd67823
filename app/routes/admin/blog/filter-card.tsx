import { type ArticleFilter, articleStates, articleStatuses } from "../../../data/articles/article-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useTypedSearch } from "../../../ui/panel/hooks/use-typed-search.ts";

type FilterCardProps = { filter: ArticleFilter; onChoose(part: Partial<ArticleFilter>): void };

/** The filter of the list; a change applies at once. */
export function FilterCard({ filter, onChoose }: FilterCardProps) {
  const { t } = useLanguage(panelTexts);
  const { typed, type, sendNow } = useTypedSearch(filter.search, (search) => onChoose({ search }));
  return (
    <search
      aria-label={t("blog.filter")}
      className="mt-6 grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-2 lg:grid-cols-[1fr_12rem_18rem]"
    >
      <input
        type="search"
        aria-label={t("blog.searchLabel")}
        placeholder={t("blog.search")}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && sendNow()}
        className="field sm:col-span-2 lg:col-span-1"
      />
      <select
        aria-label={t("blog.status")}
        value={filter.status ?? ""}
        onChange={({ target }) =>
          onChoose({ status: articleStatuses.find((status) => status === target.value) ?? null })
        }
        className="field"
      >
        <option value="">{t("blog.all")}</option>
        <option value="published">{t("blog.published")}</option>
        <option value="draft">{t("blog.drafts")}</option>
      </select>
      <select
        aria-label={t("blog.state")}
        value={filter.state ?? ""}
        onChange={({ target }) =>
          onChoose({ state: articleStates.find((state) => state === target.value) ?? null })
        }
        className="field"
      >
        <option value="">{t("blog.state.any")}</option>
        {articleStates.map((state) => (
          <option key={state} value={state}>
            {t(`blog.state.${state}`)}
          </option>
        ))}
      </select>
    </search>
  );
}
