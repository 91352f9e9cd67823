import { type AboutForm, aboutPage } from "../../content/about-page.ts";
import { readDocument } from "../../content/document.ts";
import { pictureAddress } from "../../html/safe-address.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { pickVariant } from "../../i18n/variant.ts";
import { type Database, expectData, expectRowOrNull } from "../database.ts";
import { isId } from "../id-pattern.ts";

/** A text of the about page, its language, and the languages that it exists in. */
export type AboutText = { language: Language; text: string; languages: readonly Language[] };

/** What the firm has written of itself; a text is null without one in either language. */
export type About = Record<"title" | "teamTitle" | "statement", AboutText | null> & { team: TeamMember[] };

/** What visitors read on the about page. Throws when a query fails. */
export async function getAbout(db: Database, language: Language): Promise<About> {
  const rows = db.from("otm_about_us_content").select("content_key, value_nl, value_en");
  const [texts, team] = await Promise.all([rows, listActiveTeamMembers(db, language)]);
  const { form } = readDocument(aboutPage, { texts: expectData(texts), members: [] });
  return { ...aboutOf(form, language), team };
}

/** What visitors would read of a form of the about page. */
export function aboutOf(form: AboutForm, language: Language): About {
  const text = ({ nl, en }: Record<Language, string>) => textIn(language, nl, en);
  const members = form.members
    .filter(({ active }) => active)
    .map(({ key, name, imageUrl, role, bio }) => ({
      id: key,
      name,
      image_url: imageUrl,
      role_nl: role.nl,
      role_en: role.en,
      bio_nl: bio.nl,
      bio_en: bio.en,
    }));
  return {
    title: text(form.aboutTitle),
    teamTitle: text(form.teamTitle),
    statement: text(form.statement),
    team: members.filter(isWritten).map((member) => shownMember(member, language)),
  };
}

/** The placeholders of a new team member, not shown to visitors. */
export const newMember = {
  name: "New Team Member",
  image_url: "",
  role_nl: "Functie",
  role_en: "Role",
  bio_nl: "Een korte beschrijving van dit teamlid.",
  bio_en: "A short description of this team member.",
};

const memberColumns = "id, name, image_url, role_nl, role_en, bio_nl, bio_en";

/** The active team members in order, in the requested language where it exists. */
export async function listActiveTeamMembers(db: Database, language: Language) {
  const rows = expectData(
    await db
      .from("otm_team_members")
      .select(memberColumns)
      .eq("active", true)
      .order("display_order", { ascending: true })
      .order("id", { ascending: true }),
  );
  return rows.filter(isWritten).map((row) => shownMember(row, language));
}

/** The active team member with this id; null without one. */
export async function getActiveTeamMember(
  db: Database,
  id: string,
  language: Language,
): Promise<TeamMember | null> {
  if (!isId(id)) return null;
  const row = expectRowOrNull(
    await db.from("otm_team_members").select(memberColumns).eq("active", true).eq("id", id).maybeSingle(),
  );
  return row && isWritten(row) ? shownMember(row, language) : null;
}

/** Whether a member is more than a placeholder. */
export function isWritten({ name }: { name: string }): boolean {
  return name !== newMember.name;
}

type MemberRow = { id: string; name: string; image_url: string } & Record<MemberText, string>;

function shownMember(row: MemberRow, language: Language) {
  return {
    id: row.id,
    name: row.name,
    imageUrl: pictureAddress(row.image_url),
    role: textIn(language, written(row, "role_nl"), written(row, "role_en")),
    bio: textIn(language, written(row, "bio_nl"), written(row, "bio_en")),
  };
}

type MemberText = "role_nl" | "role_en" | "bio_nl" | "bio_en";

/** Null for a placeholder. */
function written(row: Record<MemberText, string>, text: MemberText): string {
  return row[text] === newMember[text] ? "" : row[text];
}

export type TeamMember = ReturnType<typeof shownMember>;

/** The text in the requested language, else in the other; null without any. */
function textIn(language: Language, nl: string, en: string): AboutText | null {
  const texts = { nl, en };
  const present = writtenLanguages(texts);
  const variants = present.map((one) => ({ language: one, text: texts[one] }));
  const shown = pickVariant(variants, language);
  return shown ? { ...shown, languages: present } : null;
}

/** The languages that a text exists in, Dutch first. */
export function writtenLanguages(texts: Record<Language, string>): Language[] {
  return languages.filter((language) => texts[language] !== "");
}
