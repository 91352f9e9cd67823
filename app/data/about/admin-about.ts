import { type AboutForm, aboutPage } from "../../content/about-page.ts";
import { readDocument } from "../../content/document.ts";
import type { Stored } from "../../content/kind.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { aboutSubject } from "../versions/subject.ts";
import { editedDocument, getVersion } from "../versions/versions.ts";

/** The about page as it is edited. Throws when a query fails. */
export async function getAboutPage(db: Database): Promise<Stored<AboutForm>> {
  const newest = await getVersion(db, aboutSubject.id);
  const [texts, members] = await Promise.all([
    db.from("otm_about_us_content").select("content_key, value_nl, value_en"),
    db.from("otm_team_members").select().order("display_order").order("id"),
  ]);
  const rows = { active: true, texts: expectData(texts), members: expectData(members) };
  const own = { id: aboutSubject.id, updatedAt: newest?.created_at ?? "" };
  return editedDocument(aboutPage, own, readDocument(aboutPage, rows).form, newest);
}

/** The same; null with another id. */
export async function findAboutPage(db: Database, id: string): Promise<Stored<AboutForm> | null> {
  return id === aboutSubject.id ? getAboutPage(db) : null;
}

/** The members of the team, those who are not shown too, in order. Throws when the query fails. */
export async function listTeam(db: Database) {
  return expectData(
    await db.from("otm_team_members").select("id, name, active").order("display_order").order("id"),
  );
}

export type NamedMember = Awaited<ReturnType<typeof listTeam>>[number];

/** Throws when that fails. */
export async function removeTeamMember(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_team_members").delete().eq("id", id));
}
