import { isoTime } from "../../../../app/i18n/iso-time.ts";
import type { Queryable } from "../../database/database.ts";
import type { Metadata } from "../calls/auth-request.ts";

type IdentityRow = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string | null;
  updated_at: string | null;
};

/** Without its secret. */
type FactorRow = {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  created_at: string;
  updated_at: string;
};

export type UserRow = {
  id: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  /** The new address, until both mailboxes have confirmed. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  /** Computed in SQL: a ban may be `infinity`. */
  is_banned: boolean;
  raw_app_meta_data: Metadata | null;
  raw_user_meta_data: Metadata | null;
  created_at: Date | null;
  updated_at: Date | null;
  identities: IdentityRow[];
  factors: FactorRow[];
};

const columns = `
  id, email, encrypted_password, email_confirmed_at, confirmation_sent_at, recovery_sent_at,
  nullif(email_change, '') as email_change, email_change_sent_at, last_sign_in_at,
  coalesce(banned_until > now(), false) as is_banned, raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  (select coalesce(json_agg(identities order by created_at), '[]') from auth.identities where user_id = users.id)
    as identities,
  (
    select coalesce(json_agg(json_build_object(
      'id', id, 'friendly_name', friendly_name, 'factor_type', factor_type, 'status', status,
      'created_at', created_at, 'updated_at', updated_at
    ) order by created_at), '[]')
    from auth.mfa_factors where user_id = users.id
  ) as factors`;

/** The account with this normalised address, or null. */
export async function findUserByEmail(database: Queryable, email: string): Promise<UserRow | null> {
  const [user] = await database.query<UserRow>(
    `select ${columns} from auth.users where email = $1 and not is_sso_user and deleted_at is null`,
    [email],
  );
  return user ?? null;
}

export async function findUser(database: Queryable, id: string): Promise<UserRow | null> {
  const [user] = await database.query<UserRow>(
    `select ${columns} from auth.users where id = $1 and deleted_at is null`,
    [id],
  );
  return user ?? null;
}

export const emailProvider = { provider: "email", providers: ["email"] };

/** An account as GoTrue shows it to its owner. */
export function describeUser(user: UserRow): object {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email ?? "",
    ...time("email_confirmed_at", user.email_confirmed_at),
    phone: "",
    ...time("confirmation_sent_at", user.confirmation_sent_at),
    ...time("confirmed_at", user.email_confirmed_at),
    ...time("recovery_sent_at", user.recovery_sent_at),
    ...(user.email_change !== null && { new_email: user.email_change }),
    ...time("email_change_sent_at", user.email_change_sent_at),
    ...time("last_sign_in_at", user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.identities.map(describeIdentity),
    ...(user.factors.length > 0 && { factors: user.factors.map(describeFactor) }),
    ...time("created_at", user.created_at),
    ...time("updated_at", user.updated_at),
    is_anonymous: false,
  };
}

function describeIdentity(identity: IdentityRow): object {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...time("last_sign_in_at", identity.last_sign_in_at),
    ...time("created_at", identity.created_at),
    ...time("updated_at", identity.updated_at),
    email: identity.email,
  };
}

function describeFactor({ friendly_name: name, created_at, updated_at, ...factor }: FactorRow): object {
  return {
    ...factor,
    ...(name && { friendly_name: name }),
    ...time("created_at", created_at),
    ...time("updated_at", updated_at),
  };
}

function time(name: string, at: Date | string | null): Record<string, string> {
  const iso = at === null ? null : isoTime(at);
  return iso === null ? {} : { [name]: iso };
}
