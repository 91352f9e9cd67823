import { newMemberName } from "./about.ts";
import { type Database, expectData, throwIfFailed } from "./database.ts";

/** What can be written about a member of the team. */
export const memberColumns = ["name", "image_url", "role_nl", "role_en", "bio_nl", "bio_en"] as const;

export type MemberColumn = (typeof memberColumns)[number];
export type MemberFields = Record<MemberColumn, string>;
export type EditedMember = MemberFields & { id: string };

const newMember: MemberFields = {
  name: newMemberName,
  image_url: "",
  role_nl: "Functie",
  role_en: "Role",
  bio_nl: "Een korte beschrijving van dit teamlid.",
  bio_en: "A short description of this team member.",
};

/** The active members of the team in their order, with all fields. Throws when they could not be read. */
export async function listTeam(db: Database): Promise<EditedMember[]> {
  return expectData(
    await db
      .from("otm_team_members")
      .select("id, name, image_url, role_nl, role_en, bio_nl, bio_en")
      .eq("active", true)
      .order("display_order", { ascending: true })
      .order("id", { ascending: true }),
  );
}

/** Adds a member with texts to be replaced, after all others, and gives its id. Throws when that failed. */
export async function addTeamMember(db: Database): Promise<string> {
  const members = expectData(await db.from("otm_team_members").select("display_order"));
  const order = Math.max(members.length, ...members.map((member) => member.display_order)) + 1;
  const member = { ...newMember, display_order: order, active: true };
  return expectData(await db.from("otm_team_members").insert(member).select("id").single()).id;
}

/** Changes some fields of a member. Throws when that failed, also when the member is gone. */
export async function updateTeamMember(
  db: Database,
  id: string,
  fields: Partial<MemberFields>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  throwIfFailed(await db.from("otm_team_members").update(fields).eq("id", id).select("id").single());
}

/** Swaps a member with its neighbour. Throws when it could not be moved. */
export async function moveTeamMember(db: Database, id: string, direction: "up" | "down"): Promise<void> {
  throwIfFailed(await db.rpc("move_team_member", { _id: id, _direction: direction }));
}

/** Deletes a member. Throws when that failed. */
export async function removeTeamMember(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_team_members").delete().eq("id", id));
}
