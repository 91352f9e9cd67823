import { useState } from "react";
import { href, Link, useLocation, useParams } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { getArticleForEdit } from "../../data/articles/admin-article.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { editorTexts } from "../../i18n/panel/article-editor.en.ts";
import { claimNewDraft } from "../../panel/editing/new-draft.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/blog-editor";
import { EditorForm } from "./blog-editor/editor-form.tsx";
import { continuedScreen } from "./blog-editor/editor-state.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  if (!params.id) {
    await claimNewDraft();
    return { article: undefined };
  }
  // Without a session, the login page follows.
  return {
    article: isSessionStored() ? await orNull(getArticleForEdit(accountDatabase(), params.id)) : null,
  };
}

export function meta({ matches, params }: Route.MetaArgs) {
  return screenMeta(matches, editorTexts, params.id ? "editor.edit" : "editor.create");
}

export default function BlogEditorPage({ loaderData: { article } }: Route.ComponentProps) {
  const { t } = useLanguage(editorTexts);
  const { id } = useParams();
  const screen = useScreen(id);
  useFailureToast(article, t("editor.fetchFailed"));
  // A failed reload must not remove a form with unsaved changes.
  const last = useLastLoaded(article ?? null);
  const loaded = article ?? (last?.id === id ? last : null);
  if (article === null && loaded === null) return <NotFetched />;
  return <EditorForm key={screen} screen={screen} loaded={loaded} />;
}

/** The key of the editor: another for each article, and for each new one. */
function useScreen(id: string | undefined): string {
  const { key, hash, state } = useLocation();
  const named = continuedScreen(state) ?? id ?? key;
  const [screen, setScreen] = useState(named);
  // A new fragment, as of the skip link, keeps the editor and its text.
  if (hash === "" && named !== screen) setScreen(named);
  return screen;
}

function NotFetched() {
  const { t } = useLanguage(editorTexts);
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("editor.edit")}</h1>
      <LoadFailure text={t("editor.fetchFailedText")} />
      <p className="mt-6">
        <Link to={href("/admin/blog")} className="text-link">
          {t("editor.back")}
        </Link>
      </p>
    </>
  );
}
