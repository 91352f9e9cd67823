import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { downloadPage } from "../../content/download-page.ts";
import { downloadPageVersions } from "../../data/page-versions/page-versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { downloadEditorTexts } from "../../i18n/panel/download-editor.en.ts";
import type { Route } from "./+types/download-page-history";
import { usePartNames } from "./editing/use-part-names.ts";
import { HistoryScreen } from "./history/history-screen.tsx";
import { loadHistory } from "./history/load-history.ts";
import { RestoreDialog } from "./history/restore-dialog.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return loadHistory(downloadPage, downloadPageVersions(accountDatabase(), id), request.url);
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, historyTexts, "history.title");
}

export default function DownloadPageHistoryPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { t } = useLanguage(historyTexts);
  const editor = href("/admin/download-pages/:id", { id });
  const source = downloadPageVersions(accountDatabase(), id);
  const isLive = loaderData.present?.isLive ?? false;
  return (
    <HistoryScreen
      kind={downloadPage}
      source={source}
      history={loaderData}
      names={usePartNames(downloadEditorTexts)}
      title={t("history.ofDownloadPage")}
      whole={t("history.page")}
      back={{ to: editor, text: t("history.backToPage") }}
      empty={t("history.emptyPage")}
      dialog={(restoring) => (
        <RestoreDialog
          {...restoring}
          kind={downloadPage}
          source={source}
          text={t(isLive ? "history.restoreLivePage" : "history.restoreDraftPage")}
          editor={editor}
        />
      )}
    />
  );
}
