import type { AuthState } from "./auth.ts";
import { useAuth } from "./use-auth.ts";

/** What the interface shows only to some roles. The database decides; `docs/operations.md`, Roles. */
export type Right =
  /** The panel at all: drafts, working versions, pictures. */
  | "panel"
  /** What visitors see: publish, schedule, share, tags, home page, about, download pages. */
  | "publish"
  | "leads"
  /** Take them out of the database: export, delete. */
  | "export leads"
  /** Accounts, invitations, the audit log. */
  | "people";

/** Whether a user has a right, as far as is known. */
export function hasRight({ role, seesLeads }: Pick<AuthState, "role" | "seesLeads">, right: Right): boolean {
  switch (right) {
    case "panel":
      return role !== null;
    case "publish":
      return role === "admin" || role === "editor";
    case "leads":
      return seesLeads;
    case "export leads":
    case "people":
      return role === "admin";
  }
}

/** Whether the signed-in user has a right. */
export function useRight(right: Right): boolean {
  return hasRight(useAuth(), right);
}
