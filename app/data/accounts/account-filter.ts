import { roles } from "../account/account.ts";
import { listQuery } from "../list-cursor.ts";

/** Of which role: one, any (`member`), none, or whatever (`all`). */
export const roleFilters = ["member", ...roles, "none", "all"] as const;
export type RoleFilter = (typeof roleFilters)[number];

export type AccountFilter = {
  /** Part of the address; empty for any. */
  search: string;
  role: RoleFilter;
};

/** The longest address. */
export const accountSearchLimit = 254;

/** The filter of an address; invalid parts are ignored. */
export function readAccountFilter(address: URLSearchParams): AccountFilter {
  return {
    search: (address.get("q") ?? "").trim().slice(0, accountSearchLimit),
    role: roleFilters.find((role) => role === address.get("role")) ?? "member",
  };
}

/** The page of an address, from 1. */
export function readAccountPage(address: URLSearchParams): number {
  const page = Number(address.get("page"));
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1;
}

/** The query string of a filter and a page. */
export function accountQuery({ search, role }: AccountFilter, page = 1): string {
  return listQuery(
    { q: search, role: role === "member" ? null : role, page: page > 1 ? String(page) : null },
    null,
  );
}
