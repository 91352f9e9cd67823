import type { Language } from "../i18n/language-texts.ts";
import { type Database, expectData } from "./database.ts";

/** The three texts of the about page that people can edit; null where the database has none in any language. */
export async function getAboutContent(db: Database, language: Language) {
  const rows = expectData(await db.from("otm_about_us_content").select("content_key, value_nl, value_en"));
  const text = (key: string) => {
    const row = rows.find((candidate) => candidate.content_key === key);
    if (!row) return null;
    return (language === "nl" ? row.value_nl || row.value_en : row.value_en || row.value_nl) || null;
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
      role: language === "nl" ? row.role_nl || row.role_en : row.role_en || row.role_nl,
      bio: language === "nl" ? row.bio_nl || row.bio_en : row.bio_en || row.bio_nl,
    }));
}

export type TeamMember = Awaited<ReturnType<typeof listActiveTeamMembers>>[number];
