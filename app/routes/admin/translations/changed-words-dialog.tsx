import { useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { translationTexts } from "../../../i18n/panel/translations.en.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { useModal } from "../../../ui/primitives/use-modal.ts";
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
  const id = useId();
  const dialog = useModal();
  const words = useWords(load);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(48rem,calc(100vw-2rem))] rounded-card bg-white p-5 text-ink shadow-raised backdrop:bg-ink/50 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-title-3">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{field}</p>
      <div aria-live="polite" className="mt-4">
        {typeof words === "string" ? (
          <p>{t(`translations.${words}`)}</p>
        ) : (
          <ChangedWords before={words.before} after={words.after} />
        )}
      </div>
      <p className="mt-7 flex justify-end">
        <button type="button" onClick={() => dialog.current?.close()} className="button button-primary">
          {t("translations.close")}
        </button>
      </p>
    </dialog>
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
