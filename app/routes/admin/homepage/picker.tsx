import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { TitledArticle, Titles } from "../../../data/articles/article-titles.ts";
import { type FeaturedArticle, featureArticle } from "../../../data/homepage/admin-homepage.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { homepagePanelTexts } from "../../../i18n/panel/homepage.en.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import type { PanelAction } from "../../../ui/panel/hooks/use-action.ts";
import { useTitleSearch } from "../../../ui/panel/hooks/use-title-search.ts";

type PickerProps = {
  featured: readonly FeaturedArticle[];
  newest: Titles;
  /** The newest ones. */
  drafts: readonly TitledArticle[];
  action: PanelAction;
};

/** The published articles that are not featured, the newest or those of a search, and when asked for, drafts. */
export function Picker({ featured, newest, drafts, action: { isBusy, act } }: PickerProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState("");
  const [hasDrafts, setDrafts] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const taken = new Set(featured.map(({ articleId }) => articleId));
  const isFree = ({ id }: TitledArticle) => !taken.has(id);
  const offered = useTitleSearch(newest, search).filter(isFree);
  const offeredDrafts = useTitleSearch({ articles: drafts, isAll: true }, search).filter(isFree);
  const chosen = [...offered, ...(hasDrafts ? offeredDrafts : [])].find(({ id }) => id === picked);
  const option = ({ id, title }: TitledArticle) => (
    <option key={id} value={id}>
      {title ?? t("homepage.untitled")}
    </option>
  );

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen) return;
    setAdding(true);
    const messages = { done: t("homepage.added"), failed: t("homepage.addFailed") };
    if (await act(() => featureArticle(accountDatabase(), chosen.id, featured), messages)) {
      setPicked("");
      // The button is now disabled and loses the focus.
      select.current?.focus();
    }
    setAdding(false);
  }

  return (
    <form onSubmit={(event) => void add(event)} className={cardBox}>
      <label htmlFor="article" className="mb-2 block font-semibold">
        {t("homepage.pick")}
      </label>
      {!newest.isAll && (
        <input
          type="search"
          aria-label={t("homepage.searchLabel")}
          placeholder={t("homepage.search")}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter would submit the selected article, which may not match the search.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="field mb-3"
        />
      )}
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <select
          ref={select}
          id="article"
          value={chosen ? picked : ""}
          onChange={(event) => setPicked(event.target.value)}
          className="field min-w-0"
        >
          <option value="">{t("homepage.placeholder")}</option>
          {offered.map(option)}
          {hasDrafts && <optgroup label={t("homepage.drafts")}>{offeredDrafts.map(option)}</optgroup>}
        </select>
        <button type="submit" disabled={!chosen || isBusy} className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t(isAdding ? "homepage.adding" : "homepage.addButton")}
        </button>
      </div>
      {drafts.length > 0 && (
        <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
          <input
            type="checkbox"
            checked={hasDrafts}
            onChange={({ target }) => setDrafts(target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          {t("homepage.withDrafts")}
        </label>
      )}
    </form>
  );
}
