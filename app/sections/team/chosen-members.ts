import type { Found } from "../section.ts";

/** The chosen members of the team who are still there. */
export function chosenMembers({ members }: { members: string[] }, found: Found) {
  return members.flatMap((id) => found.members[id] ?? []);
}
