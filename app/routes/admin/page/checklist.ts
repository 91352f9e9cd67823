import { type Fields, fieldsOfItem } from "../../../content/fields.ts";
import { isFilled, isWrittenIn } from "../../../content/form.ts";
import { itemsOf, type Part, valueIn } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page, tooFewItems } from "../../../content/page.ts";
import { type MissedTerm, missedTerms, type Term } from "../../../data/glossary/glossary.ts";
import { missingIn } from "../../../data/media/missing-descriptions.ts";
import type { PictureDescription } from "../../../data/media/picture-descriptions.ts";
import { textsOfSection } from "../../../data/pages/page-marks.ts";
import { picturesIn } from "../../../html/pictures-in.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";

/** What a careful colleague would notice, of a section or (null) of the whole page. */
export type PageRemark = {
  kind: "heading" | "description" | "target" | "words" | "few" | "picture" | "one";
  language: Language;
  section: FormSection | null;
};

/** A word of the glossary that the English text should have, in a section or (null) in a field of the page. */
export type MissedWordRemark = { kind: "term"; part: Part; section: FormSection | null; missed: MissedTerm };

/** The words of the glossary that the English page should have, by its Dutch one. */
export function missedWordRemarks(form: PageForm, terms: readonly Term[]): MissedWordRemark[] {
  const fields = (["title", "description"] as const).flatMap((field) =>
    missedTerms(terms, { nl: [form[field].nl], en: [form[field].en] }).map((missed) => ({
      ...{ kind: "term" as const, part: { field, language: "en" as const }, section: null, missed },
    })),
  );
  const sections = form.sections.en.flatMap((section, index) => {
    const dutch = form.sections.nl.find(({ key }) => key === section.key);
    if (!dutch || section.hidden) return [];
    const texts = { nl: textsOfSection(dutch), en: textsOfSection(section) };
    const part = { field: "sections", language: "en" as const, item: index + 1 };
    return missedTerms(terms, texts).map((missed) => ({ kind: "term" as const, part, section, missed }));
  });
  return [...fields, ...sections];
}

/**
 * What to look at before a page is published.
 *
 * @param described what the library knows; pictures that it does not are left out
 */
export function pageRemarks(form: PageForm, described: readonly PictureDescription[]): PageRemark[] {
  const written = languages.filter((language) => isWrittenIn(page, form, language));
  return written.flatMap((language) => {
    const visible = form.sections[language].filter(({ hidden }) => !hidden);
    const isTwofold = written.includes(otherLanguage(language));
    const others = new Set(form.sections[otherLanguage(language)].map(({ key }) => key));
    const about = (section: FormSection, kind: PageRemark["kind"]) => ({ kind, language, section });
    return [
      ...(visible.length > 0 && !visible.some(hasHeading)
        ? [{ kind: "heading" as const, language, section: null }]
        : []),
      ...(isFilled(form.description[language])
        ? []
        : [{ kind: "description" as const, language, section: null }]),
      ...visible.flatMap((section) => [
        ...buttonFaults(section).map((kind) => about(section, kind)),
        ...tooFewItems(section).map(() => about(section, "few")),
        ...(lacksDescription(fieldsOfItem(page.fields.sections, section), section, language, described)
          ? [about(section, "picture")]
          : []),
        ...(isTwofold && !others.has(section.key) ? [about(section, "one")] : []),
      ]),
    ];
  });
}

function hasHeading(section: FormSection): boolean {
  return isFilled(valueIn(section, { field: "title" }));
}

/** A button is a text and the address of the same name, such as `buttonText` and `buttonTo`. */
function buttonFaults(section: FormSection): ("target" | "words")[] {
  const fields = fieldsOfItem(page.fields.sections, section);
  return Object.keys(fields).flatMap((field) => {
    const text = field.replace(/To$/, "Text");
    if (fields[field]?.type !== "address" || text === field || !fields[text]) return [];
    const hasTarget = isFilled(valueIn(section, { field }));
    const hasWords = isFilled(valueIn(section, { field: text }));
    if (hasTarget === hasWords) return [];
    return [hasWords ? ("target" as const) : ("words" as const)];
  });
}

/** Whether a picture of a section, its texts or its items has no description; one of another site, but in a text, needs none. */
function lacksDescription(
  fields: Fields,
  of: object,
  language: Language,
  described: readonly PictureDescription[],
): boolean {
  return Object.entries(fields).some(([field, declared]) => {
    const value = valueIn(of, { field });
    const text = String(value ?? "");
    if (declared.type === "picture") {
      const missing = missingIn({ src: text.trim(), alt: "" }, language, described);
      return missing !== null && missing.id !== null;
    }
    if (declared.type === "html") {
      return picturesIn(text).some((picture) => missingIn(picture, language, described));
    }
    return itemsOf(value).some((item) =>
      lacksDescription(fieldsOfItem(declared, item), item, language, described),
    );
  });
}
