import { Trash2 } from "lucide-react";
import { href, useNavigate, useRevalidator } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import type { Database } from "../../../data/database.ts";
import { deleteMedia, InUse, type Media, type MediaUse } from "../../../data/media/admin-media.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { LeaveQuestion } from "../../../panel/editing/leave-guard.tsx";
import { useLeaveGuard } from "../../../panel/editing/use-leave-guard.ts";
import { useSaveShortcut } from "../../../panel/editing/use-save-shortcut.ts";
import { Badges, Facts } from "../../../panel/media/thumbnail.tsx";
import { barButton } from "../../../ui/panel/buttons.ts";
import { EditorBar } from "../../../ui/panel/editor-bar.tsx";
import { useListSearch } from "../../../ui/panel/hooks/use-list-search.ts";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import { UseList } from "./use-list.tsx";
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
  const { revalidate } = useRevalidator();
  const { blocker, release } = useLeaveGuard(edits.isDirty);
  const navigate = useNavigate();
  const back = { pathname: href("/admin/media"), search: useListSearch() };

  const { ask, dialog } = useConfirmed<Media>(({ id, name }) => ({
    title: t("media.sure", { name }),
    text: t(uses === null ? "media.sureUnknown" : uses.length === 0 ? "media.sureUnused" : "media.sureUsed"),
    confirm: t("word.delete"),
    ...(uses?.length === 0
      ? { work: () => deleteMedia(accountDatabase(), id) }
      : { change: (db: Database) => deleteMedia(db, id) }),
    undo: () => undelete(accountDatabase(), id),
    done: t("word.deletedNamed", { name }),
    failed: (error) => (error instanceof InUse ? t("media.liveForEditors") : undefined),
    goesAlong: true,
    children: uses !== null && uses.length > 0 && (
      <div className="mt-3 max-h-[40dvh] overflow-y-auto">
        <UseList uses={uses} isInNewTab />
      </div>
    ),
    onDone() {
      edits.discardAll();
      release();
      void navigate(back, { replace: true });
    },
  }));

  async function askWithUses(): Promise<void> {
    // It may be used in another place by now.
    await revalidate();
    ask(media);
  }

  return (
    <EditorBar
      back={{ to: back, text: t("media.back") }}
      title={<span className="line-clamp-2 w-0 grow [overflow-wrap:anywhere]">{media.name}</span>}
      note={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Facts media={media} />
          <Badges media={media} />
          <span role="status">{edits.isDirty && field("word.unsaved")}</span>
        </div>
      }
      end={
        <>
          {mayDelete && (
            <button
              type="button"
              onClick={() => void askWithUses()}
              className={`${barButton} button-quiet @max-4xl:px-3`}
            >
              <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
              <span className="@max-4xl:sr-only">{t("word.delete")}</span>
            </button>
          )}
          {maySave && (
            <button
              type="button"
              {...shortcut}
              aria-disabled={isSaving}
              onClick={() => isSaving || void save()}
              className={`${barButton} button-primary px-6`}
            >
              {t(isSaving ? "word.saving" : "word.save")}
            </button>
          )}
        </>
      }
    >
      {!maySave && <p className="text-ink-soft text-small">{t("media.liveForEditors")}</p>}
      {dialog}
      <LeaveQuestion blocker={blocker} />
    </EditorBar>
  );
}
