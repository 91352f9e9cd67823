import { randomUUID } from "node:crypto";
import { z } from "zod";
import { networkOf } from "../../../shared/client-address.ts";
import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import {
  type AuthRequest,
  type Metadata,
  mailLanguage,
  metadata,
  readEmail,
  requireSmallMetadata,
} from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import { hashPassword, verifyPassword } from "../passwords/password-hash.ts";
import { requireStrongPassword } from "../passwords/password-rules.ts";
import type { AuthContext } from "../sessions/context.ts";
import { describeUser, emailProvider, findUserByEmail } from "../sessions/users.ts";
import { tokenLifetimes } from "../tokens/one-time-tokens.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";

const signUpBody = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  data: metadata.nullish(),
});

/** POST /signup: mails a link, or a notice to an existing account's owner; the response is the same. */
export async function signUp(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { database, post } = context;
  const body = await request.read(signUpBody);
  if (!body.email && !body.password) throw noAnonymousUsers();
  const email = readEmail(body.email ?? "");
  const data = body.data ?? {};
  if (!body.password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  requireStrongPassword(body.password);
  requireSmallMetadata(data);
  await consumeRate(database, rateLimits.signUpFromAddress, networkOf(request.address));
  await consumeRate(database, rateLimits.confirmationSoon, email);
  await consumeRate(database, rateLimits.confirmation, email);

  const isContested = await disagrees(database, email, body.password);
  const hash = await hashPassword(body.password);
  const account: Account = { id: randomUUID(), email, data, password: isContested ? null : hash };
  const token = randomToken();
  const recipient = { email, language: mailLanguage(data, request.search.get("redirect_to")) };
  await database.transaction(async (transaction) => {
    const isNew = await insertAccount(transaction, account, token);
    if (isNew) await post.queue(transaction, recipient, "confirmation", { hash: token, type: "signup" });
    else await post.queue(transaction, recipient, "known", null);
  });
  return jsonOk(describeSignUp(account));
}

/** GoTrue's answer to `signInAnonymously()` where that is switched off. */
function noAnonymousUsers(): AuthError {
  return new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
}

type Account = { id: string; email: string; data: Metadata; password: string | null };

/** Whether a pending sign-up has another password. Then neither is kept: the link's owner sets a new one. */
async function disagrees(database: Queryable, email: string, password: string): Promise<boolean> {
  const held = await findUserByEmail(database, email);
  const isSame = await verifyPassword(password, held?.encrypted_password ?? null);
  if (!held || held.email_confirmed_at || !held.confirmation_sent_at) return false;
  const age = Date.now() - held.confirmation_sent_at.getTime();
  return !isSame && age < tokenLifetimes.confirmation_token * 1_000;
}

function ownMetadata({ id, email, data }: Account): Metadata {
  return { ...data, sub: id, email, email_verified: false, phone_verified: false };
}

/** False when the account was confirmed before. */
async function insertAccount(transaction: Queryable, account: Account, token: string): Promise<boolean> {
  const [row] = await transaction.query<{ id: string }>(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, confirmation_sent_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
       -- GoTrue reads no null here.
       confirmation_token, recovery_token, email_change_token_new, email_change
     )
     values (
       '00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, now(),
       $4::jsonb, $5::jsonb, now(), now(), '', '', '', ''
     )
     on conflict (email) where is_sso_user = false do update
     set encrypted_password = excluded.encrypted_password, updated_at = now(), confirmation_sent_at = now(),
       raw_user_meta_data = excluded.raw_user_meta_data || jsonb_build_object('sub', users.id)
     where users.email_confirmed_at is null
     returning id`,
    [
      account.id,
      account.email,
      account.password,
      JSON.stringify(emailProvider),
      JSON.stringify(ownMetadata(account)),
    ],
  );
  const identity = {
    sub: row?.id ?? account.id,
    email: account.email,
    email_verified: false,
    phone_verified: false,
  };
  await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select id::text, id, $2::jsonb, 'email', now(), now(), now() from auth.users where id = $1
     on conflict (provider_id, provider) do nothing`,
    [row?.id ?? account.id, JSON.stringify(identity)],
  );
  await transaction.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     select gen_random_uuid(), id, 'confirmation_token', $2, email, timezone('utc', now()), timezone('utc', now())
     from auth.users where id = $1
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at,
       updated_at = excluded.updated_at`,
    [row?.id ?? account.id, hashToken(token)],
  );
  return row !== undefined;
}

/** The same response for new and existing accounts. */
function describeSignUp(account: Account): object {
  const now = new Date();
  const at = now.toISOString();
  return describeUser({
    id: account.id,
    email: account.email,
    encrypted_password: null,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    is_banned: false,
    raw_app_meta_data: emailProvider,
    raw_user_meta_data: ownMetadata(account),
    created_at: now,
    updated_at: now,
    identities: [
      {
        id: randomUUID(),
        provider_id: account.id,
        user_id: account.id,
        identity_data: {
          email: account.email,
          email_verified: false,
          phone_verified: false,
          sub: account.id,
        },
        provider: "email",
        email: account.email,
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
      },
    ],
    factors: [],
  });
}
