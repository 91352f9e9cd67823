import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { ConflictDialog } from "../editing/conflict-dialog.tsx";
import type { ArticleConflict } from "./merge/article-parts.ts";
import type { EditorOptions } from "./use-editor-options.ts";
import type { Saving } from "./use-saving.ts";

type SaveDialogsProps = {
  saving: Saving;
  isSaving: boolean;
  options: Pick<EditorOptions, "known">;
};

/** The dialogs of a save: to resolve its conflicts, or to save a deleted article as a new one. */
export function SaveDialogs({ saving, isSaving, options }: SaveDialogsProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { conflict, isDeleted, resolve, saveAsNew, close } = saving;

  function withTitles(conflicts: readonly ArticleConflict[]): ArticleConflict[] {
    return conflicts.map((conflict) =>
      conflict.name === "editor.related"
        ? { ...conflict, mine: titlesOf(conflict.mine), theirs: titlesOf(conflict.theirs) }
        : conflict,
    );
  }

  function titlesOf(ids: string): string {
    const titleOf = (id: string) => options.known.find((article) => article.id === id)?.title ?? id;
    return ids.split("\n").map(titleOf).join("\n");
  }

  return (
    <>
      {conflict && (
        <ConflictDialog
          title={t("editor.stale")}
          text={t("editor.staleText")}
          conflicts={withTitles(conflict.conflicts)}
          nameOf={({ name, values }) => t(name, values)}
          isBusy={isSaving}
          keepMine={() => void resolve("mine")}
          keepTheirs={() => void resolve("theirs")}
          close={close}
        />
      )}
      {isDeleted && (
        <ConfirmDialog
          title={t("editor.gone")}
          text={t("editor.goneText")}
          cancel={panel("panel.cancel")}
          confirm={t("editor.saveAsNew")}
          isBusy={isSaving}
          onCancel={close}
          onConfirm={() => void saveAsNew()}
        />
      )}
    </>
  );
}
