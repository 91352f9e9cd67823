import { type ArticleForm, article } from "../../content/article.ts";
import { translatedFields, wordsIn } from "../../content/document.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { getArticleAt } from "./article-versions.ts";

const translated = translatedFields(article.fields);

/** A field whose other language was changed after it. */
export type TranslationMark = {
  language: Language;
  field: string;
  /** The version in which this field was last changed, or confirmed. */
  seen: number;
  /** The version in which the other language was last changed, and when. */
  changed: number;
  changedAt: string;
};

/** The newest change of a field in a language; an empty field has none. */
export type FieldChange = { language: string; field: string; number: number; changed_at: string };

/** The outdated translations of an article, as it was last saved. Throws when the query fails. */
export async function listTranslationMarks(db: Database, articleId: string): Promise<TranslationMark[]> {
  const changes = expectData(
    await db
      .from("otm_field_changes")
      .select("language, field, number, changed_at")
      .eq("subject_id", articleId),
  );
  return translationMarksOf(changes);
}

/** The fields that have an older version than the same field of the other language; both are written. */
export function translationMarksOf(changes: readonly FieldChange[]): TranslationMark[] {
  return translated.flatMap(({ name, column }) => {
    const find = (language: Language) =>
      changes.find((change) => change.language === language && change.field === column);
    return languages.flatMap((language) => {
      const [own, other] = [find(language), find(otherLanguage(language))];
      if (!own || !other || other.number <= own.number) return [];
      return [
        { language, field: name, seen: own.number, changed: other.number, changedAt: other.changed_at },
      ];
    });
  });
}

/** Says that a marked field is still right. Throws Error. */
export async function confirmTranslation(
  db: Database,
  articleId: string,
  { language, field, changed }: TranslationMark,
): Promise<void> {
  throwIfFailed(
    await db.rpc("confirm_translation", {
      _kind: "article",
      _id: articleId,
      _language: language,
      _field: translated.find(({ name }) => name === field)?.column ?? field,
      _number: changed,
    }),
  );
}

/** The words of the other language, before and after its change; null when they are no longer kept. Throws Error. */
export async function getChangedWords(
  db: Database,
  articleId: string,
  { language, field, seen, changed }: TranslationMark,
): Promise<{ before: string; after: string } | null> {
  const [before, after] = await Promise.all([
    getArticleAt(db, articleId, seen),
    getArticleAt(db, articleId, changed),
  ]);
  const wordsOf = (form: ArticleForm) => wordsIn(article, form, field, otherLanguage(language));
  return before && after && { before: wordsOf(before), after: wordsOf(after) };
}
