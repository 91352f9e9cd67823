import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import type { Part } from "../../content/kind.ts";
import {
  confirmTranslation,
  listTranslationMarks,
  type MarkedKind,
  type TranslationMark,
} from "../../data/articles/translation-marks.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";

/** The outdated translations of the saved document. */
export type TranslationMarks = {
  find(language: Language, field: string): TranslationMark | null;
  /** The name of what is outdated, for people. */
  nameOf(mark: TranslationMark): string;
  /** The words of the other language, before and after its change; null when they are no longer kept. Throws Error. */
  changedWords(mark: TranslationMark): Promise<{ before: string; after: string } | null>;
  /** Says that a field is still right. Throws when that was not saved. */
  confirm(mark: TranslationMark): Promise<void>;
};

/**
 * @param id null for a new document
 * @param saved another value after each save
 * @param nameOf the name of a part of the form
 */
export function useTranslationMarks(
  kind: MarkedKind,
  id: string | null,
  saved: unknown,
  nameOf: (part: Part) => string,
): TranslationMarks {
  const [marks, setMarks] = useState<readonly TranslationMark[]>([]);

  const load = useEffectEvent(async () => {
    // Marks are a help: without them the editor works as before.
    const found = id && (await orNull(listTranslationMarks(accountDatabase(), id, kind)));
    if (found) setMarks(found);
  });
  useEffect(() => {
    if (id !== null && saved !== null) void load();
    const again = () => document.visibilityState === "visible" && void load();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [id, saved]);

  return {
    find: (language, field) =>
      marks.find((mark) => mark.language === language && mark.field === field) ?? null,
    nameOf,
    changedWords: (mark) => kind.changedWords(accountDatabase(), id ?? "", mark),
    async confirm(mark) {
      await confirmTranslation(accountDatabase(), kind, id ?? "", mark);
      setMarks((known) => known.filter((one) => one !== mark));
      await load();
    },
  };
}
