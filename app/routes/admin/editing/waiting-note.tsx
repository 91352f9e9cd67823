import { useState } from "react";
import { StaleWrite } from "../../../data/database.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useKeptFocus } from "../../../ui/panel/hooks/use-kept-focus.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

type WaitingNoteProps = {
  /** The names of the parts of the changes that could not be read. */
  unreadable: readonly string[];
  onDiscard(): Promise<void>;
};

/** Says that saved changes wait to be published, and can throw them away. */
export function WaitingNote({ unreadable, onDiscard }: WaitingNoteProps) {
  const { t } = useLanguage(editingTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();
  const [isAsking, setAsking] = useState(false);
  useKeptFocus();

  async function discard(): Promise<void> {
    await act(onDiscard, {
      done: t("editing.discarded"),
      failed: (error) => ({
        title: t("editing.discardFailed"),
        text: t(error instanceof StaleWrite ? "editing.discardStale" : "editing.away"),
      }),
    });
    setAsking(false);
  }

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-info-soft px-5 py-3 text-info">
      <p>
        <span className="font-semibold">{t("editing.waiting")}</span> {t("editing.waitingText")}
      </p>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t("editing.discardWaiting")}
      </button>
      {unreadable.length > 0 && (
        <p className="basis-full font-semibold text-warning">
          {t("editing.unreadable", { fields: unreadable.join(", ") })}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t("editing.discardSure")}
          text={t("editing.discardText")}
          cancel={panel("panel.cancel")}
          confirm={t("editing.discardWaiting")}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void discard()}
        />
      )}
    </div>
  );
}
