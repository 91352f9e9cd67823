import { useMemo, useState } from "react";
import type { OutdatedSentence } from "../../content/sentences.ts";
import type { OutdatedField } from "../../data/articles/translation-marks.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { translationTexts } from "../../i18n/panel/translations.en.ts";
import { useKeptFocus } from "../../ui/panel/hooks/use-focus-after.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { useToast } from "../../ui/primitives/toast.tsx";
import { abridgedChanges } from "../editing/abridged-words.ts";
import type { TranslationMarks } from "./use-translation-marks.ts";

type TranslationNoteProps = { marks: TranslationMarks; language: Language; field: string };

/** Says that the other language of a field was changed after it; nothing when it was not. */
export function TranslationNote({ marks, language, field }: TranslationNoteProps) {
  const mark = marks.find(language, field);
  return mark && <Outdated mark={mark} marks={marks} />;
}

function Outdated({ mark, marks }: { mark: OutdatedField; marks: TranslationMarks }) {
  const { language, t } = useLanguage(translationTexts);
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useKeptFocus();
  const other = t(`word.${otherLanguage(mark.language)}`);
  const field = marks.nameOf(mark);
  const count = mark.sentences?.length ?? 0;
  const date = formatDate(mark.changedAt, language);
  const changed =
    count > 1
      ? t("translations.sentences", { language: other, count: String(count), date })
      : t("translations.changed", { language: other, date });

  async function confirm(sentences = mark.sentences): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await marks.confirm(mark, sentences);
      toast({ tone: "success", title: t("translations.confirmed", { field }) });
    } catch (error) {
      console.error("A translation was not confirmed:", error instanceof Error ? error.message : "away");
      const text = t("translations.confirmFailed", { field });
      toast({ tone: "destructive", title: t("word.error"), text });
    }
    setBusy(false);
  }

  const nameOf = (action: string) => t("translations.of", { action, field });
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-small text-warning">
      <p>{mark.field === "faqs" ? nameOf(changed).replace(/^(.*): (.*)$/, "$2: $1") : changed}</p>
      <button
        type="button"
        aria-label={nameOf(t("word.whatChanged"))}
        onClick={() => setOpen(true)}
        className={action}
      >
        {t("word.whatChanged")}
      </button>
      <button
        type="button"
        aria-label={nameOf(t("translations.right"))}
        aria-disabled={isBusy}
        onClick={() => void confirm()}
        className={action}
      >
        {t("translations.right")}
      </button>
      {isOpen && (
        <ChangedWordsDialog
          title={changed}
          field={field}
          mark={mark}
          onShow={(sentence) => {
            setOpen(false);
            marks.show({ ...sentence, field: mark.field });
          }}
          onConfirm={(sentence) => void confirm([sentence])}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const action = "min-h-6 text-ink underline underline-offset-4";

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
function ChangedWordsDialog({ title, field, mark, onShow, onConfirm, onClose }: ChangedWordsDialogProps) {
  const { t } = useLanguage(translationTexts);
  const { sentences } = mark;
  return (
    <Dialog width="wide" title={title} text={field} close={t("word.close")} onClose={onClose}>
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
      {t(`word.${language}`)}: <span lang={language}>{text}</span>
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
            <span className="sr-only">{t("word.added")} </span>
            {text}
          </ins>
        ) : (
          <del key={key} className="mr-1 bg-error-soft text-error line-through">
            <span className="sr-only">{t("word.removed")} </span>
            {text}
          </del>
        );
      })}
    </p>
  );
}
