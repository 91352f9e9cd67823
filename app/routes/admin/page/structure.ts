import { type Field, type Fields, fieldsOfItem, variantOf } from "../../../content/fields.ts";
import { isWrittenIn } from "../../../content/form.ts";
import { emptyVariant, itemsOf, valueIn, withValue } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page } from "../../../content/page.ts";
import { structureOf } from "../../../html/text-structure.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";

// A section is one thing in two languages: by its key. Each function leaves a language without it as it is.

type Sections = PageForm["sections"];
type Change = (list: readonly FormSection[], language: Language) => FormSection[];

const declared: Field = page.fields.sections;

/** The sections of a language, and those that another change would leave. */
function changed(form: PageForm, change: Change): PageForm {
  const sections: Sections = { nl: change(form.sections.nl, "nl"), en: change(form.sections.en, "en") };
  return { ...form, sections };
}

/**
 * Adds an empty section to a language, and to the other one where that is written.
 *
 * @param after the key of the section before it; null for the end
 */
export function addSection(
  form: PageForm,
  language: Language,
  type: string,
  after: string | null,
): { form: PageForm; key: string } {
  const added: FormSection = { hidden: false, ...emptyVariant(declared, type) };
  const isTwofold = isWrittenIn(page, form, otherLanguage(language));
  const place = (list: readonly FormSection[]) => {
    const index = after === null ? -1 : list.findIndex(({ key }) => key === after);
    return index === -1 ? list.length : index + 1;
  };
  return {
    key: added.key,
    form: changed(form, (list, one) =>
      one === language || isTwofold ? list.toSpliced(place(list), 0, added) : [...list],
    ),
  };
}

/**
 * Moves a section to a place in a language, and past the same sections in the other.
 *
 * @param to the index that it is to have
 */
export function moveSection(form: PageForm, language: Language, key: string, to: number): PageForm {
  const shown = form.sections[language];
  const from = shown.findIndex((section) => section.key === key);
  if (from === -1 || from === to || !shown[to]) return form;
  const isUp = to < from;
  const passed = isUp ? shown.slice(to, from) : shown.slice(from + 1, to + 1).reverse();
  return changed(form, (list) => {
    const section = list.find((one) => one.key === key);
    const rest = list.filter((one) => one.key !== key);
    const farthest = passed.find((one) => rest.some((other) => other.key === one.key));
    if (!section || !farthest) return [...list];
    const place = rest.findIndex((one) => one.key === farthest.key);
    return rest.toSpliced(isUp ? place : place + 1, 0, section);
  });
}

/** Puts a copy of a section below it. */
export function duplicateSection(form: PageForm, key: string): { form: PageForm; key: string } {
  const copy = crypto.randomUUID();
  return {
    key: copy,
    form: changed(form, (list) =>
      list.flatMap((section) => (section.key === key ? [section, { ...section, key: copy }] : [section])),
    ),
  };
}

/** Hides a section from visitors, or shows it again. */
export function hideSection(form: PageForm, key: string, hidden: boolean): PageForm {
  return changed(form, (list) =>
    list.map((section) => (section.key === key ? { ...section, hidden } : section)),
  );
}

export function removeSection(form: PageForm, key: string): PageForm {
  return changed(form, (list) => list.filter((section) => section.key !== key));
}

/** Puts back a section that a form had, at its place there. */
export function restoreSection(form: PageForm, before: PageForm, key: string): PageForm {
  return changed(form, (list, language) => {
    const had = before.sections[language];
    const section = had.find((one) => one.key === key);
    if (!section || list.some((one) => one.key === key)) return [...list];
    return list.toSpliced(placeOf(list, had, key), 0, section);
  });
}

/** Gives a language the sections that it lacks, where the other one has them, without their words. */
export function takeOverStructure(form: PageForm, language: Language): PageForm {
  const source = form.sections[otherLanguage(language)];
  let list: FormSection[] = form.sections[language];
  for (const section of source) {
    if (list.some(({ key }) => key === section.key)) continue;
    list = list.toSpliced(placeOf(list, source, section.key), 0, wordless(declared, section));
  }
  return { ...form, sections: { ...form.sections, [language]: list } };
}

/** How many sections a language lacks that the other one has. */
export function countMissing(form: PageForm, language: Language): number {
  const own = new Set(form.sections[language].map(({ key }) => key));
  return form.sections[otherLanguage(language)].filter(({ key }) => !own.has(key)).length;
}

/** Behind the nearest section before it in another list that is here too. */
function placeOf(list: readonly FormSection[], other: readonly FormSection[], key: string): number {
  const before = other.slice(
    0,
    other.findIndex((one) => one.key === key),
  );
  const nearest = before.findLast((one) => list.some((own) => own.key === one.key));
  return nearest ? list.findIndex((own) => own.key === nearest.key) + 1 : 0;
}

/** An item with its pictures, choices and links, but words still to be written. What is of no type known stays. */
function wordless<Of extends object>(list: Pick<Field, "item" | "variants">, of: Of): Of {
  if (list.variants && !variantOf(list, of)) return of;
  let left = of;
  for (const [field, { type, item, variants }] of Object.entries<Fields[string]>(fieldsOfItem(list, of))) {
    const value = valueIn(of, { field });
    if (type === "line" || type === "text") left = withValue(left, { field }, "");
    if (type === "html") left = withValue(left, { field }, structureOf(String(value ?? "")));
    if (item)
      left = withValue(
        left,
        { field },
        itemsOf(value).map((one) => wordless({ item, ...(variants && { variants }) }, one)),
      );
  }
  return left;
}

/** The form as that of another page: a draft with new keys, the same ones in both languages. */
export function copiedPage(form: PageForm): PageForm {
  const keys = new Map<string, string>();
  for (const language of languages) {
    for (const { key } of form.sections[language]) keys.set(key, keys.get(key) ?? crypto.randomUUID());
  }
  const renamed = changed(form, (list) =>
    list.map((section) => ({ ...section, key: keys.get(section.key) ?? section.key })),
  );
  return { ...renamed, published: false, inFooter: false, slug: "" };
}
