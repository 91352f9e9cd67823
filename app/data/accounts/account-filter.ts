import { roles } from "../account/account.ts";

/** Of which role: one, any (`member`), none, or whatever (`all`). */
export const roleFilters = ["member", ...roles, "none", "all"] as const;
export type RoleFilter = (typeof roleFilters)[number];

export type AccountFilter = {
  /** Part of the address; empty for any. */
  search: string;
  role: RoleFilter;
};
