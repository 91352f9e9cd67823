import { useState } from "react";
import { StaleWrite } from "../../../data/database.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useKeptFocus } from "../../../ui/panel/hooks/use-kept-focus.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

type WaitingNoteProps = {
  title: string;
  text: string;
  /** Which of the changes could not be read, in a sentence. */
  unreadable: string | null;
  /** What throwing the changes away does. */
  discardText: string;
  staleText: string;
  onDiscard(): Promise<void>;
};

/** Says that saved changes wait to be published, and can throw them away. */
export function WaitingNote({ title, text, unreadable, ...props }: WaitingNoteProps) {
  const { discardText, staleText, onDiscard } = props;
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();
  const [isAsking, setAsking] = useState(false);
  useKeptFocus();

  async function discard(): Promise<void> {
    await act(onDiscard, {
      done: t("editor.discarded"),
      failed: (error) => ({
        title: t("editor.discardFailed"),
        text: error instanceof StaleWrite ? staleText : t("editor.away"),
      }),
    });
    setAsking(false);
  }

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-info-soft px-5 py-3 text-info">
      <p>
        <span className="font-semibold">{title}</span> {text}
      </p>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t("editor.discardWaiting")}
      </button>
      {unreadable && <p className="basis-full font-semibold text-warning">{unreadable}</p>}
      {isAsking && (
        <ConfirmDialog
          title={t("editor.discardSure")}
          text={discardText}
          cancel={panel("panel.cancel")}
          confirm={t("editor.discardWaiting")}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void discard()}
        />
      )}
    </div>
  );
}
