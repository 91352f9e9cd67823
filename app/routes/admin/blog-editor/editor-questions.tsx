import type { Blocker } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";
import type { Saving } from "./use-saving.ts";
import type { Surroundings } from "./use-surroundings.ts";

type EditorQuestionsProps = {
  editor: ArticleEditor;
  saving: Saving;
  blocker: Blocker;
  surroundings: Surroundings;
};

/** What the editor has to ask: whose version to keep, whether to save a deleted article anew, whether to leave. */
export function EditorQuestions({ editor, saving, blocker, surroundings }: EditorQuestionsProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { theirs, isGone, save, close } = saving;

  function nameOf(id: string): string {
    const { tags, choices } = surroundings;
    return tags.find((tag) => tag.id === id)?.name ?? choices.find((choice) => choice.id === id)?.title ?? id;
  }

  return (
    <>
      {theirs && (
        <StaleDialog
          mine={editor.form}
          theirs={theirs}
          nameOf={nameOf}
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
      {blocker.state === "blocked" && (
        <ConfirmDialog
          title={t("editor.leave")}
          text={t("editor.leaveText")}
          cancel={t("editor.stay")}
          confirm={t("editor.leaveAnyway")}
          onCancel={() => blocker.reset()}
          onConfirm={() => blocker.proceed()}
        />
      )}
    </>
  );
}
