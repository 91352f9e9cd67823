import { accountDatabase } from "../../account/account-database.ts";
import { listNewestTitles } from "../../data/articles/article-titles.ts";
import { listFeatured } from "../../data/homepage/admin-homepage.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { homepagePanelTexts } from "../../i18n/panel/homepage.en.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import type { Route } from "./+types/homepage";
import { FeaturedList } from "./homepage/featured-list.tsx";
import { Picker } from "./homepage/picker.tsx";
import { panelMeta } from "./panel-meta.ts";

export async function clientLoader() {
  const db = accountDatabase();
  return { lists: await orNull(Promise.all([listFeatured(db), listNewestTitles(db)])) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.homepage");
}

export default function HomepagePage({ loaderData: { lists } }: Route.ComponentProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const action = useAction();
  useFailureToast(lists, t("homepage.loadFailed"));
  return (
    <>
      <header className="pt-6 pb-8">
        <h1 className="text-title-2">{t("homepage.title")}</h1>
        <p className="mt-3 text-ink-soft">{t("homepage.about")}</p>
      </header>
      {lists ? (
        <div className="grid max-w-3xl gap-6">
          <Picker featured={lists[0]} newest={lists[1]} action={action} />
          <FeaturedList featured={lists[0]} action={action} />
        </div>
      ) : (
        <LoadFailure text={t("homepage.loadFailed")} />
      )}
    </>
  );
}
