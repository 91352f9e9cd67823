import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { translationTexts } from "../../i18n/panel/translations.en.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { abridgedChanges } from "../editing/abridged-words.ts";

type Words = { before: string; after: string };

type ChangedWordsDialogProps = {
  title: string;
  field: string;
  load(): Promise<Words | null>;
  onClose(): void;
};

/** Shows which words of the other language were removed and added. */
export function ChangedWordsDialog({ title, field, load, onClose }: ChangedWordsDialogProps) {
  const { t } = useLanguage(translationTexts);
  const words = useWords(load);
  return (
    <Dialog width="wide" title={title} text={field} close={t("translations.close")} onClose={onClose}>
      {() => (
        <div aria-live="polite" className="mt-4">
          {typeof words === "string" ? (
            <p>{t(`translations.${words}`)}</p>
          ) : (
            <ChangedWords before={words.before} after={words.after} />
          )}
        </div>
      )}
    </Dialog>
  );
}

function useWords(load: () => Promise<Words | null>): Words | "loading" | "notKept" | "loadFailed" {
  const [words, setWords] = useState<Words | "loading" | "notKept" | "loadFailed">("loading");
  const begin = useEffectEvent(load);
  useEffect(() => {
    let isShown = true;
    void orNull(begin().then((found) => found ?? ("notKept" as const))).then((found) => {
      if (isShown) setWords(found ?? "loadFailed");
    });
    return () => {
      isShown = false;
    };
  }, []);
  return words;
}

function ChangedWords({ before, after }: Words) {
  const { t } = useLanguage(translationTexts);
  const changes = useMemo(() => abridgedChanges(before, after), [before, after]);
  if (changes.every(({ change }) => change === "same")) return <p>{t("translations.sameWords")}</p>;
  return (
    <p className="whitespace-pre-line rounded-small border border-line bg-paper p-4 [overflow-wrap:anywhere]">
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
