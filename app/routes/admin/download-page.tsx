import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getDownloadPage } from "../../data/downloads/admin-download-page.ts";
import { listDownloadFiles } from "../../data/downloads/download-files.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { downloadEditorTexts } from "../../i18n/panel/download-editor.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { useToast } from "../../ui/primitives/toast.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/download-page";
import { PageForm } from "./download-page/page-form.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  const db = accountDatabase();
  async function load() {
    const found = await getDownloadPage(db, params.id);
    return { found, files: found ? await listDownloadFiles(db, found.id) : [] };
  }
  return { loaded: await orNull(load()) };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.downloads");
}

export default function DownloadPagePage({ loaderData: { loaded }, params }: Route.ComponentProps) {
  const { t } = useLanguage(downloadEditorTexts);
  useFailureToast(loaded, t("download.loadFailed"));
  // Deletion by somebody else must not remove a form with unsaved edits.
  const page = useLastLoaded(loaded?.found ?? null);
  const files = useLastLoaded(loaded?.files ?? null);
  if (page?.id === params.id) return <PageForm key={page.id} page={page} files={files ?? []} />;
  if (loaded) return <Missing />;
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("download.title")}</h1>
      <LoadFailure text={t("download.loadFailed")} />
    </>
  );
}

/** Redirects to the list with a message. */
function Missing() {
  const { t } = useLanguage(downloadEditorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const [title, text] = [panel("panel.error"), t("download.notFound")];
  useEffect(() => {
    toast({ tone: "destructive", title, text, goesAlong: true });
    void navigate(href("/admin/download-pages"), { replace: true });
  }, [toast, navigate, title, text]);
  return null;
}
