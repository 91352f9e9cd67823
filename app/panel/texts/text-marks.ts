import { createContext, use, useMemo } from "react";
import { useRevalidator } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { settleSiteText, type TextChange } from "../../data/site-texts/admin-site-texts.ts";
import type { SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import type { TranslationMarks } from "../translations/use-translation-marks.ts";
import { outdatedTexts } from "./outdated-texts.ts";
import { fieldName, fieldsOf } from "./text-fields.ts";
import { useTextNames } from "./use-text-names.ts";

/** The outdated translations of the site's texts, and the names of their fields. */
export type TextMarks = TranslationMarks & { outdated: ReadonlySet<string> };

export const TextMarksContext = createContext<TextMarks | null>(null);

export function useTextMarks(): TextMarks | null {
  return use(TextMarksContext);
}

/** @param changes null when they could not be loaded: nothing is marked then */
export function useMarksOf(texts: SiteTexts | null, changes: readonly TextChange[] | null): TextMarks {
  const { fieldNameOf } = useTextNames();
  const { revalidate } = useRevalidator();
  const marks = useMemo(() => {
    const fields = texts && fieldsOf(texts);
    return outdatedTexts(changes ?? [], (key, language) => fields?.[fieldName(key, language)]);
  }, [texts, changes]);
  const outdated = useMemo(
    () => new Set(marks.map(({ field, language }) => fieldName(field, language))),
    [marks],
  );
  return {
    outdated,
    find: (language, field) =>
      marks.find((mark) => mark.language === language && mark.field === field) ?? null,
    nameOf: ({ field, language }) => fieldNameOf(fieldName(field, language)),
    show: ({ field, language, text }) => selectIn(fieldName(field, language), text),
    async confirm({ field }, sentences) {
      await settleSiteText(
        accountDatabase(),
        field,
        (sentences ?? []).map(({ key }) => key),
      );
      await revalidate();
    },
  };
}

/** Selects a sentence in the field of its text; of a text with HTML, in its editor. */
function selectIn(name: string, words: string): void {
  // After the dialog has given the focus back.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[name="${name}"], [data-part="${name}"]`);
    field?.dispatchEvent(new CustomEvent("select-words", { detail: { text: words, start: 0, words } }));
    field?.focus();
    if (!(field instanceof HTMLTextAreaElement)) return;
    const start = field.value.indexOf(words);
    if (start >= 0) field.setSelectionRange(start, start + words.length);
  });
}
