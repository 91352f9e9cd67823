/** The audit events by kind. */
export const eventsOf = {
  "sign-in": [
    "sign-in",
    "sign-in-failed",
    "second-step-shown",
    "second-step-failed",
    "passkey-cloned",
    "recovery-code-used",
  ],
  account: [
    "second-step-added",
    "second-step-removed",
    "passkey-added",
    "passkey-removed",
    "recovery-codes-made",
    "token-made",
    "token-revoked",
    "password-changed",
    "email-changed",
    "identity-added",
    "identity-removed",
    "sessions-ended",
    "account-removed",
  ],
  role: [
    "role-given",
    "role-changed",
    "role-taken",
    "role-by-domain",
    "domain-allowed",
    "domain-removed",
    "second-step-required",
    "second-step-waived",
    "invited",
    "invite-withdrawn",
    "leads-opened",
    "leads-closed",
  ],
  publication: [
    "published",
    "published-regardless",
    "withdrawn",
    "scheduled",
    "unscheduled",
    "restored",
    "discarded",
    "renamed",
    "changed",
  ],
  sharing: ["shared", "unshared", "approval-required", "approval-dropped"],
  upload: ["uploaded", "replaced"],
  deletion: ["deleted", "undeleted", "purged", "erased"],
  export: ["exported"],
  webhook: ["created", "reconfigured", "paused", "resumed", "secret-renewed"],
} as const;

type EventKind = keyof typeof eventsOf;

export const eventKinds = [
  "sign-in",
  "account",
  "role",
  "publication",
  "sharing",
  "upload",
  "deletion",
  "export",
  "webhook",
] as const;

/** A filter of audit events; null for all. `person` is an account id. */
export type AuditFilter = { kind: EventKind | null; person: string | null };
