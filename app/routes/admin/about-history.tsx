import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { aboutPage } from "../../content/about-page.ts";
import { aboutPageVersions } from "../../data/page-versions/page-versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { aboutPanelTexts } from "../../i18n/panel/about.en.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import type { Route } from "./+types/about-history";
import { usePartNames } from "./editing/use-part-names.ts";
import { HistoryScreen } from "./history/history-screen.tsx";
import { loadHistory } from "./history/load-history.ts";
import { RestoreDialog } from "./history/restore-dialog.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadHistory(aboutPage, aboutPageVersions(accountDatabase()), request.url);
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, historyTexts, "history.title");
}

export default function AboutHistoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage(historyTexts);
  const editor = href("/admin/about");
  const source = aboutPageVersions(accountDatabase());
  return (
    <HistoryScreen
      kind={aboutPage}
      source={source}
      history={loaderData}
      names={usePartNames(aboutPanelTexts)}
      title={t("history.ofAboutPage")}
      whole={t("history.page")}
      back={{ to: editor, text: t("history.backToPage") }}
      empty={t("history.emptyPage")}
      dialog={(restoring) => (
        <RestoreDialog
          {...restoring}
          kind={aboutPage}
          source={source}
          text={t("history.restoreAboutPage")}
          editor={editor}
        />
      )}
    />
  );
}
