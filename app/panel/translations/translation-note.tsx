import { useState } from "react";
import type { OutdatedField } from "../../data/articles/translation-marks.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { translationTexts } from "../../i18n/panel/translations.en.ts";
import { useToast } from "../../ui/primitives/toast.tsx";
import { ChangedWordsDialog } from "./changed-words-dialog.tsx";
import type { TranslationMarks } from "./use-translation-marks.ts";

type TranslationNoteProps = { marks: TranslationMarks; language: Language; field: string };

/** Says that the other language of a field was changed after it; nothing when it was not. */
export function TranslationNote({ marks, language, field }: TranslationNoteProps) {
  const mark = marks.find(language, field);
  return mark && <Outdated mark={mark} marks={marks} />;
}

function Outdated({ mark, marks }: { mark: OutdatedField; marks: TranslationMarks }) {
  const { t } = useLanguage(translationTexts);
  const { language, t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isDutch = mark.language === "nl";
  const field = marks.nameOf(mark);
  const count = mark.sentences?.length ?? 0;
  const date = formatDate(mark.changedAt, language);
  const changed =
    count > 1
      ? t(isDutch ? "translations.sentencesEn" : "translations.sentencesNl", { count: String(count), date })
      : t(isDutch ? "translations.changedEn" : "translations.changedNl", { date });

  async function confirm(sentences = mark.sentences): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await marks.confirm(mark, sentences);
      toast({ tone: "success", title: t("translations.confirmed", { field }) });
    } catch (error) {
      console.error("A translation was not confirmed:", error instanceof Error ? error.message : "away");
      const text = t("translations.confirmFailed", { field });
      toast({ tone: "destructive", title: panel("panel.error"), text });
    }
    setBusy(false);
  }

  const nameOf = (action: string) => t("translations.of", { action, field });
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-small text-warning">
      <p>{mark.field === "faqs" ? nameOf(changed).replace(/^(.*): (.*)$/, "$2: $1") : changed}</p>
      <button
        type="button"
        aria-label={nameOf(t("translations.what"))}
        onClick={() => setOpen(true)}
        className={action}
      >
        {t("translations.what")}
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
