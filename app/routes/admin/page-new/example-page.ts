import { isFilled } from "../../../content/form.ts";
import { emptyForm } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page } from "../../../content/page.ts";
import type { PageKind } from "../../../content/page-kinds.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { type SectionType, sections } from "../../../sections/sections.ts";

/** What a page of each kind is made of to begin with. */
const examples: Record<PageKind, readonly SectionType[]> = {
  page: ["opening", "text", "text-with-picture", "tiles", "closing"],
  case: ["opening", "text", "before-after", "quote", "closing"],
  service: ["opening", "text", "steps", "figures", "questions", "closing"],
};

/** A draft of a kind with filled sections in both languages. */
export function examplePage(kind: PageKind, title: Record<Language, string>): PageForm {
  const chosen = examples[kind].map((type) => ({ type, key: crypto.randomUUID() }));
  const written = (language: Language): FormSection[] =>
    chosen.map(({ type, key }) => {
      const example = { ...sections[type].example[language], key, type, hidden: false };
      // The title of an opening that comes first is the page's.
      return type === "opening" && title[language] ? { ...example, title: title[language] } : example;
    });
  return {
    ...emptyForm(page),
    kind,
    title,
    // A language without a title is written later, and keeps nobody from publishing the other.
    shown: { nl: isFilled(title.nl), en: isFilled(title.en) },
    sections: { nl: written("nl"), en: written("en") },
  };
}
