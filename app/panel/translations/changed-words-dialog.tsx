import { useMemo } from "react";
import type { OutdatedSentence } from "../../content/sentences.ts";
import type { OutdatedField } from "../../data/articles/translation-marks.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { translationTexts } from "../../i18n/panel/translations.en.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { abridgedChanges } from "../editing/abridged-words.ts";

type ChangedWordsDialogProps = {
  title: string;
  field: string;
  mark: OutdatedField;
  onShow(sentence: OutdatedSentence): void;
  /** Says that one of several sentences is still right. */
  onConfirm(sentence: OutdatedSentence): void;
  onClose(): void;
};

/** Shows each sentence of the other language before and after its change, and what stands in this language. */
export function ChangedWordsDialog({
  title,
  field,
  mark,
  onShow,
  onConfirm,
  onClose,
}: ChangedWordsDialogProps) {
  const { t } = useLanguage(translationTexts);
  const { sentences } = mark;
  return (
    <Dialog width="wide" title={title} text={field} close={t("translations.close")} onClose={onClose}>
      {() =>
        sentences === null ? (
          <p className="mt-4">{t("translations.notKept")}</p>
        ) : (
          <ol className="mt-4 grid gap-4">
            {sentences.map((sentence) => (
              <li key={sentence.key} className="rounded-small border border-line bg-paper p-4">
                <ChangedWords {...sentence} />
                {sentence.key !== "" && <OwnSentence sentence={sentence} />}
                <p className="mt-2 flex flex-wrap gap-x-4 text-small">
                  {sentence.text !== "" && (
                    <SentenceButton text={t("translations.show")} sentence={sentence} onClick={onShow} />
                  )}
                  {sentences.length > 1 && (
                    <SentenceButton text={t("translations.right")} sentence={sentence} onClick={onConfirm} />
                  )}
                </p>
              </li>
            ))}
          </ol>
        )
      }
    </Dialog>
  );
}

type SentenceButtonProps = {
  text: string;
  sentence: OutdatedSentence;
  onClick(sentence: OutdatedSentence): void;
};

function SentenceButton({ text, sentence, onClick }: SentenceButtonProps) {
  const { t } = useLanguage(translationTexts);
  return (
    <button
      type="button"
      className="min-h-11 underline underline-offset-4"
      aria-label={t("translations.of", { action: text, field: sentence.text || sentence.after })}
      onClick={() => onClick(sentence)}
    >
      {text}
    </button>
  );
}

function OwnSentence({ sentence: { language, text } }: { sentence: OutdatedSentence }) {
  const { t } = useLanguage(translationTexts);
  if (text === "") return <p className="mt-2 text-muted">{t("translations.notThere")}</p>;
  return (
    <p className="mt-2 text-muted [overflow-wrap:anywhere]">
      {t(`translations.${language}`)}: <span lang={language}>{text}</span>
    </p>
  );
}

function ChangedWords({ before, after }: Pick<OutdatedSentence, "before" | "after">) {
  const { t } = useLanguage(translationTexts);
  const changes = useMemo(() => abridgedChanges(before, after), [before, after]);
  if (changes.every(({ change }) => change === "same")) return <p>{t("translations.sameWords")}</p>;
  return (
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">
      {changes.map(({ change, text }, place) => {
        const key = `${place} ${change}`;
        if (change === "same") return <span key={key}>{text}</span>;
        return change === "added" ? (
          <ins key={key} className="bg-success-soft text-success no-underline">
            <span className="sr-only">{t("translations.added")} </span>
            {text}
          </ins>
        ) : (
          <del key={key} className="mr-1 bg-error-soft text-error line-through">
            <span className="sr-only">{t("translations.removed")} </span>
            {text}
          </del>
        );
      })}
    </p>
  );
}
