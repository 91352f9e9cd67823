import { createContext, use } from "react";
import { isWritten } from "../../data/about/about.ts";
import type { NamedMember } from "../../data/about/admin-about.ts";

/** The members of the team; null when they could not be loaded. */
export const TeamContext = createContext<readonly NamedMember[] | null>(null);

export function useTeam(): readonly NamedMember[] | null {
  return use(TeamContext);
}

/** Whether visitors see a member. */
export function isShown(member: NamedMember): boolean {
  return member.active && isWritten(member);
}
