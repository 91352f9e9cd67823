import { type Language, languages } from "../../i18n/language-texts.ts";
import { pickVariant } from "../../i18n/variant.ts";
import { type Database, expectData } from "../database.ts";

/** A text of the about page, the language that it is in, and all that it was written in. */
export type AboutText = { language: Language; text: string; languages: readonly Language[] };

/** The three texts of the about page that people can edit; null where the database has none in any language. */
export async function getAboutContent(db: Database, language: Language) {
  const rows = expectData(await db.from("otm_about_us_content").select("content_key, value_nl, value_en"));
  const text = (key: string) => {
    const row = rows.find((candidate) => candidate.content_key === key);
    return row ? textIn(language, row.value_nl, row.value_en) : null;
  };
  return { title: text("about_title"), teamTitle: text("team_title"), statement: text("statement") };
}

/** What stands at a new team member until somebody writes it; none of it is shown to visitors. */
export const newMember = {
  name: "New Team Member",
  image_url: "",
  role_nl: "Functie",
  role_en: "Role",
  bio_nl: "Een korte beschrijving van dit teamlid.",
  bio_en: "A short description of this team member.",
};

/** The active members of the team in their order, with role and bio in the asked language where it is there. */
export async function listActiveTeamMembers(db: Database, language: Language) {
  const rows = expectData(
    await db
      .from("otm_team_members")
      .select("id, name, image_url, role_nl, role_en, bio_nl, bio_en")
      .eq("active", true)
      .order("display_order", { ascending: true }),
  );
  return rows
    .filter((row) => row.name !== newMember.name)
    .map((row) => ({
      id: row.id,
      name: row.name,
      imageUrl: row.image_url || null,
      role: textIn(language, written(row, "role_nl"), written(row, "role_en")),
      bio: textIn(language, written(row, "bio_nl"), written(row, "bio_en")),
    }));
}

type MemberText = "role_nl" | "role_en" | "bio_nl" | "bio_en";

/** What somebody wrote: nothing while the placeholder stands there. */
function written(row: Record<MemberText, string>, text: MemberText): string {
  return row[text] === newMember[text] ? "" : row[text];
}

export type TeamMember = Awaited<ReturnType<typeof listActiveTeamMembers>>[number];

/** The text in the asked language where it is there, else in the other; null where there is none. */
function textIn(language: Language, nl: string, en: string): AboutText | null {
  const texts = { nl, en };
  const present = writtenLanguages(texts);
  const variants = present.map((one) => ({ language: one, text: texts[one] }));
  const shown = pickVariant(variants, language);
  return shown ? { ...shown, languages: present } : null;
}

/** The languages that a text is written in, Dutch first. */
export function writtenLanguages(texts: Record<Language, string>): Language[] {
  return languages.filter((language) => texts[language] !== "");
}
