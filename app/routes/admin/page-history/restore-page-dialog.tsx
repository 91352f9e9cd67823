import { useNavigate } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { listMissingParts } from "../../../data/articles/article-versions.ts";
import { StaleWrite } from "../../../data/database.ts";
import { isPageVersionWhole, restorePageVersion } from "../../../data/page-versions/page-versions.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { MissingParts } from "../article-history/missing-parts.tsx";
import { useReading } from "../article-history/use-reading.ts";
import type { Restoring } from "../article-history/version-list.tsx";

type RestorePageDialogProps = Restoring & {
  /** What restoring does. */
  text: string;
  /** Whether the version then waits to be published. */
  waits: boolean;
  editor: string;
};

/** Says what restoring a version of a page does, and does it. */
export function RestorePageDialog({ version, newest, onClose, ...props }: RestorePageDialogProps) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  const navigate = useNavigate();
  const { isBusy, act } = useAction();
  const needs = useReading(version.id, readNeeds);
  const { text, waits, editor } = props;
  const { number } = version;

  async function restore(): Promise<void> {
    const isDone = await act(() => restorePageVersion(accountDatabase(), version.id, newest), {
      done: t(waits ? "history.restoredLive" : "history.restoredDone", { number }),
      failed: (error) => ({
        title: t("history.restoreFailed", { number }),
        text: error instanceof StaleWrite ? t("history.stalePage") : "",
      }),
      goesAlong: true,
    });
    onClose();
    if (isDone) await navigate(editor);
  }

  return (
    <ConfirmDialog
      title={t("history.restoreSure", { number })}
      text={text}
      cancel={panel("panel.cancel")}
      confirm={needs?.isWhole === false ? null : t("history.restore")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void restore()}
    >
      {needs?.isWhole === false && <p className="mt-3 text-warning">{t("history.unreadableVersion")}</p>}
      <MissingParts parts={needs === null ? null : needs?.missing} />
    </ConfirmDialog>
  );
}

/** Whether all of a version can be read, and what it names that is gone. */
async function readNeeds(id: string) {
  const db = accountDatabase();
  const [isWhole, missing] = await Promise.all([isPageVersionWhole(db, id), listMissingParts(db, id)]);
  return { isWhole, missing };
}
