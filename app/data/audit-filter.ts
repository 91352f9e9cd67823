import { type ListPlace, listQuery } from "./list-place.ts";

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

/** The kind of deed that an address asks for; null for all of them. */
export function readDeedKind(address: URLSearchParams): DeedKind | null {
  return deedKinds.find((kind) => kind === address.get("kind")) ?? null;
}

/** The query of an address that names a kind and a place; `readDeedKind` and `readListPlace` read it. */
export function auditQuery(kind: DeedKind | null, place: ListPlace | null = null): string {
  return listQuery({ kind }, place);
}
