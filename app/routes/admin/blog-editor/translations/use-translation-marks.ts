import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../../account/account-database.ts";
import {
  confirmTranslation,
  getChangedWords,
  listTranslationMarks,
  type TranslationMark,
} from "../../../../data/articles/translation-marks.ts";
import type { Language } from "../../../../i18n/language-texts.ts";
import { orNull } from "../../../../ui/panel/hooks/use-failure-toast.ts";

/** The outdated translations of the saved article. */
export type TranslationMarks = {
  find(language: Language, field: string): TranslationMark | null;
  /** Throws as `getChangedWords`. */
  changedWords(mark: TranslationMark): ReturnType<typeof getChangedWords>;
  /** Says that a field is still right. Throws when that was not saved. */
  confirm(mark: TranslationMark): Promise<void>;
};

/**
 * @param articleId null for a new article
 * @param saved another value after each save
 */
export function useTranslationMarks(articleId: string | null, saved: unknown): TranslationMarks {
  const [marks, setMarks] = useState<readonly TranslationMark[]>([]);

  const load = useEffectEvent(async () => {
    // Marks are a help: without them the editor works as before.
    const found = articleId && (await orNull(listTranslationMarks(accountDatabase(), articleId)));
    if (found) setMarks(found);
  });
  useEffect(() => {
    if (articleId !== null && saved !== null) void load();
    const again = () => document.visibilityState === "visible" && void load();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [articleId, saved]);

  return {
    find: (language, field) =>
      marks.find((mark) => mark.language === language && mark.field === field) ?? null,
    changedWords: (mark) => getChangedWords(accountDatabase(), articleId ?? "", mark),
    async confirm(mark) {
      await confirmTranslation(accountDatabase(), articleId ?? "", mark);
      setMarks((known) => known.filter((one) => one !== mark));
      await load();
    },
  };
}
