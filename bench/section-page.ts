import { documentOf } from "../app/content/document.ts";
import { emptyForm } from "../app/content/kind.ts";
import { type FormSection, page as kind } from "../app/content/page.ts";
import type { Language } from "../app/i18n/language-texts.ts";
import { sections } from "../app/sections/sections.ts";
import type { Client } from "./site-process.ts";

/** The path of the page with every section. */
export const sectionPage = "/alle-secties";

/** Publishes a page with every section, in both languages. @returns its id */
export async function addSectionPage(db: Client): Promise<string> {
  const inLanguage = (language: Language): FormSection[] =>
    Object.values(sections).map(({ type, example }, index) => ({
      ...example[language],
      key: `s${index}`,
      type,
      hidden: false,
    }));
  const document = documentOf(kind, {
    ...emptyForm(kind),
    slug: sectionPage.slice(1),
    published: true,
    title: { nl: "Alle secties", en: "Every section" },
    sections: { nl: inLanguage("nl"), en: inLanguage("en") },
  });
  const call = { _kind: "page", _document: document };
  return (await db.rpc("save_document", call).single().throwOnError()).data.id;
}
