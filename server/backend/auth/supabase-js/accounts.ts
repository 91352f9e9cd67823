import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect, vi } from "vitest";
import type { Mail } from "../../mail/mail.ts";
import { type Api, publishableKey, someAddress } from "../../testing/api.ts";

export const password = "zes-ezels";

export { someAddress };

let people = 0;

export function someEmail(): string {
  people += 1;
  return `persoon${people}.${Date.now()}@example.nl`;
}

/** The real client with a storage of its own, at an address of its own, as a browser on some machine has it. */
export function openClient(api: Api, address = someAddress()): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(api.url, publishableKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `test-${Math.random()}`,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
    global: { headers: { "x-forwarded-for": address } },
  });
}

/** The latest mail to somebody, once everything that was queued for them is sent. */
export async function latestMail(api: Api, to: string, subject = /./): Promise<Mail> {
  return vi.waitFor(async () => {
    const waiting = await api.database.query(
      "select from private.mail_outbox where recipient = $1 and state = 'queued'",
      [to],
    );
    if (waiting.length > 0) throw new Error(`mails to ${to} are on their way`);
    const mail = api.mails.findLast((sent) => sent.to === to && subject.test(sent.subject));
    if (!mail) throw new Error(`no mail to ${to}`);
    return mail;
  }, 15_000);
}

/** What the link of a mail carries to the page. */
export function readLink(mail: Mail): { token_hash: string; type: "signup" | "recovery" | "email_change" } {
  const link = new URL(/http\S+/.exec(mail.text)?.[0] ?? "");
  expect(link.origin + link.pathname).toBe("http://localhost/beheer");
  const given = link.searchParams.get("type");
  const type = given === "recovery" || given === "email_change" ? given : "signup";
  return { token_hash: link.searchParams.get("token_hash") ?? "", type };
}

/** A person who signed up, confirmed, and is signed in at this client. */
export async function arriveSomebody(api: Api): Promise<{ email: string; client: SupabaseClient }> {
  const email = someEmail();
  const client = openClient(api);
  const signedUp = await client.auth.signUp({ email, password });
  expect(signedUp.error).toBeNull();
  const { error } = await client.auth.verifyOtp(readLink(await latestMail(api, email)));
  expect(error).toBeNull();
  return { email, client };
}

/** The same person at another machine. */
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

/** The time before which the person may not ask for another mail passes. */
export async function letTimePass(api: Api, seconds: number): Promise<void> {
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
