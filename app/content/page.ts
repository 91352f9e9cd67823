import { hasUnwritten } from "../html/unwritten.ts";
import { type Language, languages } from "../i18n/language-texts.ts";
import type { PageEditorKey } from "../i18n/panel/page-editor.en.ts";
import { sections } from "../sections/sections.ts";
import { documentOf } from "./document.ts";
import {
  choice,
  type Field,
  type FormOf,
  fieldsOfItem,
  flag,
  line,
  links,
  listOfVariants,
  perLanguage,
  picture,
  slug,
  text,
  type VariantItem,
} from "./fields.ts";
import { isFilled, isShowable, isWrittenIn } from "./form.ts";
import { itemsOf, type Kind, type Problem, valueIn } from "./kind.ts";
import { pageKinds } from "./page-kinds.ts";
import { reservedSlugs } from "./reserved-slugs.ts";

/** The most bytes that the sections of one language take. */
const maxSectionBytes = 204_800;

const everySection = {
  hidden: flag({ label: "page.hidden", initial: false, otherwise: false }),
};

const fields = {
  kind: choice({ label: "page.kind", values: pageKinds, tool: "page_kind" }),
  slug: slug({
    label: "page.slug",
    max: 200,
    isRequired: true,
    about: "Small letters, digits and hyphens; of a new page made of its title when left out.",
  }),
  imageUrl: picture({
    label: "page.image",
    max: 2_048,
    isNullable: true,
    tool: "image",
    about: "For sharing and for lists: an address on this site, such as /media/… of its library.",
  }),
  inFooter: flag({ label: "page.inFooter", initial: false, otherwise: false, isRequired: true, tool: false }),
  // What waits is to be published.
  published: flag({
    label: "word.publication",
    initial: false,
    otherwise: true,
    isRequired: true,
    tool: false,
  }),
  selectedTags: links({ label: "word.tags", column: "tags", of: "tag", isSet: true }),
  title: perLanguage(line({ label: "page.title", max: 200 })),
  description: perLanguage(
    text({ label: "page.description", max: 500, about: "For search results and for lists." }),
  ),
  /** Whether each language is shown once the page is published. */
  shown: perLanguage(
    flag({
      label: "page.shown",
      column: "published",
      initial: true,
      otherwise: true,
      tool: "is_shown_when_published",
    }),
  ),
  sections: perLanguage(
    listOfVariants({
      label: "page.sections",
      item: everySection,
      itemLabel: "page.section",
      variants: sections,
      max: 40,
    }),
  ),
} satisfies Record<string, Field<unknown, PageEditorKey>>;

export const page: Kind<typeof fields, "page"> = {
  name: "page",
  fields,
  languagesIn: "rows",
  isShown: "published",
  main: "sections",
  written: ["title", "sections"],
  rules: rulesOf,
  rulesOfShown,
};

export type PageForm = FormOf<typeof fields>;
export type FormSection = VariantItem<typeof everySection>;

function* rulesOf(form: PageForm): Generator<Problem> {
  if (!isFilled(form.title.nl) && !isFilled(form.title.en)) {
    yield { field: "title", language: "nl", key: "problems.titleRequired" };
  }
  if (form.kind === "page" && reservedSlugs.includes(form.slug.trim())) {
    yield { field: "slug", key: "problems.slugReserved" };
  }
  const written = languages.filter((language) => isWrittenIn(page, form, language));
  const [first] = written;
  if (first && form.published && !written.some((language) => form.shown[language])) {
    yield { field: "shown", language: first, key: "problems.nothingShown" };
  }
  for (const language of written) {
    const bytes = bytesOf(form, language);
    const values = { now: Math.ceil(bytes / 1_024), max: maxSectionBytes / 1_024 };
    if (bytes > maxSectionBytes) yield { field: "sections", language, key: "problems.tooLarge", values };
  }
}

function bytesOf(form: PageForm, language: Language): number {
  const alone = {
    ...form,
    title: { nl: "", en: "" },
    sections: { nl: [], en: [], [language]: form.sections[language] },
  };
  // PostgreSQL writes a space after each colon and comma.
  const spaced = JSON.stringify(documentOf(page, alone).content).replace(/[:,]/g, "$& ");
  return new TextEncoder().encode(spaced).byteLength;
}

function* rulesOfShown(form: PageForm): Generator<Problem> {
  for (const language of shownLanguages(form)) {
    if (!isFilled(form.title[language])) yield { field: "title", language, key: "problems.required" };
    for (const [index, section] of form.sections[language].entries()) {
      const part = { field: "sections", language, item: index + 1 };
      for (const inner of unwrittenFields(section)) yield { ...part, inner, key: "problems.unwritten" };
      for (const few of tooFewItems(section)) yield { ...part, ...few, key: "problems.tooFew" };
    }
  }
}

/** The fields that a section is not shown without, and texts and lists with places that are still to be written. */
export function unwrittenFields(section: FormSection): string[] {
  const declared = Object.values(sections).find(({ type }) => type === section.type);
  if (!declared || section.hidden) return [];
  return Object.entries(declared.fields).flatMap(([name, field]) => {
    const value = valueIn(section, { field: name });
    const isNeeded = declared.needed.some((needed) => needed === name) && !isFilled(value);
    const isUnwritten =
      field.type === "html"
        ? hasUnwritten(String(value))
        : itemsOf(value).some((item) => !isShowable(field, item));
    return isNeeded || isUnwritten ? [name] : [];
  });
}

/** The lists of a section that have some items, but not as many as they need. */
export function tooFewItems(section: FormSection): { inner: string; values: { now: number; min: number } }[] {
  if (section.hidden) return [];
  return Object.entries(fieldsOfItem(fields.sections, section)).flatMap(([inner, { min = 0 }]) => {
    const now = itemsOf(valueIn(section, { field: inner })).length;
    return now > 0 && now < min ? [{ inner, values: { now, min } }] : [];
  });
}

/** The languages in which visitors see a form once it is in the tables; a draft has none. */
export function shownLanguages(form: PageForm): Language[] {
  if (!form.published) return [];
  return languages.filter((language) => form.shown[language] && isWrittenIn(page, form, language));
}
