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
import { plainText } from "../../../html/plain-text.ts";
import { withPrintedAddresses } from "../../../html/printed-addresses.ts";
import { readableHtml } from "../../../html/readable-html.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { plainSection, readSections } from "../../../sections/read-sections.ts";

const summaryLength = 180;

export type ReadablePage = Awaited<ReturnType<typeof readablePage>>;

/**
 * A page as visitors see it: its sections with sanitised HTML, what they name, and the library's pictures. A section
 * that is hidden, unfinished, or of a type that the site does not know is left out.
 *
 * @param origin of the site, of which paper shows addresses
 */
export async function readablePage(db: Database, origin: string, { sections, ...page }: Page) {
  const { language } = page;
  const clean = sections.map((section) =>
    withHtml(fieldsOfItem(pageKind.fields.sections, section), section, (html) =>
      readableHtml(cleanHtml(html), language),
    ),
  );
  const [found, pictures] = await Promise.all([
    findNamed(db, sections, language),
    findPictures(db, [page.imageUrl, ...clean.flatMap(textsIn)]),
  ]);
  const shown = readSections(
    clean.map((section) => withPictures(section, pictures, language, origin)),
    found,
  );
  const words = shown.map((section) => plainSection(section, found)).join("");
  return {
    ...page,
    /** For search results and cards: the description, else the beginning of the sections. */
    summary: page.description || plainText(words, summaryLength),
    picture: shownPicture(pictures, page.imageUrl, language),
    sections: shown,
    found,
  };
}

function withPictures(
  section: FormSection,
  pictures: LibraryPictures,
  language: Language,
  origin: string,
): FormSection {
  return withHtml(fieldsOfItem(pageKind.fields.sections, section), section, (html) =>
    withPrintedAddresses(withLibraryPictures(html, pictures, language), origin),
  );
}

function textsIn(section: FormSection): string[] {
  return Object.values(section).filter((value) => typeof value === "string");
}
