import { useState } from "react";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { useKeptFocus } from "../../ui/panel/hooks/use-focus-after.ts";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";

type RestoredNoteProps = {
  /** The time of the local draft. */
  time: string;
  onDiscard(): void;
};

/** Says that a local draft was restored, and can discard it. */
export function RestoredNote({ time, onDiscard }: RestoredNoteProps) {
  const { language, t } = useLanguage(fieldPanelTexts);
  const [isAsking, setAsking] = useState(false);
  useKeptFocus();
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft px-5 py-4 text-info"
    >
      <p>
        <span className="font-semibold">{t("fields.restored", { time: formatTime(time, language) })}</span>{" "}
        {t("fields.restoredText")}
      </p>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t("fields.discard")}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t("fields.discardSure")}
          text={t("fields.discardText")}
          cancel={t("word.cancel")}
          confirm={t("word.discard")}
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
