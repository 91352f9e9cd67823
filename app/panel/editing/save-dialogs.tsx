import { describePart } from "../../content/describe-part.ts";
import type { Field } from "../../content/fields.ts";
import { type Kind, partName } from "../../content/kind.ts";
import type { Conflict } from "../../content/merge.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { editingTexts } from "../../i18n/panel/editing.en.ts";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { PartNames } from "./use-part-names.ts";
import type { Saving } from "./use-saving.tsx";

type SaveDialogsProps<Form> = {
  kind: Pick<Kind, "fields">;
  saving: Saving<Form>;
  isSaving: boolean;
  names: PartNames;
  /** The title of a row that a form names by id. */
  titleOf?(id: string): string;
};

/** The dialogs of a save: to resolve its conflicts, or to save a deleted document as a new one. */
export function SaveDialogs<Form>({ kind, saving, isSaving, names, titleOf }: SaveDialogsProps<Form>) {
  const { t } = useLanguage(editingTexts);
  const { conflict, isDeleted, unapproved, resolve, saveAsNew, saveRegardless, close } = saving;

  function inWords(conflict: Conflict) {
    const field: Field | undefined = kind.fields[conflict.field];
    const words = (value: string) => {
      if (field?.type === "flag") return t(value === "true" ? "word.published" : "word.draft");
      return field?.of && titleOf ? value.split("\n").map(titleOf).join("\n") : value;
    };
    return {
      name: partName(conflict),
      part: conflict,
      mine: words(conflict.mine),
      theirs: words(conflict.theirs),
    };
  }

  return (
    <>
      {conflict && (
        <ConflictDialog
          conflicts={conflict.conflicts.map(inWords)}
          nameOf={({ part }) => describePart(kind, part, names)}
          isBusy={isSaving}
          keepMine={() => void resolve("mine")}
          keepTheirs={() => void resolve("theirs")}
          close={close}
        />
      )}
      {unapproved && (
        <ConfirmDialog
          title={t("editing.unapproved")}
          text={t("editing.unapprovedText", { name: unapproved })}
          cancel={t("word.cancel")}
          confirm={t("editing.saveRegardless")}
          isBusy={isSaving}
          onCancel={close}
          onConfirm={() => void saveRegardless()}
        >
          <p className="mt-3">{t("editing.regardlessText")}</p>
        </ConfirmDialog>
      )}
      {isDeleted && (
        <ConfirmDialog
          title={t("editing.gone")}
          text={t("editing.goneText")}
          cancel={t("word.cancel")}
          confirm={t("editing.saveAsNew")}
          isBusy={isSaving}
          onCancel={close}
          onConfirm={() => void saveAsNew()}
        />
      )}
    </>
  );
}
