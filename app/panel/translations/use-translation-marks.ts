import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import type { Part } from "../../content/kind.ts";
import type { OutdatedSentence } from "../../content/sentences.ts";
import {
  confirmSentences,
  confirmTranslation,
  listOutdatedSentences,
  type MarkedKind,
  type OutdatedField,
  type OutdatedFields,
} from "../../data/articles/translation-marks.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";

/** The outdated translations of the saved document. */
export type TranslationMarks = {
  find(language: Language, field: string): OutdatedField | null;
  /** The name of what is outdated, for people. */
  nameOf(mark: OutdatedField): string;
  /** Selects a sentence in its field. */
  show(sentence: OutdatedSentence & Pick<OutdatedField, "field">): void;
  /** Says that these sentences are still right, or that all are. Throws when that was not saved. */
  confirm(mark: OutdatedField, sentences: readonly OutdatedSentence[] | null): Promise<void>;
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
  { nameOf, show }: { nameOf(part: Part): string } & Pick<TranslationMarks, "show">,
): TranslationMarks {
  const [{ outdated, number }, setFound] = useState<OutdatedFields>({ outdated: [], agreed: [], number: 0 });

  const load = useEffectEvent(async () => {
    // Marks are a help: without them the editor works as before.
    const found = id && (await orNull(listOutdatedSentences(accountDatabase(), id, kind)));
    if (!found) return;
    setFound(found);
    for (const field of found.agreed) {
      await orNull(confirmTranslation(accountDatabase(), kind, id, field, found.number));
    }
  });
  useEffect(() => {
    if (id !== null && saved !== null) void load();
    const again = () => document.visibilityState === "visible" && void load();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [id, saved]);

  return {
    find: (language, field) =>
      outdated.find((mark) => mark.language === language && mark.field === field) ?? null,
    nameOf,
    show,
    async confirm(mark, sentences) {
      const keys = (sentences ?? []).map(({ key }) => key);
      // A text as a whole has no key.
      if (keys.length === 0 || keys.includes("")) {
        await confirmTranslation(accountDatabase(), kind, id ?? "", mark.field, number);
      } else await confirmSentences(accountDatabase(), kind, id ?? "", mark, keys);
      await load();
    },
  };
}
