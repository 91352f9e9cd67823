import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import { waitFor } from "../../../testing/wait-for.ts";
import type { Mail } from "../../mail/mail.ts";
import { type Api, publishableKey, someAddress } from "../../testing/api.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";

export const password = "zes-ezels";

export { someAddress };

let count = 0;

export function someEmail(): string {
  count += 1;
  return `persoon${count}.${Date.now()}@example.nl`;
}

export function openClient(api: Api, address = someAddress()): SupabaseClient {
  return createClient(api.url, publishableKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `test-${Math.random()}`,
      storage: memoryStorage(),
    },
    global: { headers: { "x-forwarded-for": address } },
  });
}

export function memoryStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

/** The latest mail to an address, once none is queued for it. */
export async function latestMail(api: Api, to: string, subject = /./): Promise<Mail> {
  return waitFor(async () => {
    const waiting = await api.database.query(
      "select from private.mail_outbox where recipient = $1 and state = 'queued'",
      [to],
    );
    if (waiting.length > 0) throw new Error(`mails to ${to} are on their way`);
    const mail = api.mails.findLast((sent) => sent.to === to && subject.test(sent.subject));
    if (!mail) throw new Error(`no mail to ${to}`);
    return mail;
  });
}

export function readLink(mail: Mail): { token_hash: string; type: "signup" | "recovery" | "email_change" } {
  const link = new URL(/http\S+/.exec(mail.text)?.[0] ?? "");
  expect(link.origin + link.pathname).toBe("http://localhost/beheer");
  const given = link.searchParams.get("type");
  const type = given === "recovery" || given === "email_change" ? given : "signup";
  return { token_hash: link.searchParams.get("token_hash") ?? "", type };
}

/** A confirmed, signed-in user. The account is inserted directly, since POST /signup is slow on purpose. */
export async function signInNewUser(api: Api): Promise<{ email: string; client: SupabaseClient }> {
  const email = someEmail();
  const token = randomToken();
  await api.database.query(insertSignUp, [email, await hashPassword(password), hashToken(token)]);
  const client = openClient(api);
  const { error } = await client.auth.verifyOtp({ token_hash: token, type: "signup" });
  expect(error).toBeNull();
  return { email, client };
}

/** The rows of POST /signup for an unconfirmed account. */
const insertSignUp = `
  with account as (
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, confirmation_sent_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new,
      email_change
    )
    select '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', $1, $2, now(),
      '{"provider": "email", "providers": ["email"]}', data, now(), now(), '', '', '', ''
    from gen_random_uuid() id,
      jsonb_build_object('sub', id, 'email', $1::text, 'email_verified', false, 'phone_verified', false) data
    returning id, email, raw_user_meta_data
  ), identity as (
    insert into auth.identities (
      provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
    )
    select id::text, id, raw_user_meta_data, 'email', now(), now(), now() from account
  )
  insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
  select gen_random_uuid(), id, 'confirmation_token', $3, email, timezone('utc', now()), timezone('utc', now())
  from account`;

export async function signInElsewhere(
  api: Api,
  email: string,
  secret = password,
  address = someAddress(),
): Promise<SupabaseClient> {
  const client = openClient(api, address);
  const { error } = await client.auth.signInWithPassword({ email, password: secret });
  expect(error).toBeNull();
  return client;
}

/** Moves rate limits and mailed tokens into the past. */
export async function advanceTime(api: Api, seconds: number): Promise<void> {
  await api.database.query(
    `update private.rate_limits set hits = array(
       select hit - make_interval(secs => $1::int) from unnest(hits) hit order by hit
     )`,
    [seconds],
  );
  await api.database.query(
    "update auth.one_time_tokens set created_at = created_at - make_interval(secs => $1::int)",
    [seconds],
  );
}
