import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { getPageForEdit } from "../../data/pages/edited-page.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { pageEditorTexts } from "../../i18n/panel/page-editor.en.ts";
import { pageListTexts } from "../../i18n/panel/pages-list.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/page";
import { PageEditor } from "./page/page-editor.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  // Without a session, the login page follows.
  if (!isSessionStored()) return { loaded: null };
  const loading = getPageForEdit(accountDatabase(), params.id);
  return { loaded: await orNull(loading.then((found) => ({ found }))) };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, pageEditorTexts, "page.edit");
}

export default function EditedPagePage({ loaderData: { loaded }, params }: Route.ComponentProps) {
  const { t } = useLanguage(pageEditorTexts);
  useFailureToast(loaded, t("page.loadFailed"));
  // Deletion by somebody else must not remove a form with unsaved edits.
  const stored = useLastLoaded(loaded?.found ?? null);
  if (stored?.id === params.id) return <PageEditor key={stored.id} stored={stored} />;
  return <NotShown text={t(loaded ? "page.notFound" : "page.loadFailed")} />;
}

function NotShown({ text }: { text: string }) {
  const { t } = useLanguage(pageEditorTexts);
  const { t: list } = useLanguage(pageListTexts);
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("page.edit")}</h1>
      <LoadFailure text={text} />
      <p className="mt-6">
        <Link to={href("/admin/pages")} className="text-link">
          {list("pages.back")}
        </Link>
      </p>
    </>
  );
}
