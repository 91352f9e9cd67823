import { Plus } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listNewestTitles, type Titled, type Titles } from "../../data/articles/article-titles.ts";
import {
  type HomepageEntry,
  listCaseTitles,
  listChosenCases,
  listFeatured,
} from "../../data/homepage/admin-homepage.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { homepagePanelTexts } from "../../i18n/panel/homepage.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { cardBox } from "../../ui/panel/card.tsx";
import { type PanelAction, useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useTitleSearch } from "../../ui/panel/hooks/use-title-search.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/homepage";
import { articleList, caseList, EntryList, type HomepageList } from "./homepage/entry-list.tsx";

export async function clientLoader() {
  const db = accountDatabase();
  const [articles, cases] = await Promise.all([
    orNull(Promise.all([listFeatured(db), listNewestTitles(db), listNewestTitles(db, false)])),
    orNull(Promise.all([listChosenCases(db), listCaseTitles(db)])),
  ]);
  return { articles, cases };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.homepage");
}

export default function HomepagePage({ loaderData: { articles, cases } }: Route.ComponentProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const action = useAction();
  return (
    <Screen title={t("homepage.title")} about={t("homepage.about")} width="max-w-3xl">
      <Loaded data={articles} failed={t("homepage.articles.loadFailed")}>
        {([entries, offered, { entries: drafts }]) => (
          <>
            <Picker list={articleList} entries={entries} offered={offered} drafts={drafts} action={action} />
            <EntryList list={articleList} entries={entries} action={action} />
          </>
        )}
      </Loaded>
      <p className="mt-6 max-w-2xl text-ink-soft">{t("homepage.cases.about")}</p>
      <Loaded data={cases} failed={t("word.notLoaded", { what: t("homepage.cases.title") })}>
        {([entries, { published, drafts }]) => (
          <>
            <Picker
              list={caseList}
              entries={entries}
              offered={{ entries: published, isAll: true }}
              drafts={drafts}
              action={action}
            />
            <EntryList list={caseList} entries={entries} action={action} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

type PickerProps = {
  list: HomepageList;
  entries: readonly HomepageEntry[];
  /** The published ones. */
  offered: Titles;
  /** The newest ones. */
  drafts: readonly Titled[];
  action: PanelAction;
};

/** What is published and not in the list yet, the newest or those of a search, and when asked for, drafts. */
function Picker({ list, entries, offered, drafts, action: { isBusy, act } }: PickerProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState("");
  const [hasDrafts, setDrafts] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const field = useId();
  const select = useRef<HTMLSelectElement>(null);
  // At the end.
  const order = Math.max(0, ...entries.map((entry) => entry.order)) + 1;
  const taken = new Set(entries.map(({ subjectId }) => subjectId));
  const isFree = ({ id }: Titled) => !taken.has(id);
  const found = useTitleSearch(offered, search).filter(isFree);
  const foundDrafts = useTitleSearch({ entries: drafts, isAll: true }, search).filter(isFree);
  const chosen = [...found, ...(hasDrafts ? foundDrafts : [])].find(({ id }) => id === picked);
  const option = ({ id, title }: Titled) => (
    <option key={id} value={id}>
      {title ?? t("word.untitled")}
    </option>
  );

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen) return;
    setAdding(true);
    const messages = { done: t(`homepage.${list.of}.added`), failed: t(`homepage.${list.of}.addFailed`) };
    if (await act(() => list.add(accountDatabase(), chosen.id, order), messages)) {
      setPicked("");
      // The button is now disabled and loses the focus.
      select.current?.focus();
    }
    setAdding(false);
  }

  return (
    <form onSubmit={(event) => void add(event)} className={cardBox}>
      <label htmlFor={field} className="mb-2 block font-semibold">
        {t(`homepage.${list.of}.pick`)}
      </label>
      {!offered.isAll && (
        <input
          type="search"
          aria-label={t(`homepage.${list.of}.searchLabel`)}
          placeholder={t(`homepage.${list.of}.search`)}
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
          id={field}
          value={chosen ? picked : ""}
          onChange={(event) => setPicked(event.target.value)}
          className="field min-w-0"
        >
          <option value="">{t(`homepage.${list.of}.placeholder`)}</option>
          {found.map(option)}
          {hasDrafts && (
            <optgroup label={t(`homepage.${list.of}.drafts`)}>{foundDrafts.map(option)}</optgroup>
          )}
        </select>
        <button type="submit" disabled={!chosen || isBusy} className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t(isAdding ? "homepage.adding" : `homepage.${list.of}.addButton`)}
        </button>
      </div>
      {chosen && (
        <p className="mt-3">
          <RehearsalButton change={(db) => list.add(db, chosen.id, order)} />
        </p>
      )}
      {drafts.length > 0 && (
        <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
          <input
            type="checkbox"
            checked={hasDrafts}
            onChange={({ target }) => setDrafts(target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          {t(`homepage.${list.of}.withDrafts`)}
        </label>
      )}
    </form>
  );
}
