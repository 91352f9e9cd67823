import { createContext, use } from "react";
import { isWritten } from "../../data/about/about.ts";
import type { EditedMember } from "../../data/about/admin-team.ts";

export type TeamMember = Pick<EditedMember, "id" | "name" | "active">;

/** The members of the team; null when they could not be loaded. */
export const TeamContext = createContext<readonly TeamMember[] | null>(null);

export function useTeam(): readonly TeamMember[] | null {
  return use(TeamContext);
}

/** Whether visitors see a member. */
export function isShown(member: TeamMember): boolean {
  return member.active && isWritten(member);
}
