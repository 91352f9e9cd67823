import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { page } from "../../content/page.ts";
import { pageVersions } from "../../data/pages/edited-page.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { pageListTexts } from "../../i18n/panel/pages-list.en.ts";
import type { Route } from "./+types/page-history";
import { HistoryScreen } from "./history/history-screen.tsx";
import { loadHistory } from "./history/load-history.ts";
import { RestoreDialog } from "./history/restore-dialog.tsx";
import { usePageNames } from "./page/use-page-names.ts";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return loadHistory(page, pageVersions(accountDatabase(), id), request.url);
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, historyTexts, "history.title");
}

export default function PageHistoryPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { t } = useLanguage(historyTexts);
  const { t: list } = useLanguage(pageListTexts);
  const editor = href("/admin/pages/:id", { id });
  const source = pageVersions(accountDatabase(), id);
  const { present } = loaderData;
  const isLive = present?.isLive ?? false;
  return (
    <HistoryScreen
      kind={page}
      source={source}
      history={loaderData}
      names={usePageNames()}
      title={
        present
          ? t("history.titleOf", { title: present.title ?? list("pages.untitled") })
          : t("history.title")
      }
      whole={t("history.page")}
      back={{ to: editor, text: t("history.backToPage") }}
      empty={t("history.emptyPage")}
      dialog={(restoring) => (
        <RestoreDialog
          {...restoring}
          kind={page}
          source={source}
          text={t(isLive ? "history.restoreLivePage" : "history.restoreDraftPage")}
          editor={editor}
        />
      )}
    />
  );
}
