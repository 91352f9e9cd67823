import { type FieldVersion, outdatedSentences } from "../../content/sentences.ts";
import type { OutdatedField } from "../../data/articles/translation-marks.ts";
import type { TextChange } from "../../data/site-texts/admin-site-texts.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { entriesByKey } from "./text-catalog.ts";

/** A text of which a language has sentences to look at; `field` is its key. */
export type OutdatedText = OutdatedField & { sentences: NonNullable<OutdatedField["sentences"]> };

/**
 * What has to be looked at in the texts of the site, sentence by sentence: both languages of the originals agree.
 *
 * @param changes the oldest first
 * @param draftOf the text as it will be: what waits, or is proposed, mends what is outdated in its own language
 */
export function outdatedTexts(
  changes: readonly TextChange[],
  draftOf: (key: string, language: Language) => string | undefined,
): OutdatedText[] {
  return [...Map.groupBy(changes, ({ key }) => key)].flatMap(([key, ofKey]) => {
    const originals = entriesByKey.get(key)?.originals ?? [];
    const [nl, en] = languages.map((one) => originals.find(({ language }) => language === one)?.text);
    if (nl === undefined || en === undefined) return [];
    const steps: FieldVersion[] = [{ changedAt: "", texts: { nl: [nl], en: [en] } }];
    const next = (language: string, text: string, changedAt: string): FieldVersion => {
      const original = { nl, en };
      const texts = steps.at(-1)?.texts ?? { nl: [nl], en: [en] };
      const isKnown = language === "nl" || language === "en";
      return { changedAt, texts: isKnown ? { ...texts, [language]: [text || original[language]] } : texts };
    };
    for (const { language, text, createdAt } of ofKey) steps.push(next(language, text, createdAt));
    const settled = new Set(ofKey[0]?.settled);
    return languages.flatMap((language): OutdatedText[] => {
      const draft = draftOf(key, language);
      const all = draft === undefined ? steps : [...steps, next(language, draft, "")];
      const sentences = (outdatedSentences(all, settled) ?? []).filter((one) => one.language === language);
      const changedAt = sentences
        .map((one) => one.changedAt)
        .toSorted()
        .at(-1);
      return changedAt === undefined ? [] : [{ language, field: key, changedAt, sentences }];
    });
  });
}
