import { type Language, languages } from "../../i18n/language-texts.ts";
import type { EditorKey } from "../../i18n/panel/article-editor.en.ts";
import type { ChecklistKey } from "../../i18n/panel/checklist.en.ts";
import { type ArticleForm, isWritten } from "./article-form.ts";
import type { EditorTab } from "./article-problems.ts";
import { findMarkupRemarks } from "./checklist-markup.ts";

/** What a careful colleague would notice before publishing: a warning, and the field that it is about. */
export type Remark = {
  key: ChecklistKey;
  tab: EditorTab;
  field: EditorKey;
  values?: Record<string, string | number>;
};

/** The remarks about an article, apart from its links and pictures; none while nothing is written. */
export function findRemarks(form: ArticleForm): Remark[] {
  return [...missing(form), ...untranslated(form), ...languages.flatMap((one) => markup(form, one))];
}

/** The languages that visitors will read. */
export function shownLanguages(form: ArticleForm): Language[] {
  return languages.filter((language) => form.shown[language] && isWritten(form, language));
}

function* missing(form: ArticleForm): Generator<Remark> {
  const written = languages.filter((language) => isWritten(form, language));
  if (written.length === 0) return;
  if (!written.includes("nl")) yield { key: "checklist.noDutch", tab: "nl", field: "editor.titleNl" };
  if (!written.includes("en")) yield { key: "checklist.noEnglish", tab: "en", field: "editor.titleEn" };
  for (const language of shownLanguages(form)) {
    const [tab, end] = [language, language === "nl" ? "Nl" : "En"] as const;
    const isEmpty = (name: "title" | "content" | "excerpt" | "metaDescription") =>
      form[name][language].trim() === "";
    if (isEmpty("title")) yield { key: `checklist.noTitle${end}`, tab, field: `editor.title${end}` };
    if (isEmpty("content")) yield { key: `checklist.noContent${end}`, tab, field: `editor.content${end}` };
    if (isEmpty("excerpt")) {
      const what = isEmpty("metaDescription") ? "none" : "noExcerpt";
      yield { key: `checklist.${what}${end}`, tab, field: `editor.excerpt${end}` };
    } else if (isEmpty("metaDescription")) {
      yield { key: `checklist.noDescription${end}`, tab: "basic", field: `editor.metaDescription${end}` };
    }
  }
}

function* untranslated(form: ArticleForm): Generator<Remark> {
  if (shownLanguages(form).length < 2) return;
  const isSame = ({ nl, en }: { nl: string; en: string }) => nl.trim() !== "" && nl.trim() === en.trim();
  if (isSame(form.title)) yield { key: "checklist.sameTitle", tab: "en", field: "editor.titleEn" };
  if (isSame(form.excerpt)) yield { key: "checklist.sameExcerpt", tab: "en", field: "editor.excerptEn" };
  if (isSame(form.content)) yield { key: "checklist.sameContent", tab: "en", field: "editor.contentEn" };
}

function markup(form: ArticleForm, language: Language): Remark[] {
  return shownLanguages(form).includes(language) ? findMarkupRemarks(form.content[language], language) : [];
}
