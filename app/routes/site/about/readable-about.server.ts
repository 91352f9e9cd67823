import type { About } from "../../../data/about/about.ts";
import type { Database } from "../../../data/database.ts";
import { htmlForVisitors } from "../../../data/media/html-for-visitors.server.ts";
import { findPictures, shownPicture } from "../../../data/media/shown-picture.ts";
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
  const [text, pictures] = await Promise.all([
    htmlForVisitors(db, origin, statement, language),
    findPictures(
      db,
      about.team.map(({ imageUrl }) => imageUrl),
    ),
  ]);
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
