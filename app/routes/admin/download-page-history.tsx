import { href } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { editorTexts } from "../../i18n/panel/article-editor.en.ts";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import type { Route } from "./+types/download-page-history";
import { useFieldNames } from "./download-page/field-names.ts";
import { loadPageHistory } from "./page-history/load-page-history.ts";
import { PageHistory } from "./page-history/page-history.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadPageHistory(params.id, request.url);
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, historyTexts, "history.title");
}

export default function DownloadPageHistoryPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { t } = useLanguage(historyTexts);
  const { t: editor } = useLanguage(editorTexts);
  const fieldName = useFieldNames();

  function nameOf(field: string): string {
    if (field === "slug") return editor("editor.slug");
    return field === "active" ? editor("editor.publication") : fieldName(field);
  }

  return (
    <PageHistory
      page={id}
      title={t("history.ofDownloadPage")}
      editor={href("/admin/download-pages/:id", { id })}
      restoreText={(isLive) => t(isLive ? "history.restoreLivePage" : "history.restoreDraftPage")}
      history={loaderData}
      nameOf={nameOf}
    />
  );
}
