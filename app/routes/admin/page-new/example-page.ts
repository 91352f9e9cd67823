import { emptyForm } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page } from "../../../content/page.ts";
import type { PageKind } from "../../../content/page-kinds.ts";
import { type SectionType, sections } from "../../../sections/sections.ts";

/** What a page of each kind is made of to begin with. */
const examples: Record<PageKind, readonly SectionType[]> = {
  page: ["opening", "text", "text-with-picture", "tiles", "closing"],
  case: ["opening", "text", "before-after", "quote", "closing"],
  service: ["opening", "text", "steps", "figures", "questions", "closing"],
};

/** A draft of a kind with filled sections in both languages. */
export function examplePage(kind: PageKind): PageForm {
  const chosen = examples[kind].map((type) => ({ type, key: crypto.randomUUID() }));
  const written = (language: "nl" | "en"): FormSection[] =>
    chosen.map(({ type, key }) => ({ ...sections[type].example[language], key, type, hidden: false }));
  return { ...emptyForm(page), kind, sections: { nl: written("nl"), en: written("en") } };
}
