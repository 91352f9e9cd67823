import { accountDatabase } from "../../account/account-database.ts";
import { listTeam } from "../../data/about/admin-team.ts";
import { listStoredTexts } from "../../data/site-texts/admin-site-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/texts";
import { panelMeta } from "./panel-meta.ts";
import { TeamContext } from "./texts/team.ts";
import { TextsForm } from "./texts/texts-form.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  const db = accountDatabase();
  const [loaded, team] = await Promise.all([orNull(listStoredTexts(db)), orNull(listTeam(db))]);
  return { loaded, team };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.texts");
}

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  useFailureToast(loaderData.loaded, t("texts.loadFailed"));
  const stored = useLastLoaded(loaderData.loaded);
  if (stored) {
    return (
      <TeamContext value={loaderData.team}>
        <TextsForm stored={stored} />
      </TeamContext>
    );
  }
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("texts.title")}</h1>
      <LoadFailure text={t("texts.loadFailed")} />
    </>
  );
}
