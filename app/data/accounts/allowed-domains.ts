import type { Role } from "../account/account.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { mailboxOf } from "../email-address.ts";

/** The roles that a domain can give. */
export const domainRoles = ["editor", "writer"] as const satisfies readonly Role[];

export type DomainRole = (typeof domainRoles)[number];

export type AllowedDomain = { domain: string; role: DomainRole };

/** Why a domain was not allowed: it is none, anybody gets an address there, or it is allowed already. */
export class DomainRejected extends Error {
  readonly reason: "shape" | "free" | "known";

  constructor(reason: DomainRejected["reason"]) {
    super(`The domain was rejected: ${reason}`);
    this.reason = reason;
  }
}

/** The domains whose people get a role, in order; none for others than administrators. Throws when the query fails. */
export async function listAllowedDomains(db: Database): Promise<AllowedDomain[]> {
  const rows = expectData(await db.from("otm_allowed_domains").select("domain, role").order("domain"));
  return rows.map(({ domain, role }) => ({ domain, role: role === "editor" ? "editor" : "writer" }));
}

/** What is typed as the table spells it: an address or `@` counts as its domain. It may be none. */
export function domainOf(typed: string): string {
  return mailboxOf(`@${typed.trim().replace(/^.*@/, "")}`)
    .slice(1)
    .toLowerCase();
}

/** Throws DomainRejected, else as `throwIfFailed`. */
export async function allowDomain(db: Database, allowed: AllowedDomain): Promise<void> {
  const answer = await db.from("otm_allowed_domains").insert(allowed);
  const { code, message = "" } = answer.error ?? {};
  if (code === "23505") throw new DomainRejected("known");
  if (code === "23514") throw new DomainRejected(message.includes("mail_service") ? "free" : "shape");
  throwIfFailed(answer);
}

/** Takes a domain off the list; takes no role away. Throws when that fails. */
export async function removeDomain(db: Database, domain: string): Promise<void> {
  throwIfFailed(await db.from("otm_allowed_domains").delete().eq("domain", domain));
}
