import { accountDatabase } from "../../account/account-database.ts";
import { listAboutTexts } from "../../data/about/admin-about.ts";
import { listTeam } from "../../data/about/admin-team.ts";
import { listCalendars } from "../../data/about/calendars.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { aboutPanelTexts } from "../../i18n/panel/about.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Found } from "../../ui/panel/screen.tsx";
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

export default function AboutPage({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const found = content && { id: "about", content };
  return (
    <Found loaded={found && { found }} id="about" title={t("about.title")} missing={null}>
      {({ content: [texts, team, calendars] }) => (
        <AboutForm texts={texts} team={team} calendars={calendars} />
      )}
    </Found>
  );
}
