import { Plus } from "lucide-react";
import { type RefObject, useDeferredValue, useState } from "react";
import type { Titled, Titles } from "../../../data/articles/article-titles.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { useTitleSearch } from "../../../ui/panel/hooks/use-title-search.ts";

/** The number of search results. */
const maxResults = 6;

type ArticleSearchProps = {
  label: string;
  field?: RefObject<HTMLInputElement | null>;
  newest: Titles;
  /** The ids of articles that are not offered. */
  without: readonly (string | null)[];
  onChoose(id: string): void;
};

/** Any published article, found by its title or slug. */
export function ArticleSearch({ label, field, newest, without, onChoose }: ArticleSearchProps) {
  const { t } = useLanguage(editorTexts);
  const [search, setSearch] = useState("");
  const nameOf = (choice: Titled) => choice.title ?? t("word.untitled");
  const found = useTitleSearch(newest, useDeferredValue(search))
    .filter(({ id }) => !without.includes(id))
    .slice(0, maxResults);
  return (
    <>
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={t("editor.relatedSearch")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="field"
      />
      <ul className="mt-1 grid">
        {found.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              aria-label={t("editor.add", { title: nameOf(choice) })}
              onClick={() => onChoose(choice.id)}
              className="flex min-h-11 w-full items-center gap-2 rounded-small px-3 py-1 text-left hover:bg-paper-deep"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(choice)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="mt-2 text-ink-soft text-small">{t("editor.relatedNone")}</p>}
    </>
  );
}
