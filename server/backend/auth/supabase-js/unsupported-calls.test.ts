import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { signInNewUser } from "./accounts.ts";

type Call = (client: SupabaseClient) => Promise<{ error: AuthError | null }>;

const calls: [string, Call, { status: number; code: string }][] = [
  [
    "signInWithOtp",
    ({ auth }) => auth.signInWithOtp({ email: "eva@vlotwerk.example" }),
    { status: 422, code: "otp_disabled" },
  ],
  [
    "signInWithSSO",
    ({ auth }) => auth.signInWithSSO({ domain: "vlotwerk.example" }),
    { status: 404, code: "saml_provider_disabled" },
  ],
  ["admin.listUsers", ({ auth }) => auth.admin.listUsers(), { status: 403, code: "not_admin" }],
  [
    "admin.inviteUserByEmail",
    ({ auth }) => auth.admin.inviteUserByEmail("eva@vlotwerk.example"),
    { status: 403, code: "not_admin" },
  ],
  [
    "admin.passkey.listPasskeys",
    ({ auth }) => auth.admin.passkey.listPasskeys({ userId: "6f1c1f62-5f5e-4d0e-9d0e-0123456789ab" }),
    { status: 403, code: "not_admin" },
  ],
  ["reauthenticate", ({ auth }) => auth.reauthenticate(), { status: 404, code: "feature_disabled" }],
];

describeOnApi("an account call that is not supported", (api) => {
  it.each(calls)("%s answers with GoTrue's code", async (_, call, { status, code }) => {
    const { client } = await signInNewUser(api);
    const { error } = await call(client);
    expect(error).toMatchObject({ status, code });
  });
});
