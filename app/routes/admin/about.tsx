import { accountDatabase } from "../../account/account-database.ts";
import { listAboutTexts } from "../../data/about/admin-about.ts";
import { listTeam } from "../../data/about/admin-team.ts";
import { listCalendars } from "../../data/about/calendars.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { aboutPanelTexts } from "../../i18n/panel/about.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/about";
import { AboutForm } from "./about/about-form.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  const db = accountDatabase();
  return {
    content: await orNull(Promise.all([listAboutTexts(db), listTeam(db), listCalendars(db)])),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.about");
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage(aboutPanelTexts);
  useFailureToast(loaderData.content, t("about.loadFailed"));
  const content = useLastLoaded(loaderData.content);
  if (content) {
    const [texts, team, calendars] = content;
    return <AboutForm texts={texts} team={team} calendars={calendars} />;
  }
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("about.title")}</h1>
      <LoadFailure text={t("about.loadFailed")} />
    </>
  );
}
