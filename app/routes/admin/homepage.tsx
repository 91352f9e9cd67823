import { accountDatabase } from "../../account/account-database.ts";
import { listNewestTitles } from "../../data/articles/article-titles.ts";
import {
  chooseAgain,
  chooseCase,
  listCaseTitles,
  listChosenCases,
  moveChosenCase,
  takeOffCase,
} from "../../data/homepage/admin-cases.ts";
import {
  featureAgain,
  featureArticle,
  listFeatured,
  moveFeaturedArticle,
  unfeatureArticle,
} from "../../data/homepage/admin-homepage.ts";
import { casesLimit, featuredLimit } from "../../data/homepage/homepage.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { homepagePanelTexts } from "../../i18n/panel/homepage.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/homepage";
import { EntryList } from "./homepage/entry-list.tsx";
import type { HomepageList } from "./homepage/homepage-list.ts";
import { Picker } from "./homepage/picker.tsx";

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

const articleList: HomepageList = {
  of: "articles",
  limit: featuredLimit,
  add: featureArticle,
  move: moveFeaturedArticle,
  remove: unfeatureArticle,
  putBack: featureAgain,
};

const caseList: HomepageList = {
  of: "cases",
  limit: casesLimit,
  add: chooseCase,
  move: moveChosenCase,
  remove: takeOffCase,
  putBack: chooseAgain,
};

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
      <Loaded data={cases} failed={t("homepage.cases.loadFailed")}>
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
