import { deleteMedia, type Media, type MediaUse } from "../../../data/media/admin-media.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { RehearsedChange } from "../../../ui/panel/rehearsal.tsx";
import { TrashNote } from "../../../ui/panel/trash-note.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { UseList } from "./use-list.tsx";

type DeleteDialogProps = {
  media: Media;
  uses: readonly MediaUse[] | null;
  isBusy: boolean;
  onCancel(): void;
  onConfirm(): void;
};

/** Names the places where a picture or file would be missing. */
export function DeleteDialog({ media, uses, ...answers }: DeleteDialogProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const text =
    uses === null ? "media.sureUnknown" : uses.length === 0 ? "media.sureUnused" : "media.sureUsed";
  return (
    <ConfirmDialog
      {...answers}
      title={t("media.sure", { name: media.name })}
      text={t(text)}
      cancel={panel("panel.cancel")}
      confirm={panel("panel.delete")}
    >
      <TrashNote />
      {uses !== null && uses.length > 0 && (
        <div className="mt-3 max-h-[40dvh] overflow-y-auto">
          <UseList uses={uses} isInNewTab />
        </div>
      )}
      {uses?.length !== 0 && (
        <RehearsedChange change={(db) => deleteMedia(db, media.id)} isOver={answers.isBusy} />
      )}
    </ConfirmDialog>
  );
}
