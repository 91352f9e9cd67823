import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { someEmail } from "./accounts.ts";
import { type Browser, errorOf, openBrowser, signInWith, startFlow } from "./browser.ts";
import { type Github, someGithubUser, startGithub } from "./github.ts";

describeOnDatabase("a sign-in with GitHub", (open) => {
  let api: Api;
  let github: Github;
  let browser: Browser;

  beforeAll(async () => {
    github = await startGithub();
    api = await openApi(await open(), { providers: { google: null, github: github.client } });
  });

  beforeEach(() => {
    Object.assign(github, someGithubUser());
    browser = openBrowser(api);
  });

  const failed = { error: "server_error", code: "unexpected_failure" };
  const signInUser = async () => errorOf(await browser.follow(await startFlow(browser, "github")));

  it("creates an account with the primary address, and finds it by GitHub's id", async () => {
    const email = someEmail();
    github.emails = [
      { email: someEmail(), primary: false, verified: true, visibility: null },
      { email: email.toUpperCase(), primary: true, verified: true, visibility: "private" },
    ];
    const { data, error } = await signInWith(browser, "github");
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: "github", providers: ["github"] },
      user_metadata: { user_name: github.user.login, avatar_url: "https://avatars.example/u/1" },
      identities: [{ provider: "github", id: String(github.user.id) }],
    });
    expect(data.user?.user_metadata).not.toHaveProperty("name");
    Object.assign(github.user, { login: "another-login", name: "Octo\u0000\u202e Kat" });
    const again = await signInWith(openBrowser(api), "github");
    expect(again.data.user?.id).toBe(data.user?.id);
    expect(again.data.user?.user_metadata).toMatchObject({ user_name: "another-login", name: "Octo Kat" });
  });

  it("requests only the e-mail scope, with state and PKCE", async () => {
    const response = await browser.step(await startFlow(browser, "github"));
    const sent = new URL(response.headers.get("location") ?? "");
    expect(sent.origin + sent.pathname).toBe(`${github.client.url?.origin}/login/oauth/authorize`);
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      client_id: "github-client",
      redirect_uri: "http://localhost/auth/v1/callback",
      response_type: "code",
      scope: "user:email",
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("is rejected when the primary address is not verified", async () => {
    github.emails = [
      { email: someEmail(), primary: true, verified: false, visibility: null },
      { email: someEmail(), primary: false, verified: true, visibility: null },
    ];
    expect(await signInUser()).toEqual({ error: "access_denied", code: "provider_email_needs_verification" });
  });

  it("is rejected with a code of another flow", async () => {
    const back = await browser.follow(await startFlow(browser, "github"), "/auth/v1/callback");
    const foreign = await browser.follow(await startFlow(browser, "github"), "/auth/v1/callback");
    back.searchParams.set("code", foreign.searchParams.get("code") ?? "");
    expect(errorOf(await browser.follow(back))).toEqual(failed);
  });

  it.each<[string, Partial<Github>]>([
    ["has no addresses", { emails: [] }],
    ["tells no addresses", { emails: { message: "Not Found" } }],
    ["answers with an error", { status: 403 }],
    ["tells no number", { user: { login: "octo" } }],
    ["tells a number that is a text", { user: { id: "1", login: "octo" } }],
    ["tells a login that is none", { user: { id: 1, login: "<b>" } }],
  ])("is rejected when GitHub %s", async (_, answers) => {
    Object.assign(github, answers);
    expect(await signInUser()).toEqual(failed);
  });
});
