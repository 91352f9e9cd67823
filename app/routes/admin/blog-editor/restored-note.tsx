import { useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

type RestoredNoteProps = {
  /** When the work that came back was typed. */
  time: string;
  onDiscard(): void;
};

/** Says that unsaved work came back, and offers to let go of it. */
export function RestoredNote({ time, onDiscard }: RestoredNoteProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const [isAsking, setAsking] = useState(false);
  const when = new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft px-5 py-4 text-info"
    >
      <p>
        <span className="font-semibold">{t("editor.restored", { time: when })}</span>{" "}
        {t("editor.restoredText")}
      </p>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t("editor.discard")}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t("editor.discardSure")}
          text={t("editor.discardText")}
          cancel={panel("panel.cancel")}
          confirm={t("editor.discardAnyway")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
        />
      )}
    </div>
  );
}
