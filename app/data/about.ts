import type { Language } from "../i18n/language-texts.ts";
import { pickVariant } from "../i18n/variant.ts";
import { type Database, expectData } from "./database.ts";

/** A text of the about page, and the language that it is in. */
export type AboutText = { language: Language; text: string };

/** The three texts of the about page that people can edit; null where the database has none in any language. */
export async function getAboutContent(db: Database, language: Language) {
  const rows = expectData(await db.from("otm_about_us_content").select("content_key, value_nl, value_en"));
  const text = (key: string) => {
    const row = rows.find((candidate) => candidate.content_key === key);
    return row ? textIn(language, row.value_nl, row.value_en) : null;
  };
  return { title: text("about_title"), teamTitle: text("team_title"), statement: text("statement") };
}

/** What a team member is called until somebody gives the name: such a row is not shown to visitors. */
export const newMemberName = "New Team Member";

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
    .filter((row) => row.name !== newMemberName)
    .map((row) => ({
      id: row.id,
      name: row.name,
      imageUrl: row.image_url || null,
      role: textIn(language, row.role_nl, row.role_en),
      bio: textIn(language, row.bio_nl, row.bio_en),
    }));
}

export type TeamMember = Awaited<ReturnType<typeof listActiveTeamMembers>>[number];

/** The text in the asked language where it is there, else in the other; null where there is none. */
function textIn(language: Language, nl: string, en: string): AboutText | null {
  const texts: AboutText[] = [
    { language: "nl", text: nl },
    { language: "en", text: en },
  ];
  const written = texts.filter(({ text }) => text !== "");
  return pickVariant(written, language) ?? null;
}
