// @module-tag S51

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { someEmail } from "./accounts.ts";
import { type Browser, errorOf, openBrowser, signInWith, startFlow } from "./browser.ts";
import { type Issuer, someUser, startGoogle, startOpenId } from "./issuers.ts";

describeOnDatabase("a sign-in at an issuer of the operator's choice", (open) => {
  let api: Api;
  let trusting: Api;
  let google: Issuer;
  let issuer: Issuer;
  let browser: Browser;

  beforeAll(async () => {
    [google, issuer] = await Promise.all([startGoogle(), startOpenId()]);
    const database = await open();
    const { client } = issuer;
    api = await openApi(database, { providers: { google: google.client, "custom:oidc": client } });
    trusting = await openApi(database, {
      providers: { google: google.client, "custom:oidc": { ...client, trustsEmail: true } },
    });
  });

  beforeEach(() => {
    google.user = someUser();
    issuer.user = someUser();
    browser = openBrowser(api);
  });

  afterEach(() => void vi.useRealTimers());

  const service = () => issuer.server.service;
  const returnFromProvider = async (by = browser) =>
    by.follow(await startFlow(by, "custom:oidc"), "/auth/v1/callback");
  const signInUser = async (by = browser) => errorOf(await by.follow(await returnFromProvider(by)));
  const failed = { error: "server_error", code: "unexpected_failure" };
  const unverified = { error: "access_denied", code: "provider_email_needs_verification" };

  it("creates an account without rights, and finds it by the issuer's id", async () => {
    const { data, error } = await signInWith(browser, "custom:oidc");
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: issuer.user.email,
      app_metadata: { provider: "custom:oidc", providers: ["custom:oidc"] },
      user_metadata: { name: "Eva de Wit" },
      identities: [{ provider: "custom:oidc", id: issuer.user.sub }],
    });
    expect((await browser.client.rpc("get_own_role")).data).toEqual([]);
    issuer.user = { ...issuer.user, email: someEmail() };
    const again = await signInWith(openBrowser(api), "custom:oidc");
    expect(again.data.user?.id).toBe(data.user?.id);
  });

  it("asks for a code with state, nonce and PKCE, and keeps the parameters of the issuer's address", async () => {
    const other = await startOpenId();
    other.server.service.on("beforeWellKnownOpenIdConfiguration", ({ body }) =>
      Reflect.set(Object(body), "authorization_endpoint", `${other.server.issuer.url}/authorize?p=policy`),
    );
    const one = openBrowser(
      await openApi(api.database, { providers: { google: null, "custom:oidc": other.client } }),
    );
    const response = await one.step(await startFlow(one, "custom:oidc"));
    const sent = new URL(response.headers.get("location") ?? "");
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      p: "policy",
      client_id: "oidcClient",
      redirect_uri: "http://localhost/auth/v1/callback",
      response_type: "code",
      scope: "openid email profile",
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("is listed with the name of its button", async () => {
    const settings = await (await api.call("/auth/v1/settings")).json();
    expect(settings.external).toMatchObject({ google: true, "custom:oidc": true });
    expect(settings.external_labels).toEqual({ google: "Google", "custom:oidc": "Microsoft" });
  });

  it.each([
    [undefined, "Basic"],
    [["client_secret_basic", "client_secret_post"], undefined],
  ])("shows its secret as an issuer with the methods %j takes it", async (methods, scheme) => {
    const other = await startOpenId();
    other.server.service.on("beforeWellKnownOpenIdConfiguration", ({ body }) =>
      Reflect.set(Object(body), "token_endpoint_auth_methods_supported", methods),
    );
    const sent: (string | undefined)[] = [];
    other.server.service.on("beforeResponse", (_, { headers }) => {
      sent.push(headers.authorization?.split(" ")[0]);
    });
    const one = openBrowser(
      await openApi(api.database, { providers: { google: null, "custom:oidc": other.client } }),
    );
    expect(await signInUser(one)).toBeNull();
    expect(sent).toEqual([scheme]);
  });

  describe("takes the address", () => {
    it("from UserInfo when the ID token has none, of the same person alone", async () => {
      const { email, ...rest } = issuer.user;
      issuer.user = { ...rest, email: undefined, email_verified: undefined };
      service().once("beforeUserinfo", (response) =>
        Object.assign(response, { body: { sub: issuer.user.sub, email, email_verified: true } }),
      );
      expect((await signInWith(browser, "custom:oidc")).data.user?.email).toBe(email);
      service().once("beforeUserinfo", (response) =>
        Object.assign(response, { body: { sub: "somebody-else", email, email_verified: true } }),
      );
      expect(await signInUser(openBrowser(api))).toEqual(failed);
    });

    it.each<[string, Record<string, unknown>]>([
      ["xms_edov is true", { email_verified: undefined, xms_edov: true }],
      ["xms_edov is 1, as Microsoft writes it", { email_verified: undefined, xms_edov: "1" }],
      ["email_verified is a text", { email_verified: "true" }],
    ])("as verified when %s", async (_, claims) => {
      issuer.user = someUser(claims);
      expect(await signInUser()).toBeNull();
    });

    it.each<[string, Record<string, unknown>]>([
      ["it says nothing of it", { email_verified: undefined }],
      ["xms_edov is false", { email_verified: undefined, xms_edov: false }],
      ["xms_edov is something else", { email_verified: undefined, xms_edov: ["true"] }],
      ["email_verified is false, whatever xms_edov says", { email_verified: false, xms_edov: true }],
    ])("as unverified when %s", async (_, claims) => {
      issuer.user = someUser(claims);
      expect(await signInUser()).toEqual(unverified);
    });

    it("as the operator trusts it, unless the issuer says that it is unverified", async () => {
      issuer.user = someUser({ email_verified: undefined });
      expect(await signInUser(openBrowser(trusting))).toBeNull();
      issuer.user = someUser({ email_verified: false });
      expect(await signInUser(openBrowser(trusting))).toEqual(unverified);
    });

    it("from nowhere else", async () => {
      issuer.user = someUser({ email: undefined, preferred_username: someEmail(), upn: someEmail() });
      service().once("beforeUserinfo", (response) =>
        Object.assign(response, { body: { sub: issuer.user.sub } }),
      );
      expect(await signInUser()).toEqual(failed);
    });
  });

  describe("is rejected", () => {
    it.each<[string, () => Record<string, unknown>]>([
      ["has another nonce", () => ({ nonce: "y" })],
      ["is of another issuer", () => ({ iss: google.client.issuer.origin })],
      ["is for another client", () => ({ aud: "google-client" })],
      ["is for several clients, of which another asked", () => ({ aud: ["oidcClient", "x"], azp: "x" })],
    ])("when the ID token %s", async (_, claims) => {
      const back = await returnFromProvider();
      issuer.user = { ...issuer.user, ...claims() };
      expect(errorOf(await browser.follow(back))).toEqual(failed);
    });

    it("when another issuer answers the flow, by its iss, its code or its tokens", async () => {
      const back = await returnFromProvider();
      back.searchParams.set("iss", google.client.issuer.origin);
      expect(errorOf(await browser.follow(back))).toEqual(failed);
      const [own, foreign] = [
        await returnFromProvider(),
        await browser.follow(await startFlow(browser, "google"), "/auth/v1/callback"),
      ];
      own.searchParams.set("code", foreign.searchParams.get("code") ?? "");
      expect(errorOf(await browser.follow(own))).toEqual(failed);
    });

    it("without an iss where the issuer announces one, and accepted with it", async () => {
      const other = await startOpenId();
      other.server.service.on("beforeWellKnownOpenIdConfiguration", ({ body }) =>
        Reflect.set(Object(body), "authorization_response_iss_parameter_supported", true),
      );
      const one = openBrowser(
        await openApi(api.database, { providers: { google: null, "custom:oidc": other.client } }),
      );
      expect(await signInUser(one)).toEqual(failed);
      const back = await returnFromProvider(one);
      back.searchParams.set("iss", other.client.issuer.origin);
      expect(errorOf(await one.follow(back))).toBeNull();
    });

    it("when discovery fails, which the next one tries again", async () => {
      const other = await startOpenId();
      const one = openBrowser(
        await openApi(api.database, { providers: { google: null, "custom:oidc": other.client } }),
      );
      other.server.service.once("beforeWellKnownOpenIdConfiguration", (response) =>
        Object.assign(response, { statusCode: 503, body: {} }),
      );
      const landed = await one.follow(await startFlow(one, "custom:oidc"));
      expect(errorOf(landed)).toEqual(failed);
      expect(landed.searchParams.get("error_description")).toBe("Unable to reach the external provider");
      expect(await signInUser(one)).toBeNull();
    });
  });

  it("finds a key that the issuer has published since, within a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const other = await startOpenId();
    const one = openBrowser(
      await openApi(api.database, { providers: { google: null, "custom:oidc": other.client } }),
    );
    expect(await signInUser(one)).toBeNull();
    const { kid } = await other.server.issuer.keys.generate("RS256");
    const signedWith: unknown[] = [];
    other.server.service.on("beforeTokenSigning", ({ header }) => signedWith.push(header.kid));
    vi.setSystemTime(Date.now() + 61_000);
    expect(await signInUser(one)).toBeNull();
    // The keys take turns: the access token, then the ID token.
    expect(signedWith.at(-1)).toBe(kid);
  });

  it("gives nobody the account that has the same id at a former issuer", async () => {
    const { data } = await signInWith(browser, "custom:oidc");
    const successor = await startOpenId();
    successor.user = someUser({ sub: issuer.user.sub });
    const moved = openBrowser(
      await openApi(api.database, { providers: { google: null, "custom:oidc": successor.client } }),
    );
    expect(await signInUser(moved)).toEqual({ error: "server_error", code: "identity_already_exists" });
    // The same person is found by the address.
    successor.user = someUser({ sub: issuer.user.sub, email: issuer.user.email });
    const found = await signInWith(moved, "custom:oidc");
    expect(found.data.user?.id).toBe(data.user?.id);
  });
});
