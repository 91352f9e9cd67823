import { StaleWrite } from "../../data/database.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { editingTexts } from "../../i18n/panel/editing.en.ts";
import { useKeptFocus } from "../../ui/panel/hooks/use-focus-after.ts";
import { type Question, useConfirmed } from "../../ui/panel/use-confirmed.tsx";

type WaitingNoteProps = {
  /** The names of the parts of the changes that could not be read. */
  unreadable: readonly string[];
  onDiscard(): Promise<void>;
};

/** Says that saved changes wait to be published, and can throw them away. */
export function WaitingNote({ unreadable, onDiscard }: WaitingNoteProps) {
  const { t } = useLanguage(editingTexts);
  const { ask, dialog } = useConfirmed<Question>((asked) => asked);
  useKeptFocus();

  function askDiscard(): void {
    ask({
      title: t("editing.discardSure"),
      text: t("editing.discardText"),
      confirm: t("editing.discardWaiting"),
      work: onDiscard,
      done: t("editing.discarded"),
      failed: (error) => ({
        title: t("editing.discardFailed"),
        text: t(error instanceof StaleWrite ? "editing.discardStale" : "editing.away"),
      }),
    });
  }

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-info-soft px-5 py-3 text-info">
      <p>
        <span className="font-semibold">{t("editing.waiting")}</span> {t("editing.waitingText")}
      </p>
      <button
        type="button"
        onClick={askDiscard}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t("editing.discardWaiting")}
      </button>
      {unreadable.length > 0 && (
        <p className="basis-full font-semibold text-warning">
          {t("editing.unreadable", { fields: unreadable.join(", ") })}
        </p>
      )}
      {dialog}
    </div>
  );
}
