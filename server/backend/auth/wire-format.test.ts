// @module-tag S20

import { randomUUID } from "node:crypto";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { issuer, openApi, publishableKey } from "../testing/api.ts";
import { describeOnApi } from "../testing/describe-on-api.ts";

describeOnApi("the calls of /auth/v1", (api, open) => {
  let token: string;

  beforeAll(async () => {
    token = await api.signIn();
  });

  async function call(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${api.url}/auth/v1${path}`, {
      method,
      headers: { apikey: publishableKey, "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body }),
    });
    return {
      status: response.status,
      body: await response.json(),
      version: response.headers.get("x-supabase-api-version"),
    };
  }

  const newer = { "X-Supabase-Api-Version": "2024-01-01" };
  const signIn = (headers = {}) =>
    call("POST", "/token?grant_type=password", '{"email":"a@b.nl","password":"mis"}', headers);

  it("use the error format of the requested API version", async () => {
    expect(await signIn(newer)).toEqual({
      status: 400,
      body: { code: "invalid_credentials", message: "Invalid login credentials" },
      version: "2024-01-01",
    });
    const older = {
      status: 400,
      body: { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
      version: null,
    };
    expect(await signIn()).toEqual(older);
    expect(await signIn({ "X-Supabase-Api-Version": "soon" })).toEqual(older);
  });

  it("answer an unsupported call with a readable error", async () => {
    const { auth } = api.client();
    const [withCode, single, anonymous] = [
      await auth.signInWithOtp({ email: "a@b.nl" }),
      await auth.signInWithSSO({ domain: "b.nl" }),
      await auth.signInAnonymously(),
    ];
    expect(withCode.error).toMatchObject({ status: 422, code: "otp_disabled" });
    expect(single.error).toMatchObject({ status: 404, code: "saml_provider_disabled" });
    expect(anonymous.error).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
    expect(await call("GET", "/settings", undefined, newer)).toMatchObject({ version: "2024-01-01" });
  });

  it("explain why a password is weak", async () => {
    const signUp = (password: string) =>
      call("POST", "/signup", JSON.stringify({ email: "nieuw@b.nl", password }), newer);
    expect(await signUp("kort")).toMatchObject({
      status: 422,
      body: {
        code: "weak_password",
        message: "Password should be at least 6 characters.",
        weak_password: { reasons: ["length"] },
      },
    });
    expect((await signUp("Welkom01")).body).toMatchObject({ weak_password: { reasons: ["pwned"] } });
  });

  it("require the API key, except for JWKS, health and redirects", async () => {
    const bare = (path: string) => fetch(`${api.url}/auth/v1${path}`);
    expect((await bare("/settings")).status).toBe(401);
    expect((await bare("/user")).status).toBe(401);
    expect((await bare("/health")).status).toBe(200);
    expect((await bare("/authorize")).status).toBe(400);
    expect((await fetch(`${api.url}/auth/v1/callback`, { redirect: "manual" })).status).toBe(302);
    const jwks = await (await bare("/.well-known/jwks.json")).json();
    expect(jwks.keys).toEqual([{ ...api.keys.publicJwk, key_ops: ["verify"], ext: true }]);
    expect(jwks.keys[0]).not.toHaveProperty("d");
    expect((await call("GET", "/settings")).body).toMatchObject({
      external: { email: true, google: false, "custom:oidc": false, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      passkeys_enabled: true,
    });
  });

  it.each([
    ["GET", "/"],
    ["GET", "/users"],
    ["GET", "/otp"],
    ["GET", "/verify?token=x&type=signup"],
    ["POST", "/authorize?provider=google"],
    ["DELETE", "/user/identities/google"],
    ["GET", "/factors"],
    ["PUT", "/factors/6ab1a5f2-53e4-44b6-94fa-6d5e2ddbd5a5"],
    ["DELETE", "/factors/1"],
    ["DELETE", "/user"],
    ["PATCH", "/passkeys/1"],
    ["PUT", "/passkeys/6ab1a5f2-53e4-44b6-94fa-6d5e2ddbd5a5"],
    ["GET", "/passkeys/registration/options"],
    ["GET", "/constructor"],
  ])("answer 404 for unknown paths: %s %s", async (method, path) => {
    expect(await call(method, path)).toMatchObject({ status: 404 });
  });

  it.each([
    ["POST", "/token?grant_type=password", "{", 400, "bad_json"],
    ["POST", "/token?grant_type=password", "", 400, "bad_json"],
    ["POST", "/token?grant_type=password", "[]", 400, "validation_failed"],
    ["POST", "/token?grant_type=password", '{"email":1,"password":{}}', 400, "validation_failed"],
    ["POST", "/token?grant_type=magic", "{}", 400, "invalid_credentials"],
    ["POST", "/token?grant_type=refresh_token", "{}", 400, "validation_failed"],
    ["POST", "/token?grant_type=refresh_token", '{"refresh_token":"x"}', 400, "refresh_token_not_found"],
    ["POST", "/signup", '{"email":"a@b.nl"}', 400, "validation_failed"],
    ["POST", "/signup", '{"email":"a@b.nl, c@d.nl","password":"zes-ezels"}', 400, "validation_failed"],
    [
      "POST",
      "/signup",
      '{"email":"a@b.nl\\r\\nBcc: c@d.nl","password":"zes-ezels"}',
      400,
      "validation_failed",
    ],
    ["POST", "/signup", '{"email":"a\\u0000@b.nl","password":"zes-ezels"}', 400, "bad_json"],
    ["POST", "/signup", '{"email":"a@b.nl","password":"zes-ezels\\ud800"}', 400, "bad_json"],
    ["POST", "/signup", '{"email":"a@b.nl","password":"zes-ezels","data":{"\\udc00":1}}', 400, "bad_json"],
    ["POST", "/signup", `{"email":"a@b.nl","password":"${"x".repeat(73)}"}`, 400, "validation_failed"],
    ["POST", "/signup", `{"data":${'{"a":'.repeat(1_500)}1${"}".repeat(1_500)}}`, 413, "validation_failed"],
    [
      "POST",
      "/signup",
      `{"email":"a@b.nl","password":"zes-ezels","data":{"a":${"[".repeat(3_900)}${"]".repeat(3_900)}}}`,
      422,
      "validation_failed",
    ],
    ["POST", "/recover", "{}", 400, "validation_failed"],
    ["POST", "/resend", '{"email":"a@b.nl","type":"sms"}', 400, "validation_failed"],
    ["POST", "/verify", '{"type":"signup"}', 400, "validation_failed"],
    ["POST", "/verify", '{"token_hash":"x"}', 400, "validation_failed"],
    ["POST", "/verify", '{"token_hash":"x","type":"magic"}', 400, "validation_failed"],
    ["POST", "/verify", '{"token_hash":"x","type":"recovery"}', 403, "otp_expired"],
    ["GET", "/authorize", undefined, 400, "validation_failed"],
    ["GET", "/authorize?provider=google", undefined, 400, "validation_failed"],
    ["GET", "/authorize?provider=constructor", undefined, 400, "validation_failed"],
    ["GET", "/user/identities/authorize?provider=google", undefined, 401, "no_authorization"],
    ["DELETE", `/user/identities/${randomUUID()}`, undefined, 401, "no_authorization"],
    ["POST", "/token?grant_type=pkce", "{}", 400, "validation_failed"],
    ["POST", "/token?grant_type=pkce", '{"auth_code":"x","code_verifier":"y"}', 404, "flow_state_not_found"],
    ["POST", "/logout?scope=all", undefined, 400, "validation_failed"],
    ["POST", "/logout", undefined, 401, "no_authorization"],
    ["POST", "/passkeys/registration/options", "{}", 401, "no_authorization"],
    ["POST", "/passkeys/registration/verify", "{}", 401, "no_authorization"],
    ["POST", "/passkeys/authentication/verify", "{", 400, "bad_json"],
    ["POST", "/passkeys/authentication/verify", "{}", 400, "validation_failed"],
    [
      "POST",
      "/passkeys/authentication/verify",
      `{"challenge_id":"${randomUUID()}","credential":{}}`,
      400,
      "webauthn_challenge_not_found",
    ],
    ["GET", "/passkeys", undefined, 401, "no_authorization"],
    ["PATCH", `/passkeys/${randomUUID()}`, '{"friendly_name":"x"}', 401, "no_authorization"],
    ["DELETE", `/passkeys/${randomUUID()}`, undefined, 401, "no_authorization"],
    ["GET", "/user", undefined, 401, "no_authorization"],
    ["PUT", "/user", "{}", 401, "no_authorization"],
  ])("reject %s %s with %s", async (method, path, body, status, code) => {
    expect(await call(method, path, body, newer)).toMatchObject({ status, body: { code } });
  });

  it("reject an invalid e-mail address", async () => {
    const response = await call("PUT", "/user", '{"email":"x@y.nl, z@y.nl"}', {
      ...newer,
      Authorization: `Bearer ${token}`,
    });
    expect(response).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  it("answer 5xx without the database", async () => {
    const other = await openApi(await open());
    await other.database.close();
    const response = await fetch(`${other.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: publishableKey },
      body: '{"email":"a@b.nl","password":"mis"}',
    });
    expect(response.status).toBeGreaterThanOrEqual(500);
  });

  describe("reject a token", () => {
    const claims = { sub: randomUUID(), role: "authenticated", session_id: randomUUID() };
    const sign = async (
      change: (jwt: SignJWT) => SignJWT,
      more: object = {},
      key?: CryptoKey | Uint8Array,
      alg = "ES256",
    ) =>
      change(
        new SignJWT({ ...claims, ...more })
          .setProtectedHeader({ alg, kid: api.keys.keyId })
          .setIssuer(issuer)
          .setAudience("authenticated")
          .setIssuedAt()
          .setExpirationTime("15m"),
      ).sign(key ?? api.keys.privateKey);
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

    const forged: [string, () => Promise<string> | string][] = [
      ["that is none", () => "x.y.z"],
      ["that is the key of this site", () => publishableKey],
      [
        "with alg none",
        () => `${encode({ alg: "none" })}.${encode({ ...claims, aud: "authenticated", iss: issuer })}.`,
      ],
      [
        "signed with the public key as if it were a secret",
        async () =>
          sign((jwt) => jwt, {}, new TextEncoder().encode(await exportSPKI(api.keys.publicKey)), "HS256"),
      ],
      ["of another key", async () => sign((jwt) => jwt, {}, (await generateKeyPair("ES256")).privateKey)],
      ["that has expired", () => sign((jwt) => jwt.setExpirationTime("-1s"))],
      ["that is not valid yet", () => sign((jwt) => jwt.setNotBefore("1h"))],
      ["for another audience", () => sign((jwt) => jwt.setAudience("others"))],
      ["of another issuer", () => sign((jwt) => jwt.setIssuer("https://elsewhere.example"))],
      ["with the role service_role", () => sign((jwt) => jwt, { role: "service_role" })],
      [
        "with a changed claim",
        () => token.replace(/\.[^.]+\./, `.${encode({ ...claims, role: "authenticated" })}.`),
      ],
      ["that is longer than any of ours", () => sign((jwt) => jwt, { more: "x".repeat(8_000) })],
    ];

    it.each(forged)("%s", async (_, forge) => {
      const response = await call("GET", "/user", undefined, {
        ...newer,
        Authorization: `Bearer ${await forge()}`,
      });
      expect(response).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
    });

    it("of a missing user or session", async () => {
      const ask = async (jwt: string) =>
        call("GET", "/user", undefined, { ...newer, Authorization: `Bearer ${jwt}` });
      expect(await ask(await sign((jwt) => jwt))).toMatchObject({
        status: 403,
        body: { code: "user_not_found" },
      });
      const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
      expect(await ask(await sign((jwt) => jwt, { sub }))).toMatchObject({
        status: 403,
        body: { code: "session_not_found" },
      });
    });
  });
});
