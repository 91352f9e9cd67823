// @module-tag S11
// @module-tag S20

import { generateKeyPair, SignJWT } from "jose";
import { expect, it } from "vitest";
import { signAccessToken } from "./auth/tokens/access-tokens.ts";
import { loadSigningKeys } from "./auth/tokens/keys.ts";
import { issuer, publishableKey } from "./testing/api.ts";
import { describeOnApi } from "./testing/describe-on-api.ts";

describeOnApi("the gateway", (api) => {
  const path = "/rest/v1/otm_blog_tags?select=slug";
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(api.url + address, { headers });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const withToken = (token: string) =>
    ask(path, { apikey: publishableKey, Authorization: `Bearer ${token}` });

  it("requires the publishable key, in a header or in the address", async () => {
    expect(await ask(path)).toEqual({
      status: 401,
      body: {
        message: "No API key found in request",
        hint: "No `apikey` request header or url param was found.",
      },
    });
    expect(await ask(path, { apikey: "wrong" })).toMatchObject({
      status: 401,
      body: { message: "Invalid API key" },
    });
    expect(await ask(path, { apikey: publishableKey })).toEqual({ status: 200, body: [] });
    expect(await ask(`${path}&apikey=${publishableKey}`)).toEqual({ status: 200, body: [] });
    expect(await ask("/functions/v1/get-homepage-featured-articles")).toMatchObject({ status: 401 });
  });

  it("accepts the key as a bearer token for anon", async () => {
    expect(await withToken(publishableKey)).toEqual({ status: 200, body: [] });
  });

  it("answers 404 for other paths", async () => {
    for (const other of ["/", "/storage/v1/x", "/rest/v2/otm_blog_tags", "/auth/v1/token"]) {
      expect(await ask(other, { apikey: publishableKey })).toMatchObject({ status: 404 });
    }
  });

  it("accepts a user's token", async () => {
    const claims = await withToken(await api.signIn());
    expect(claims).toEqual({ status: 200, body: [] });
  });

  it("reports an expired token", async () => {
    const expired = await signAccessToken(api.keys, issuer, { sub: "1" }, -10);
    expect(await withToken(expired)).toEqual({
      status: 401,
      body: { code: "PGRST303", details: null, hint: null, message: "JWT expired" },
    });
  });

  it("rejects every other token", async () => {
    const { keys } = api;
    const now = Math.floor(Date.now() / 1_000);
    const token = (claims: Record<string, unknown>, alg = "ES256") =>
      new SignJWT({ sub: "1", role: "authenticated", iss: issuer, aud: "authenticated", ...claims })
        .setProtectedHeader({ alg, kid: keys.keyId })
        .setIssuedAt()
        .setExpirationTime("5m");
    const other = await loadSigningKeys({ signingKey: null, directory: null });
    const rsa = await generateKeyPair("RS256");
    const none = [
      { alg: "none" },
      { sub: "1", role: "authenticated", exp: now + 60, iss: issuer, aud: "authenticated" },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const confused = new TextEncoder().encode(JSON.stringify(keys.publicJwk));
    const [, payload = "", signature = ""] = (await token({}).sign(keys.privateKey)).split(".");
    const forged = Buffer.from(JSON.stringify({ alg: "ES256", jwk: other.publicJwk })).toString("base64url");

    const refused: Record<string, string> = {
      "with algorithm none": `${none}.`,
      "signed with the public key as a secret": await token({}, "HS256").sign(confused),
      "of another algorithm": await token({}, "RS256").sign(rsa.privateKey),
      "of another key": await token({}).sign(other.privateKey),
      "with a header of its own": `${forged}.${payload}.${signature}`,
      "of another issuer": await token({ iss: "https://elsewhere.example" }).sign(keys.privateKey),
      "for another audience": await token({ aud: "anon" }).sign(keys.privateKey),
      "not valid yet": await token({})
        .setNotBefore(now + 600)
        .sign(keys.privateKey),
      "in the role service_role": await token({ role: "service_role" }).sign(keys.privateKey),
      "in the role postgres": await token({ role: "postgres" }).sign(keys.privateKey),
      "for nobody": await token({ sub: undefined }).sign(keys.privateKey),
      "that is too long": await token({ pad: "x".repeat(5_000) }).sign(keys.privateKey),
      "that is none": "a.b.c",
    };
    for (const [what, one] of Object.entries(refused)) {
      const { status, body } = await withToken(one);
      expect([what, status, body.code]).toEqual([what, 401, "PGRST301"]);
    }
    expect(await ask(path, { apikey: publishableKey, Authorization: "Basic eDp5" })).toMatchObject({
      status: 401,
    });
    expect(await withToken(await token({}).sign(keys.privateKey))).toMatchObject({ status: 200 });
  });
});
