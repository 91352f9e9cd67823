import { type Database, expectData, expectRowOrNull, throwIfFailed } from "../database.ts";
import { newMember } from "./about.ts";

/** The editable columns of a team member. */
export const memberColumns = ["name", "image_url", "role_nl", "role_en", "bio_nl", "bio_en"] as const;

export type MemberColumn = (typeof memberColumns)[number];
export type MemberFields = Record<MemberColumn, string>;
/** A team member; `updated_at` is the row version. */
export type EditedMember = MemberFields & { id: string; active: boolean; updated_at: string };

const columns = "id, name, image_url, role_nl, role_en, bio_nl, bio_en, active, updated_at" as const;

/** All team members in order. Throws when the query fails. */
export async function listTeam(db: Database): Promise<EditedMember[]> {
  return expectData(
    await db
      .from("otm_team_members")
      .select(columns)
      .order("display_order", { ascending: true })
      .order("id", { ascending: true }),
  );
}

/** The member with this id; null without one. Throws when the query fails. */
export async function getTeamMember(db: Database, id: string): Promise<EditedMember | null> {
  return expectRowOrNull(await db.from("otm_team_members").select(columns).eq("id", id).maybeSingle());
}

/** Adds a member at the end, with placeholders by default, and gives its id. Throws when that fails. */
export async function addTeamMember(db: Database, fields: MemberFields = newMember): Promise<string> {
  const members = expectData(await db.from("otm_team_members").select("display_order"));
  const order = Math.max(members.length, ...members.map((member) => member.display_order)) + 1;
  const member = { ...fields, display_order: order, active: true };
  return expectData(await db.from("otm_team_members").insert(member).select("id").single()).id;
}

/**
 * Updates fields of a member over its row version.
 *
 * @throws StaleWrite when the version is outdated; Error when the member was deleted
 */
export async function updateTeamMember(
  db: Database,
  { id, updated_at }: EditedMember,
  fields: Partial<MemberFields>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  const members = db.from("otm_team_members");
  throwIfFailed(
    await members
      .update({ ...fields, updated_at })
      .eq("id", id)
      .select("id")
      .single(),
  );
}

/** Throws when that fails or the member was deleted. */
export async function setTeamMemberActive(db: Database, id: string, active: boolean): Promise<void> {
  throwIfFailed(await db.from("otm_team_members").update({ active }).eq("id", id).select("id").single());
}

/** Swaps a member with its neighbour. Throws when that fails. */
export async function moveTeamMember(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_team_member", { _id: id, _direction: direction }));
}

export async function removeTeamMember(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_team_members").delete().eq("id", id));
}
