import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { article } from "../../content/article.ts";
import { articleVersions } from "../../data/articles/article-versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { editorTexts } from "../../i18n/panel/article-editor.en.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import type { Route } from "./+types/article-history";
import { usePartNames } from "./editing/use-part-names.ts";
import { HistoryScreen } from "./history/history-screen.tsx";
import { loadHistory } from "./history/load-history.ts";
import { RestoreDialog } from "./history/restore-dialog.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return loadHistory(article, articleVersions(accountDatabase(), id), request.url);
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, historyTexts, "history.title");
}

export default function ArticleHistoryPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  const editor = href("/admin/blog-editor/:id", { id });
  const source = articleVersions(accountDatabase(), id);
  const { present } = loaderData;
  const isLive = present?.isLive ?? false;
  return (
    <HistoryScreen
      kind={article}
      source={source}
      history={loaderData}
      names={usePartNames(editorTexts)}
      title={
        present
          ? t("history.titleOf", { title: present.title ?? panel("blog.untitled") })
          : t("history.title")
      }
      whole={t("history.article")}
      back={{ to: editor, text: t("history.back") }}
      empty={t("history.empty")}
      dialog={(restoring) => (
        <RestoreDialog
          {...restoring}
          kind={article}
          source={source}
          text={t(isLive ? "history.restoreLive" : "history.restoreDraft")}
          editor={editor}
        />
      )}
    />
  );
}
