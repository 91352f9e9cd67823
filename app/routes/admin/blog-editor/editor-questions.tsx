import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { VersionsDialog } from "../editing/versions-dialog.tsx";
import type { Contested } from "./merge/article-parts.ts";
import type { Saving } from "./use-saving.ts";
import type { Surroundings } from "./use-surroundings.ts";

type EditorQuestionsProps = {
  saving: Saving;
  isSaving: boolean;
  surroundings: Pick<Surroundings, "known">;
};

/** What the editor has to ask: whose version to keep of what both changed, whether to save a deleted article anew. */
export function EditorQuestions({ saving, isSaving, surroundings }: EditorQuestionsProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { conflict, isDeleted, decide, saveAsNew, close } = saving;

  function versionsOf({ part, values, mine, theirs }: Contested) {
    const inWords = (text: string) => (part === "editor.related" ? titlesOf(text) : text);
    return { part: t(part, values), mine: inWords(mine), theirs: inWords(theirs) };
  }

  function titlesOf(ids: string): string {
    const titleOf = (id: string) => surroundings.known.find((article) => article.id === id)?.title ?? id;
    return ids.split("\n").map(titleOf).join("\n");
  }

  return (
    <>
      {conflict && (
        <VersionsDialog
          title={t("editor.stale")}
          text={t("editor.staleText")}
          parts={conflict.contested.map(versionsOf)}
          isBusy={isSaving}
          onKeepMine={() => void decide("mine")}
          onKeepTheirs={() => void decide("theirs")}
          onClose={close}
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
