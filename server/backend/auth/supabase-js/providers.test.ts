import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { latestMail, openClient, password, readLink, signInElsewhere, signInNewUser } from "./accounts.ts";
import { type Browser, errorOf, openBrowser, redirectPage, signInWith, startFlow } from "./browser.ts";
import { type Issuer, someUser, startGoogle } from "./issuers.ts";

describeOnDatabase("a sign-in with Google", (open) => {
  let api: Api;
  let google: Issuer;
  let browser: Browser;

  beforeAll(async () => {
    google = await startGoogle();
    api = await openApi(await open(), { providers: { google: google.client, "custom:oidc": null } });
  });

  beforeEach(() => {
    google.user = someUser();
    browser = openBrowser(api);
  });

  const email = () => String(google.user.email);

  it("creates a confirmed account without password and rights", async () => {
    const { data, error } = await signInWith(browser, "google");
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 900 });
    expect(data.user).toMatchObject({
      email: email(),
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: { name: "Eva de Wit", full_name: "Eva de Wit", email: email(), email_verified: true },
      identities: [
        {
          id: google.user.sub,
          provider: "google",
          identity_data: { sub: google.user.sub, provider_id: google.user.sub, email: email() },
        },
      ],
    });
    expect(data.user?.email_confirmed_at).toBeDefined();
    const claims = await browser.client.auth.getClaims();
    expect(claims.data?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
    const role = await browser.client.rpc("has_role", { _user_id: data.user?.id, _role: "admin" });
    expect(role.data).toBe(false);

    const byPassword = await openClient(api).auth.signInWithPassword({ email: email(), password });
    expect(byPassword.error?.code).toBe("invalid_credentials");
    await openClient(api).auth.resetPasswordForEmail(email());
    const recovering = openClient(api);
    await recovering.auth.verifyOtp(readLink(await latestMail(api, email())));
    expect((await recovering.auth.updateUser({ password })).error).toBeNull();
    await signInElsewhere(api, email());
  });

  it("finds the same account again, also after a change of address at Google", async () => {
    const first = await signInWith(browser, "google");
    google.user = { ...google.user, email: someUser().email, email_verified: false, name: "E. de Wit" };
    const again = await signInWith(openBrowser(api), "google");
    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect(again.data.user).toMatchObject({
      email: first.data.user?.email,
      user_metadata: { name: "E. de Wit", email: first.data.user?.email },
    });
  });

  it("redirects to the page where it started, with only a code", async () => {
    const landed = await browser.follow(await startFlow(browser, "google"));
    expect(landed.href).toMatch(/^http:\/\/localhost\/beheer\?next=%2Fsettings&code=[\w-]{43}$/);
    const stored = await api.database.query("select to_jsonb(flow_state) as row from auth.flow_state");
    expect(JSON.stringify(stored)).not.toContain(landed.searchParams.get("code"));
    expect(landed.href.startsWith(redirectPage)).toBe(true);
  });

  it("distinguishes mailboxes that only Unicode lower-casing equates", async () => {
    const owner = await signInWith(browser, "google");
    const [name, host] = email().split("@");
    const known = `k${name}@${host}`;
    await api.database.query("update auth.users set email = $1 where id = $2", [
      known,
      owner.data.user?.id ?? "",
    ]);
    // The lower case of the Kelvin sign is an ASCII k.
    google.user = someUser({ email: `\u212A${name}@${host}` });
    const landed = await browser.follow(await startFlow(browser, "google"));
    expect(errorOf(landed)).toEqual({ error: "server_error", code: "unexpected_failure" });
  });

  it("truncates a long name between characters", async () => {
    google.user = someUser({ name: "😀".repeat(150) });
    const { data, error } = await signInWith(browser, "google");
    expect(error).toBeNull();
    expect(data.user?.user_metadata.name).toBe("😀".repeat(100));
  });

  it("requests only sign-in scopes, with state, nonce and PKCE", async () => {
    const response = await browser.step(`${await startFlow(browser, "google")}&scopes=drive&prompt=none`);
    const sent = new URL(response.headers.get("location") ?? "");
    expect(sent.origin + sent.pathname).toBe(`${google.client.issuer.origin}/authorize`);
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      client_id: "google-client",
      redirect_uri: "http://localhost/auth/v1/callback",
      response_type: "code",
      scope: "openid email profile",
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    expect(response.headers.get("set-cookie")).toMatch(
      /^oauth-browser=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("is listed as enabled with its name, and no other is", async () => {
    const settings = await (await api.call("/auth/v1/settings")).json();
    expect(settings.external).toMatchObject({ email: true, google: true, "custom:oidc": false });
    expect(settings.external_labels).toEqual({ google: "Google" });
  });

  it("creates one account under concurrency", async () => {
    const others = [openBrowser(api), openBrowser(api), openBrowser(api)];
    const responses = await Promise.all(others.map((one) => signInWith(one, "google")));
    expect(responses.map(({ error }) => error)).toEqual([null, null, null]);
    expect(new Set(responses.map(({ data }) => data.user?.id)).size).toBe(1);
    expect(api.mails.filter(({ to }) => to === email())).toEqual([]);
  });

  it("works in two tabs of one browser", async () => {
    const [first, second] = [await startFlow(browser, "google"), await startFlow(browser, "google")];
    const firstReturn = await browser.follow(first, "/auth/v1/callback");
    const secondReturn = await browser.follow(second, "/auth/v1/callback");
    expect(errorOf(await browser.follow(firstReturn))).toBeNull();
    expect(errorOf(await browser.follow(secondReturn))).toBeNull();
  });

  describe("with the address of an account", () => {
    it("signs in to a confirmed account, keeps its password and notifies its owner", async () => {
      const somebody = await signInNewUser(api);
      google.user = someUser({ email: somebody.email.toUpperCase() });
      const { data } = await signInWith(browser, "google");
      const before = await somebody.client.auth.getUser();
      expect(data.user?.id).toBe(before.data.user?.id);
      expect(data.user).toMatchObject({
        email: somebody.email,
        app_metadata: { provider: "email", providers: ["email", "google"] },
      });
      await signInElsewhere(api, somebody.email);
      expect(await latestMail(api, somebody.email, /^Nieuwe manier van inloggen/)).toBeDefined();
    });

    it("claims an unconfirmed account and removes its credentials", async () => {
      const hijacker = openClient(api);
      await hijacker.auth.signUp({ email: email(), password, options: { data: { evil: "yes" } } });
      const link = readLink(await latestMail(api, email()));
      const { data } = await signInWith(browser, "google");
      expect(data.user).toMatchObject({ email: email(), app_metadata: { providers: ["google"] } });
      expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(["google"]);
      expect(data.user?.user_metadata).not.toHaveProperty("evil");
      expect((await hijacker.auth.signInWithPassword({ email: email(), password })).error?.code).toBe(
        "invalid_credentials",
      );
      expect((await hijacker.auth.verifyOtp(link)).error?.code).toBe("otp_expired");
    });

    it("with an unverified address is rejected", async () => {
      const somebody = await signInNewUser(api);
      for (const address of [somebody.email, email()]) {
        google.user = someUser({ email: address, email_verified: false });
        const landed = await browser.follow(await startFlow(browser, "google"));
        expect(errorOf(landed)).toEqual({
          error: "access_denied",
          code: "provider_email_needs_verification",
        });
        expect(landed.searchParams.has("code")).toBe(false);
      }
      const found = await api.database.query("select from auth.users where email = $1", [email()]);
      expect(found).toEqual([]);
    });

    it("of a banned user is rejected, before and after the code", async () => {
      const landed = await browser.follow(await startFlow(browser, "google"));
      await api.database.query("update auth.users set banned_until = 'infinity' where email = $1", [email()]);
      const { error } = await browser.client.auth.exchangeCodeForSession(
        landed.searchParams.get("code") ?? "",
      );
      expect(error).toMatchObject({ status: 403, code: "user_banned" });
      const again = openBrowser(api);
      expect(errorOf(await again.follow(await startFlow(again, "google")))).toEqual({
        error: "access_denied",
        code: "user_banned",
      });
    });
  });
});
