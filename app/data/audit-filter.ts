import { type ListPlace, listQuery } from "./list-place.ts";
import { uuid } from "./uuid.ts";

/** The deeds that the audit log knows, by what one looks for. */
export const deedsOf = {
  "sign-in": ["sign-in", "sign-in-failed", "second-step-shown", "second-step-failed", "recovery-code-used"],
  account: [
    "second-step-added",
    "second-step-removed",
    "recovery-codes-made",
    "password-changed",
    "email-changed",
    "identity-added",
    "identity-removed",
  ],
  role: ["role-given", "role-taken"],
  publication: ["published", "withdrawn"],
  deletion: ["deleted", "erased"],
  export: ["exported"],
} as const;

export type DeedKind = keyof typeof deedsOf;
export type Deed = (typeof deedsOf)[DeedKind][number];

export const deedKinds = ["sign-in", "account", "role", "publication", "deletion", "export"] as const;

/** Which entries one looks for; null for all kinds, and for everybody. `person` is the id of an account. */
export type AuditFilter = { kind: DeedKind | null; person: string | null };

/** What an address asks for. */
export function readAuditFilter(address: URLSearchParams): AuditFilter {
  const person = address.get("person") ?? "";
  return {
    kind: deedKinds.find((kind) => kind === address.get("kind")) ?? null,
    person: uuid.test(person) ? person : null,
  };
}

/** The query of an address that names these and a place; `readAuditFilter` and `readListPlace` read it. */
export function auditQuery(filter: AuditFilter, place: ListPlace | null = null): string {
  return listQuery(filter, place);
}
