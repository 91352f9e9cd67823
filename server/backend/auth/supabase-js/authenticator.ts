import type { SupabaseClient } from "@supabase/supabase-js";
import { TOTP } from "otpauth";
import { expect } from "vitest";
import type { Api } from "../../testing/api.ts";
import { signInNewUser } from "./accounts.ts";

type Authenticator = {
  factorId: string;
  secret: string;
  /** The current code, or that of a later 30-second step. */
  code(steps?: number): string;
};

export function openAuthenticator(factorId: string, secret: string): Authenticator {
  const totp = new TOTP({ secret });
  return {
    factorId,
    secret,
    code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 }),
  };
}

/** A code that is invalid in this and the adjacent steps. */
export function wrongCode(authenticator: Authenticator): string {
  const right = [-1, 0, 1, 2].map((steps) => authenticator.code(steps));
  return ["000000", "111111", "222222", "333333", "444444"].find((code) => !right.includes(code)) ?? "";
}

export async function enroll(client: SupabaseClient, friendlyName = "telefoon"): Promise<Authenticator> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName });
  expect(error).toBeNull();
  return openAuthenticator(data?.id ?? "", data?.totp.secret ?? "");
}

export async function show(client: SupabaseClient, { factorId }: Authenticator, code: string) {
  return client.auth.mfa.challengeAndVerify({ factorId, code });
}

/** A user with a factor, at aal2 in this client. */
export async function signInWithFactor(api: Api) {
  const { email, client } = await signInNewUser(api);
  const authenticator = await enroll(client);
  expect((await show(client, authenticator, authenticator.code())).error).toBeNull();
  await advanceTotpSteps(api);
  const { data } = await client.auth.getSession();
  return { email, client, authenticator, id: data.session?.user.id ?? "" };
}

/** Makes the current code unused again. */
export async function advanceTotpSteps(api: Api): Promise<void> {
  await api.database.query("update private.totp_steps set last_step = last_step - 10");
}

export async function assurance(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(error).toBeNull();
  return {
    now: data?.currentLevel,
    next: data?.nextLevel,
    methods: data?.currentAuthenticationMethods.map((entry) =>
      typeof entry === "string" ? entry : entry.method,
    ),
  };
}
