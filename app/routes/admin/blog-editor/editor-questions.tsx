import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { VersionsDialog } from "../versions-dialog.tsx";
import { differencesOf } from "./differences.ts";
import type { ArticleEditor } from "./use-article-editor.ts";
import type { Saving } from "./use-saving.ts";
import type { Surroundings } from "./use-surroundings.ts";

type EditorQuestionsProps = {
  editor: ArticleEditor;
  saving: Saving;
  surroundings: Surroundings;
};

/** What the editor has to ask: whose version to keep, whether to save a deleted article anew. */
export function EditorQuestions({ editor, saving, surroundings }: EditorQuestionsProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { theirs, isGone, save, close } = saving;

  function nameOf(id: string): string {
    const { tags, known } = surroundings;
    return tags.find((tag) => tag.id === id)?.name ?? known.find((article) => article.id === id)?.title ?? id;
  }

  return (
    <>
      {theirs && (
        <VersionsDialog
          title={t("editor.stale")}
          text={t("editor.staleText")}
          parts={differencesOf(editor.form, theirs.form, nameOf).map(({ part, ...texts }) => ({
            part: t(part),
            ...texts,
          }))}
          isBusy={editor.isSaving}
          onKeepMine={() => void save({ id: theirs.id, updatedAt: theirs.updatedAt })}
          onKeepTheirs={() => {
            editor.take(theirs);
            close();
          }}
          onClose={close}
        />
      )}
      {isGone && (
        <ConfirmDialog
          title={t("editor.gone")}
          text={t("editor.goneText")}
          cancel={panel("panel.cancel")}
          confirm={t("editor.saveAsNew")}
          isBusy={editor.isSaving}
          onCancel={close}
          onConfirm={() => void save(null)}
        />
      )}
    </>
  );
}
