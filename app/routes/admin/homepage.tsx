import { accountDatabase } from "../../account/account-database.ts";
import { listNewestTitles } from "../../data/articles/article-titles.ts";
import { listFeatured } from "../../data/homepage/admin-homepage.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { homepagePanelTexts } from "../../i18n/panel/homepage.en.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/homepage";
import { FeaturedList } from "./homepage/featured-list.tsx";
import { Picker } from "./homepage/picker.tsx";
import { panelMeta } from "./panel-meta.ts";

export async function clientLoader() {
  const db = accountDatabase();
  return {
    lists: await orNull(Promise.all([listFeatured(db), listNewestTitles(db), listNewestTitles(db, false)])),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.homepage");
}

export default function HomepagePage({ loaderData: { lists } }: Route.ComponentProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const action = useAction();
  return (
    <Screen title={t("homepage.title")} about={t("homepage.about")} width="max-w-3xl">
      <Loaded data={lists} failed={t("homepage.loadFailed")}>
        {([featured, newest, drafts]) => (
          <>
            <Picker featured={featured} newest={newest} drafts={drafts.articles} action={action} />
            <FeaturedList featured={featured} action={action} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
