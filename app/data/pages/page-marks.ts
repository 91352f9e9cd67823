import { valueIn } from "../../content/kind.ts";
import { type PageForm, page } from "../../content/page.ts";
import { plainText } from "../../html/plain-text.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { changedWords, columnsOf, type MarkedKind } from "../articles/translation-marks.ts";
import { getPageAt } from "./edited-page.ts";

const { sections: _, ...columns } = columnsOf(page.fields);

/** The translations of pages: of title and description, and of each section by its id. */
export const pageMarks: MarkedKind = {
  kind: "page",
  columns,
  changedWords: (db, id, mark) =>
    changedWords(
      mark,
      (number) => getPageAt(db, id, number),
      (form) => wordsOf(form, mark.field, otherLanguage(mark.language)),
    ),
};

/** The words of a field, or of the section with this key. */
function wordsOf(form: PageForm, field: string, language: Language): string {
  if (field in columns) return String(valueIn(form, { field, language }) ?? "");
  const {
    key: _,
    type: __,
    ...values
  } = form.sections[language].find(({ key }) => key === field) ?? {
    key: "",
    type: "",
  };
  return textsIn(values)
    .map((text) => plainText(text))
    .join("\n");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "key" ? [] : textsIn(inner)));
}
