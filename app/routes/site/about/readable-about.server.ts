import type { About } from "../../../data/about/about.ts";
import type { Database } from "../../../data/database.ts";
import { withLibraryPictures } from "../../../data/media/html-pictures.ts";
import { findPictures, shownPicture } from "../../../data/media/shown-picture.ts";
import { cleanHtml } from "../../../html/clean.server.ts";
import { withPrintedAddresses } from "../../../html/printed-addresses.ts";
import { readableHtml } from "../../../html/readable-html.ts";
import { type Language, languages, lookUp } from "../../../i18n/language-texts.ts";
import { aboutTexts } from "../../../i18n/texts/about.en.ts";

/**
 * The about page with sanitised HTML, its default texts and the library's pictures.
 *
 * @param origin of the site, of which paper shows addresses
 */
export async function readableAbout(db: Database, origin: string, about: About, language: Language) {
  const own = (key: "about.title" | "about.team" | "about.statement") => ({
    language,
    text: lookUp(aboutTexts, language, key),
    languages,
  });
  const statement = about.statement ?? own("about.statement");
  const html = readableHtml(cleanHtml(statement.text), language);
  const pictures = await findPictures(db, [html, ...about.team.map(({ imageUrl }) => imageUrl)]);
  const text = withPrintedAddresses(withLibraryPictures(html, pictures, statement.language), origin);
  return {
    title: about.title ?? own("about.title"),
    teamTitle: about.teamTitle ?? own("about.team"),
    statement: { ...statement, text },
    team: about.team.map((member) => ({
      ...member,
      picture: shownPicture(pictures, member.imageUrl, language),
    })),
  };
}

export type ReadableAbout = Awaited<ReturnType<typeof readableAbout>>;
