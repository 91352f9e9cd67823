import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { href, Link, useNavigate, useRevalidator } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { deleteMedia, InUse, type Media, type MediaUse } from "../../../data/media/admin-media.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { LeaveQuestion } from "../../../panel/editing/leave-guard.tsx";
import { useLeaveGuard } from "../../../panel/editing/use-leave-guard.ts";
import { useSaveShortcut } from "../../../panel/editing/use-save-shortcut.ts";
import { Badges } from "../../../panel/media/badges.tsx";
import { Facts } from "../../../panel/media/facts.tsx";
import { barButton, iconButton } from "../../../ui/panel/buttons.ts";
import { EditorBar } from "../../../ui/panel/editor-bar.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useListSearch } from "../../../ui/panel/hooks/use-list-search.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { MediaEdits } from "./use-media-fields.ts";

type MediaBarProps = {
  media: Media;
  uses: readonly MediaUse[] | null;
  fields: MediaEdits;
  maySave: boolean;
  mayDelete: boolean;
};

/** The name of an entry, and its buttons. */
export function MediaBar({ media, uses, fields, maySave, mayDelete }: MediaBarProps) {
  const { edits, isSaving, save } = fields;
  const { t } = useLanguage(mediaPanelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  const shortcut = useSaveShortcut();
  const { isBusy, act } = useAction();
  const { revalidate, state } = useRevalidator();
  const { blocker, release } = useLeaveGuard(edits.isDirty);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const back = { pathname: href("/admin/media"), search: useListSearch() };

  function ask(): void {
    setAsking(true);
    // It may be used in another place by now.
    void revalidate();
  }

  async function remove(): Promise<void> {
    const isDeleted = await act(() => deleteMedia(accountDatabase(), media.id), {
      done: t("media.deleted"),
      failed: (error) => t(error instanceof InUse ? "media.liveForEditors" : "media.deleteFailed"),
      goesAlong: true,
      undo: () => undelete(accountDatabase(), media.id),
    });
    setAsking(false);
    if (!isDeleted) return;
    edits.discardAll();
    release();
    void navigate(back, { replace: true });
  }

  return (
    <EditorBar
      title={
        <span className="flex items-center gap-2">
          <Link
            to={back}
            aria-label={t("media.back")}
            title={t("media.back")}
            className={`${iconButton} -my-2 -ml-2`}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
          <span className="line-clamp-2 w-0 grow [overflow-wrap:anywhere]">{media.name}</span>
        </span>
      }
      note={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Facts media={media} />
          <Badges media={media} />
          <span role="status">{edits.isDirty && field("fields.unsaved")}</span>
        </div>
      }
    >
      {mayDelete && (
        <button type="button" onClick={ask} className={`${barButton} button-quiet max-md:px-3`}>
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <span className="max-md:sr-only">{t("media.delete")}</span>
        </button>
      )}
      {maySave ? (
        <button
          type="button"
          {...shortcut}
          aria-disabled={isSaving}
          onClick={() => isSaving || void save()}
          className={`${barButton} button-primary px-6`}
        >
          {t(isSaving ? "media.saving" : "media.save")}
        </button>
      ) : (
        <p className="text-ink-soft text-small">{t("media.liveForEditors")}</p>
      )}
      {isAsking && (
        <DeleteDialog
          media={media}
          uses={uses}
          isBusy={isBusy || state === "loading"}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove()}
        />
      )}
      <LeaveQuestion blocker={blocker} />
    </EditorBar>
  );
}
