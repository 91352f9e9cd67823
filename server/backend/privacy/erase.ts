import { recordEvent } from "../auth/audit/record-event.ts";
import type { Queryable } from "../database/database.ts";

/** How many rows of each kind. */
export type Erasure = {
  contactMessages: number;
  downloadRequests: number;
  /** Messages and requests that were deleted, and not yet for good. */
  trashed: number;
  mails: number;
  invitations: number;
  accounts: number;
  /** The address in somebody else's account: as a new address or an identity. */
  traces: number;
  /** The last administrator's account stays. */
  keptAccounts: number;
};

/** What erasePersonalData would delete. Throws DatabaseError. */
export async function previewErasure(database: Queryable, email: string): Promise<Erasure> {
  const count = async (name: keyof typeof subjects) => {
    const [row] = await database.query<{ count: number }>(`select count(*) from ${subjects[name]}`, [email]);
    return row?.count ?? 0;
  };
  return {
    contactMessages: await count("contactMessages"),
    downloadRequests: await count("downloadRequests"),
    trashed: await count("trashed"),
    mails: await count("mails"),
    invitations: await count("invitations"),
    accounts: await count("accounts"),
    traces: (await count("requestedAddresses")) + (await count("identitiesOfOthers")),
    keptAccounts: await count("keptAccounts"),
  };
}

/** Deletes all data about a lower-case address, but for the last administrator's account. */
export async function erasePersonalData(transaction: Queryable, email: string): Promise<Erasure> {
  const erased = await previewErasure(transaction, email);
  await transaction.query(
    `delete from auth.flow_state using auth.users
     where users.id in (flow_state.user_id, flow_state.linking_target_id)
       and users.id in (select id from ${subjects.accounts})`,
    [email],
  );
  for (const name of [
    "mails",
    "invitations",
    "contactMessages",
    "downloadRequests",
    "trashed",
    "accounts",
    "identitiesOfOthers",
  ] as const) {
    const table = /^\S+/.exec(subjects[name])?.[0] ?? "";
    await transaction.query(`delete from ${table} where id in (select id from ${subjects[name]})`, [email]);
  }
  await transaction.query(
    `delete from auth.one_time_tokens
     where token_type::text like 'email_change_token_%' and user_id in (select id from ${subjects.requestedAddresses})`,
    [email],
  );
  await transaction.query(
    `update auth.users set email_change = '', email_change_sent_at = null, email_change_confirm_status = 0,
       email_change_token_new = '', email_change_token_current = ''
     where id in (select id from ${subjects.requestedAddresses})`,
    [email],
  );
  const label = describeCounts(erased);
  if (label)
    await recordEvent(transaction, { event: "erased", by: "server", accountId: null, noun: "person", label });
  return erased;
}

/** Without the address itself. */
function describeCounts(counts: Erasure): string {
  const words: [number, string][] = [
    [counts.contactMessages, "messages"],
    [counts.downloadRequests, "requests"],
    [counts.trashed, "in the trash"],
    [counts.mails, "mails"],
    [counts.invitations, "invitations"],
    [counts.accounts, "accounts"],
    [counts.traces, "mentions elsewhere"],
  ];
  return words
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${what}: ${count}`)
    .join(", ");
}

const isLastAdministrator = `
  exists (select from public.user_roles where user_id = users.id and role = 'admin')
  and 1 = (select count(*) from public.user_roles where role = 'admin')`;

const subjects = {
  contactMessages: "public.otm_contact_subm_vlotwerk where lower(email) = $1",
  downloadRequests: "public.otm_download_submissions where lower(email) = $1",
  trashed: "private.trash where lower(document #>> '{0,rows,0,email}') = $1",
  mails: `private.mail_outbox where lower(recipient) = $1 or lead_id in (
    select id from public.otm_contact_subm_vlotwerk where lower(email) = $1
    union all
    select id from public.otm_download_submissions where lower(email) = $1
  )`,
  invitations: "private.invitations where email = $1",
  accounts: `auth.users where lower(email) = $1 and not (${isLastAdministrator})`,
  keptAccounts: `auth.users where lower(email) = $1 and ${isLastAdministrator}`,
  requestedAddresses: "auth.users where lower(email_change) = $1 and lower(email) is distinct from $1",
  identitiesOfOthers: `auth.identities where email = $1 and user_id in (
    select id from auth.users where lower(email) is distinct from $1
  )`,
} as const;
