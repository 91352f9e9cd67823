import { type Database, expectData, expectRowOrNull, throwIfFailed } from "../database.ts";
import { newMember } from "./about.ts";

/** What can be written about a member of the team. */
export const memberColumns = ["name", "image_url", "role_nl", "role_en", "bio_nl", "bio_en"] as const;

export type MemberColumn = (typeof memberColumns)[number];
export type MemberFields = Record<MemberColumn, string>;
/** A member; who is not active is not shown to visitors. `updated_at` tells versions apart. */
export type EditedMember = MemberFields & { id: string; active: boolean; updated_at: string };

const columns = "id, name, image_url, role_nl, role_en, bio_nl, bio_en, active, updated_at" as const;

/** The members of the team in their order, also those who are not active. Throws when they could not be read. */
export async function listTeam(db: Database): Promise<EditedMember[]> {
  return expectData(
    await db
      .from("otm_team_members")
      .select(columns)
      .order("display_order", { ascending: true })
      .order("id", { ascending: true }),
  );
}

/** The member with this id; null when there is none. Throws when it could not be read. */
export async function getTeamMember(db: Database, id: string): Promise<EditedMember | null> {
  return expectRowOrNull(await db.from("otm_team_members").select(columns).eq("id", id).maybeSingle());
}

/** Adds a member after all others, with texts to be replaced unless others are given; gives its id. Throws when that failed. */
export async function addTeamMember(db: Database, fields: MemberFields = newMember): Promise<string> {
  const members = expectData(await db.from("otm_team_members").select("display_order"));
  const order = Math.max(members.length, ...members.map((member) => member.display_order)) + 1;
  const member = { ...fields, display_order: order, active: true };
  return expectData(await db.from("otm_team_members").insert(member).select("id").single()).id;
}

/**
 * Changes some fields of a member over this version of it. Throws StaleWrite when that is not the present one, and
 * when it could not be stored, also because the member is gone.
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

/** Shows a member to visitors, or no longer. Throws when that failed, also when the member is gone. */
export async function setTeamMemberActive(db: Database, id: string, active: boolean): Promise<void> {
  throwIfFailed(await db.from("otm_team_members").update({ active }).eq("id", id).select("id").single());
}

/** Swaps a member with its neighbour. Throws when it could not be moved. */
export async function moveTeamMember(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_team_member", { _id: id, _direction: direction }));
}

/** Deletes a member. Throws when that failed. */
export async function removeTeamMember(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_team_members").delete().eq("id", id));
}
