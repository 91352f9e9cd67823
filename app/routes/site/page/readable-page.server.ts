import { fieldsOfItem } from "../../../content/fields.ts";
import { type FormSection, page as pageKind } from "../../../content/page.ts";
import { withHtml } from "../../../content/with-html.ts";
import type { Database } from "../../../data/database.ts";
import { withLibraryPictures } from "../../../data/media/html-pictures.ts";
import type { LibraryPictures } from "../../../data/media/pictures.ts";
import { findPictures, shownPicture } from "../../../data/media/shown-picture.ts";
import { findNamed } from "../../../data/pages/found.ts";
import type { Page } from "../../../data/pages/pages.ts";
import { cleanHtml } from "../../../html/clean.server.ts";
import { withScrollingTables } from "../../../html/scrolling-tables.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { readSections } from "../../../sections/read-sections.ts";

export type ReadablePage = Awaited<ReturnType<typeof readablePage>>;

/**
 * A page as visitors see it: its sections with sanitised HTML, what they name, and the library's pictures. A section
 * that is hidden, unfinished, or of a type that the site does not know is left out.
 */
export async function readablePage(db: Database, { sections, ...page }: Page) {
  const { language } = page;
  const clean = sections.map((section) =>
    withHtml(fieldsOfItem(pageKind.fields.sections, section), section, (html) =>
      withScrollingTables(cleanHtml(html), language),
    ),
  );
  const [found, pictures] = await Promise.all([
    findNamed(db, sections, language),
    findPictures(db, [page.imageUrl, ...clean.flatMap(textsIn)]),
  ]);
  return {
    ...page,
    picture: shownPicture(pictures, page.imageUrl, language),
    sections: readSections(
      clean.map((section) => withPictures(section, pictures, language)),
      found,
    ),
    found,
  };
}

function withPictures(section: FormSection, pictures: LibraryPictures, language: Language): FormSection {
  return withHtml(fieldsOfItem(pageKind.fields.sections, section), section, (html) =>
    withLibraryPictures(html, pictures, language),
  );
}

function textsIn(section: FormSection): string[] {
  return Object.values(section).filter((value) => typeof value === "string");
}
