import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { latestMail, openClient, password, readLink, signInElsewhere, someEmail } from "./accounts.ts";
import { type Browser, errorOf, openBrowser, redirectPage, signInWith } from "./browser.ts";
import { type Issuer, someUser, startGoogle, startOpenId } from "./issuers.ts";

describeOnDatabase("identities of an account", (open) => {
  let api: Api;
  let google: Issuer;
  let other: Issuer;
  let meanwhile: () => Promise<unknown>;
  let browser: Browser;
  let email: string;

  beforeAll(async () => {
    [google, other] = await Promise.all([startGoogle(), startOpenId()]);
    const { service, issuer } = other.server;
    service.on("beforeWellKnownOpenIdConfiguration", ({ body }) =>
      Reflect.set(Object(body), "userinfo_endpoint", `${issuer.url}/slow`),
    );
    service.addRoute("GET", "/slow", async (_, response) => {
      await meanwhile();
      response.setHeader("Content-Type", "application/json").end(JSON.stringify({ ...other.user, email }));
    });
    api = await openApi(await open(), { providers: { google: google.client, "custom:oidc": other.client } });
  });

  beforeEach(async () => {
    google.user = someUser();
    other.user = someUser();
    browser = openBrowser(api);
    email = someEmail();
    await browser.client.auth.signUp({ email, password });
    await browser.client.auth.verifyOtp(readLink(await latestMail(api, email)));
  });

  async function requestLink(by: Browser, provider: "google" | "custom:oidc" = "google") {
    return by.client.auth.linkIdentity({
      provider,
      options: { redirectTo: redirectPage, skipBrowserRedirect: true },
    });
  }

  async function link(by: Browser, provider: "google" | "custom:oidc" = "google"): Promise<URL> {
    const { data, error } = await requestLink(by, provider);
    expect(error).toBeNull();
    return by.follow(data?.url ?? "");
  }

  async function providersOf({ client }: Browser): Promise<string[]> {
    const { data } = await client.auth.getUserIdentities();
    return (data?.identities ?? []).map(({ provider }) => provider).sort();
  }

  async function identityOf({ client }: Browser, provider: string) {
    const { data } = await client.auth.getUserIdentities();
    const identity = data?.identities.find((one) => one.provider === provider);
    if (!identity) throw new Error(`no identity at ${provider}`);
    return identity;
  }

  async function enrollSecondFactor(): Promise<void> {
    await api.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users where email = $1`,
      [email],
    );
  }

  it("can be linked, and each signs in", async () => {
    const before = await browser.client.auth.getUser();
    const landed = await link(browser);
    expect(landed.href).toMatch(/^http:\/\/localhost\/beheer\?next=%2Fsettings&code=[\w-]{43}$/);
    const code = landed.searchParams.get("code") ?? "";
    const { data, error } = await browser.client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: before.data.user?.id,
      email,
      app_metadata: { provider: "email", providers: ["email", "google"] },
    });
    expect(errorOf(await link(browser, "custom:oidc"))).toBeNull();
    expect(await providersOf(browser)).toEqual(["custom:oidc", "email", "google"]);
    expect(await latestMail(api, email, /^Nieuwe manier van inloggen/)).toBeDefined();

    for (const provider of ["google", "custom:oidc"] as const) {
      const { data: entered } = await signInWith(openBrowser(api), provider);
      expect(entered.user?.id).toBe(before.data.user?.id);
    }
  });

  it("can be linked with an unverified address, which is not used", async () => {
    google.user = someUser({ email: someEmail(), email_verified: false });
    expect(errorOf(await link(browser))).toBeNull();
    expect((await browser.client.auth.getUser()).data.user?.email).toBe(email);
  });

  describe("can't be linked", () => {
    const badState = { error: "invalid_request", code: "bad_oauth_state" };
    const exists = { error: "server_error", code: "identity_already_exists" };

    it("when linked already", async () => {
      await link(browser);
      expect(errorOf(await link(browser))).toEqual(exists);
    });

    it("when another account has it", async () => {
      const { data: owner } = await signInWith(openBrowser(api), "google");
      expect(errorOf(await link(browser))).toEqual(exists);
      expect(await providersOf(browser)).toEqual(["email"]);
      const again = await signInWith(openBrowser(api), "google");
      expect(again.data.user?.id).toBe(owner.user?.id);
    });

    it("for a visitor", async () => {
      const response = await api.call(
        "/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true",
      );
      expect([response.status, (await response.json()).error_code]).toEqual([403, "bad_jwt"]);
    });

    it("at an unknown provider", async () => {
      const session = await browser.client.auth.getSession();
      const response = await api.call(
        "/auth/v1/user/identities/authorize?provider=facebook&skip_http_redirect=true",
        {},
        session.data.session?.access_token,
      );
      expect([response.status, (await response.json()).error_code]).toEqual([400, "validation_failed"]);
    });

    it("in another browser than that of the request", async () => {
      const { data } = await requestLink(browser);
      const landed = await openBrowser(api).follow(data?.url ?? "");
      expect(errorOf(landed)).toEqual(badState);
      expect(await providersOf(browser)).toEqual(["email"]);
    });

    it("after a sign-out in between, or after a new password in another session", async () => {
      const { data: first } = await requestLink(browser);
      await browser.client.auth.signOut();
      expect(errorOf(await browser.follow(first?.url ?? ""))).toEqual(badState);

      await browser.client.auth.signInWithPassword({ email, password });
      const { data: second } = await requestLink(browser);
      const owner = await signInElsewhere(api, email);
      await owner.auth.updateUser({ password: "acht-apen", current_password: password });
      expect(errorOf(await browser.follow(second?.url ?? ""))).toEqual(badState);
      expect((await owner.auth.getUserIdentities()).data?.identities).toHaveLength(1);
    });

    it("after a sign-out during the request to the provider", async () => {
      const { data } = await requestLink(browser, "custom:oidc");
      other.user = { ...other.user, email: undefined };
      meanwhile = () => browser.client.auth.signOut();
      expect(errorOf(await browser.follow(data?.url ?? ""))).toEqual(badState);
      const owner = await signInElsewhere(api, email);
      expect((await owner.auth.getUserIdentities()).data?.identities).toHaveLength(1);
    });

    it("for a user banned in between", async () => {
      const { data } = await requestLink(browser);
      await api.database.query("update auth.users set banned_until = 'infinity' where email = $1", [email]);
      expect(errorOf(await browser.follow(data?.url ?? ""))).toEqual({
        error: "access_denied",
        code: "user_banned",
      });
    });

    it("at aal1 when a factor is verified", async () => {
      await enrollSecondFactor();
      expect((await requestLink(browser)).error).toMatchObject({ status: 401, code: "insufficient_aal" });
    });
  });

  it("can be unlinked, and then sign in to another account", async () => {
    await link(browser);
    const { error } = await browser.client.auth.unlinkIdentity(await identityOf(browser, "google"));
    expect(error).toBeNull();
    const { data } = await browser.client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ provider: "email", providers: ["email"] });
    expect(await latestMail(api, email, /^Manier van inloggen verwijderd/)).toBeDefined();
    const otherUser = await signInWith(openBrowser(api), "google");
    expect(otherUser.data.user?.id).not.toBe(data.user?.id);
  });

  it("of former versions are shown and can be unlinked", async () => {
    await api.database.query(
      `insert into auth.identities (provider_id, provider, user_id, identity_data, created_at, updated_at)
       select '1000001', 'github', id, jsonb_build_object('sub', '1000001', 'email', email), now(), now()
       from auth.users where email = $1`,
      [email],
    );
    expect(await providersOf(browser)).toEqual(["email", "github"]);
    const { error } = await browser.client.auth.unlinkIdentity(await identityOf(browser, "github"));
    expect(error).toBeNull();
    expect(await providersOf(browser)).toEqual(["email"]);
  });

  it("of former versions can be unlinked as the last one, and the account is reached by a mail", async () => {
    await api.database.query(
      "update auth.identities set provider = 'github' where user_id = (select id from auth.users where email = $1)",
      [email],
    );
    const { error } = await browser.client.auth.unlinkIdentity(await identityOf(browser, "github"));
    expect(error).toBeNull();
    const { data } = await browser.client.auth.getUser();
    expect(data.user).toMatchObject({ identities: [], app_metadata: { provider: null, providers: [] } });
    await browser.client.auth.resetPasswordForEmail(email);
    const owner = openClient(api);
    await owner.auth.verifyOtp(readLink(await latestMail(api, email, /wachtwoord/i)));
    expect((await owner.auth.updateUser({ password: "acht-apen" })).error).toBeNull();
    const again = await openClient(api).auth.signInWithPassword({ email, password: "acht-apen" });
    expect(again.error).toBeNull();
  });

  it("lose the password with the e-mail identity", async () => {
    await link(browser);
    expect((await browser.client.auth.unlinkIdentity(await identityOf(browser, "email"))).error).toBeNull();
    expect((await openClient(api).auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    const { data } = await signInWith(openBrowser(api), "google");
    expect(data.user).toMatchObject({ email, app_metadata: { provider: "google", providers: ["google"] } });
  });

  describe("can't be unlinked", () => {
    it("below one, also concurrently", async () => {
      const only = await identityOf(browser, "email");
      expect((await browser.client.auth.unlinkIdentity(only)).error).toMatchObject({
        status: 422,
        code: "single_identity_not_deletable",
      });
      await link(browser);
      const { data } = await browser.client.auth.getUserIdentities();
      const responses = await Promise.all(
        (data?.identities ?? []).map((identity) => browser.client.auth.unlinkIdentity(identity)),
      );
      expect(responses.map(({ error }) => error?.code ?? null).sort()).toEqual(
        [null, "single_identity_not_deletable"].sort(),
      );
      expect(await providersOf(browser)).toHaveLength(1);
    });

    it("when another account's, or missing", async () => {
      const otherUser = openBrowser(api);
      await signInWith(otherUser, "google");
      await link(browser, "custom:oidc");
      const foreign = await identityOf(otherUser, "google");
      for (const identity_id of [foreign.identity_id, randomUUID()]) {
        expect((await browser.client.auth.unlinkIdentity({ ...foreign, identity_id })).error).toMatchObject({
          status: 404,
          code: "identity_not_found",
        });
      }
      expect(await providersOf(otherUser)).toEqual(["google"]);
    });

    it("at aal1 when a factor is verified", async () => {
      await link(browser);
      const identity = await identityOf(browser, "google");
      await enrollSecondFactor();
      expect((await browser.client.auth.unlinkIdentity(identity)).error).toMatchObject({
        status: 401,
        code: "insufficient_aal",
      });
      expect(await providersOf(browser)).toEqual(["email", "google"]);
    });
  });
});
