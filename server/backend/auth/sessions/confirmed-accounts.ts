import { randomUUID } from "node:crypto";
import type { Queryable } from "../../database/database.ts";
import type { Metadata } from "../calls/auth-request.ts";

/** Inserts an account without a password, unless the address has one; returns the id it has if it is new. */
export async function insertConfirmedAccount(
  transaction: Queryable,
  email: string,
  appMetadata: Metadata,
): Promise<string> {
  const id = randomUUID();
  const data = { sub: id, email, email_verified: true, phone_verified: false };
  await transaction.query(
    `insert into auth.users (
       instance_id, id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at,
       -- GoTrue reads no null here.
       confirmation_token, recovery_token, email_change_token_new, email_change
     )
     values (
       '00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, now(), $4::jsonb, $3::jsonb,
       now(), now(), '', '', '', ''
     )
     on conflict (email) where is_sso_user = false do nothing`,
    [id, email, JSON.stringify(data), JSON.stringify(appMetadata)],
  );
  return id;
}

/** Gives an unconfirmed account to the address's owner, without anything that was set before. */
export async function claimUnconfirmedAccount(transaction: Queryable, id: string): Promise<void> {
  // Locks the row first, against a concurrent sign-up.
  await transaction.query(
    `update auth.users
     set encrypted_password = null, email_confirmed_at = now(), email_change = '', updated_at = now(),
       raw_user_meta_data = jsonb_build_object(
         'sub', id, 'email', email, 'email_verified', true, 'phone_verified', false
       )
     where id = $1`,
    [id],
  );
  const before = ["identities", "one_time_tokens", "sessions", "mfa_factors", "webauthn_credentials"];
  for (const table of [...before, "webauthn_challenges"]) {
    await transaction.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
}
