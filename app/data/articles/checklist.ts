import { type ArticleForm, isWritten } from "../../content/article.ts";
import type { Part } from "../../content/kind.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import type { ChecklistKey } from "../../i18n/panel/checklist.en.ts";
import { type MissedTerm, missedTerms, type Term } from "../glossary/glossary.ts";
import { findLosses } from "./checklist-losses.ts";
import { findMarkupRemarks } from "./checklist-markup.ts";

/** What a careful colleague would notice before publishing: a warning, and the part that it is about. */
export type Remark = Part & {
  key: ChecklistKey;
  values?: Record<string, string | number>;
  repair?: Repair;
  missed?: MissedTerm;
};

/** What a button can do: links in the place of what is embedded of a host, or its pictures into the library. */
export type Repair = { with: "link" | "picture"; host: string };

/**
 * The remarks about an article, apart from its links to other pages and undescribed pictures; none while nothing is
 * written.
 *
 * @param origin that of the site
 */
export function findRemarks(form: ArticleForm, origin: string): Remark[] {
  return [
    ...missing(form),
    ...untranslated(form),
    ...shownLanguages(form).flatMap((language) => [
      ...findLosses(form.content[language], language, origin),
      ...findMarkupRemarks(form.content[language], language),
    ]),
  ];
}

/** The languages that visitors will read. */
export function shownLanguages(form: ArticleForm): Language[] {
  return languages.filter((language) => form.shown[language] && isWritten(form, language));
}

/** The words of the glossary that the English text should have, by its Dutch one. */
export function glossaryRemarks(form: ArticleForm, terms: readonly Term[]): Remark[] {
  if (shownLanguages(form).length < 2) return [];
  return (["title", "subtitle", "excerpt", "content"] as const).flatMap((field) =>
    missedTerms(terms, { nl: [form[field].nl], en: [form[field].en] }).map((missed) => ({
      key: "checklist.term" as const,
      values: { nl: missed.term.nl, en: missed.term.en },
      field,
      language: "en" as const,
      missed,
    })),
  );
}

function* missing(form: ArticleForm): Generator<Remark> {
  const written = languages.filter((language) => isWritten(form, language));
  if (written.length === 0) return;
  if (!written.includes("nl")) yield { key: "checklist.noDutch", field: "title", language: "nl" };
  if (!written.includes("en")) yield { key: "checklist.noEnglish", field: "title", language: "en" };
  for (const language of shownLanguages(form)) {
    const isEmpty = (name: "title" | "content" | "excerpt" | "metaDescription") =>
      form[name][language].trim() === "";
    if (isEmpty("title")) yield { key: "checklist.noTitle", field: "title", language };
    if (isEmpty("content")) yield { key: "checklist.noContent", field: "content", language };
    if (isEmpty("excerpt")) {
      const key = isEmpty("metaDescription") ? "checklist.none" : "checklist.noExcerpt";
      yield { key, field: "excerpt", language };
    } else if (isEmpty("metaDescription")) {
      yield { key: "checklist.noDescription", field: "metaDescription", language };
    }
  }
}

function* untranslated(form: ArticleForm): Generator<Remark> {
  if (shownLanguages(form).length < 2) return;
  const isSame = ({ nl, en }: { nl: string; en: string }) => nl.trim() !== "" && nl.trim() === en.trim();
  if (isSame(form.title)) yield { key: "checklist.sameTitle", field: "title", language: "en" };
  if (isSame(form.excerpt)) yield { key: "checklist.sameExcerpt", field: "excerpt", language: "en" };
  if (isSame(form.content)) yield { key: "checklist.sameContent", field: "content", language: "en" };
}
