import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { TitledArticle } from "../../../data/admin-articles.ts";
import { type FeaturedArticle, featureArticle } from "../../../data/admin-homepage.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { homepagePanelTexts } from "../../../i18n/panel-homepage.ts";
import type { PanelAction } from "../use-action.ts";

type PickerProps = {
  featured: readonly FeaturedArticle[];
  articles: readonly TitledArticle[];
  action: PanelAction;
};

/** Offers the published articles that are not featured yet. */
export function Picker({ featured, articles, action: { isBusy, act } }: PickerProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const [picked, setPicked] = useState("");
  const [isAdding, setAdding] = useState(false);
  const taken = new Set(featured.map(({ articleId }) => articleId));
  const offered = articles.filter(({ id }) => !taken.has(id));
  const chosen = offered.find(({ id }) => id === picked);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen) return;
    setAdding(true);
    const said = { done: t("homepage.added"), failed: t("homepage.addFailed") };
    if (await act(() => featureArticle(accountDatabase(), chosen.id, featured), said)) setPicked("");
    setAdding(false);
  }

  return (
    <form
      onSubmit={(event) => void add(event)}
      className="rounded-card border border-line bg-white p-5 sm:p-6"
    >
      <label htmlFor="article" className="mb-2 block font-semibold">
        {t("homepage.pick")}
      </label>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <select
          id="article"
          value={chosen ? picked : ""}
          onChange={(event) => setPicked(event.target.value)}
          className="field min-w-0"
        >
          <option value="">{t("homepage.placeholder")}</option>
          {offered.map((article) => (
            <option key={article.id} value={article.id}>
              {article.title ?? t("homepage.untitled")}
            </option>
          ))}
        </select>
        <button type="submit" disabled={!chosen || isBusy} className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t(isAdding ? "homepage.adding" : "homepage.addButton")}
        </button>
      </div>
    </form>
  );
}
