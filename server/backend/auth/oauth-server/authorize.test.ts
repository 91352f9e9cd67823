// @module-tag S51
// @module-tag S54
// @module-tag OAuth

import { beforeAll, expect, it } from "vitest";
import { type Api, openApi, someAddress } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { createFlow, redirectUri } from "./testing/oauth-flow.ts";

describeOnDatabase("the authorization endpoint", (open) => {
  let api: Api;
  let flow: ReturnType<typeof createFlow>;
  let client: string;
  /** A person has connected it. */
  let approved: string;

  beforeAll(async () => {
    // Documents of clients can't be fetched.
    const resolve = () => Promise.reject(new Error("no network"));
    api = await openApi(await open(), { clientDocuments: { resolve } });
    flow = createFlow(api);
    client = await flow.newClient();
    approved = await flow.newClient();
    await flow.connect(approved, await api.signIn({ isAdmin: true }));
  });

  const isToldHere = async (answer: Response, error: string) => {
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
    expect(await answer.json()).toEqual({ error, error_description: expect.any(String) });
  };

  it("sends the browser to the page that asks the person, without a referrer", async () => {
    const answer = await flow.authorize(client);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("location")).toMatch(
      /^http:\/\/localhost\/oauth\/consent\?authorization_id=[0-9a-f-]{36}$/,
    );
  });

  it.each<[string, Record<string, string | null>, string]>([
    ["an unknown client", { client_id: "6d3b1a52-6fd6-4c3f-8b4c-9a6f8f1f2a55" }, "invalid_client"],
    ["a client that is no id", { client_id: "'; drop table" }, "invalid_client"],
    ["a client with NUL", { client_id: "\u0000" }, "invalid_client"],
    ["no client", { client_id: null }, "invalid_request"],
    ["an empty client", { client_id: "" }, "invalid_request"],
    ["a client in a private network", { client_id: "https://10.0.0.7/client.json" }, "invalid_client"],
    ["no redirect URI", { redirect_uri: null }, "invalid_request"],
    ["another redirect URI", { redirect_uri: "https://evil.example/cb" }, "invalid_request"],
    ["another path", { redirect_uri: "http://localhost:7777/callback/x" }, "invalid_request"],
    ["another host of the computer", { redirect_uri: "http://127.0.0.1:7777/callback" }, "invalid_request"],
  ])("tells the person of %s, and sends nobody anywhere", async (_, changes, error) => {
    await isToldHere(await flow.authorize(client, changes), error);
  });

  it("tells a person in a browser on the page, in their language", async () => {
    const asked = new URLSearchParams({ client_id: client, redirect_uri: "https://evil.example/cb" });
    const headers = { Accept: "text/html,application/xhtml+xml;q=0.9" };
    const answer = await flow.send(`authorize?${asked}`, { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("http://localhost/oauth/consent?error=invalid_request");
  });

  it.each(["client_id", "redirect_uri"])("sends nobody anywhere when %s is repeated", async (name) => {
    const asked = new URLSearchParams({ client_id: client, redirect_uri: redirectUri });
    asked.append(name, asked.get(name) ?? "");
    const answer = await flow.send(`authorize?${asked}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_description: `${name} is repeated` });
  });

  it.each<[string, Record<string, string | null>, string]>([
    ["the implicit flow", { response_type: "token" }, "unsupported_response_type"],
    ["no response type", { response_type: null }, "unsupported_response_type"],
    ["no PKCE", { code_challenge: null }, "invalid_request"],
    ["PKCE without its method", { code_challenge_method: null }, "invalid_request"],
    ["the method plain", { code_challenge_method: "plain" }, "invalid_request"],
    ["the method in small letters", { code_challenge_method: "s256" }, "invalid_request"],
    ["a short challenge", { code_challenge: "short" }, "invalid_request"],
    ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
    ["the whole site as resource", { resource: "http://localhost/" }, "invalid_target"],
  ])(
    "tells the client of %s, with state and issuer, once a person has approved it",
    async (_, changes, error) => {
      await isToldHere(await flow.authorize(client, changes), error);
      const answer = await flow.authorize(approved, changes);
      expect(answer.status).toBe(302);
      const back = new URL(answer.headers.get("location") ?? "");
      expect(back.href.startsWith(`${redirectUri}?`)).toBe(true);
      expect(Object.fromEntries(back.searchParams)).toEqual({
        error,
        error_description: expect.any(String),
        state: "s",
        iss: "http://localhost",
      });
    },
  );

  it("tells an approved client of errors only where the person approved it", async () => {
    const elsewhere = await flow.newClient({ redirect_uris: [redirectUri, "https://client.example/cb"] });
    await flow.connect(elsewhere, await api.signIn({ isAdmin: true }));
    const changes = { redirect_uri: "https://client.example/cb", code_challenge: null };
    await isToldHere(await flow.authorize(elsewhere, changes), "invalid_request");
  });

  it.each([
    ["offline_access", "read"],
    ["openid offline_access draft", "read draft"],
    ["read admin <script>", "read"],
  ])("leaves out the scopes of %j that are not known here", async (scope, granted) => {
    const id = await flow.ask(client, { scope });
    const person = await api.signIn({ isAdmin: true });
    expect(await (await flow.look(id, person)).json()).toMatchObject({ scope: granted });
  });

  it.each(["state", "scope", "resource", "code_challenge"])("rejects a repeated %s", async (name) => {
    const answer = await flow.authorize(approved);
    const asked = new URL(answer.url).searchParams;
    asked.append(name, "a");
    asked.append(name, "b");
    const back = new URL((await flow.send(`authorize?${asked}`)).headers.get("location") ?? "");
    expect(back.searchParams.get("error_description")).toBe(`${name} is repeated`);
  });

  it.each(["x".repeat(2_001), "é", "a\u0000", "a\nb"])("gives back no state like %j", async (state) => {
    const back = new URL((await flow.authorize(approved, { state })).headers.get("location") ?? "");
    expect(back.searchParams.get("error")).toBe("invalid_request");
    expect(back.searchParams.has("state")).toBe(false);
  });

  it("gives back any other state as it was, and keeps the query of the redirect URI", async () => {
    const uri = "https://client.example/cb?a=%20b&c='";
    const own = await flow.newClient({ redirect_uris: ["https://client.example/cb?a=%20b"] });
    const state = ` a+b&c=%20#"'<>\\${"x".repeat(1_900)}`;
    const changes = { redirect_uri: "https://client.example/cb?a=%20b", state };
    const person = await api.signIn({ isAdmin: true });
    const answer = await flow.decide(await flow.ask(own, changes), person);
    const { redirect_url: url } = Object(await answer.json());
    expect(url.startsWith("https://client.example/cb?a=%20b&code=")).toBe(true);
    expect(new URL(url).searchParams.get("state")).toBe(state);
    expect((await flow.authorize(own, { redirect_uri: uri })).status).toBe(400);
  });

  it("takes the resource with or without a slash, and any port of the person's computer", async () => {
    for (const resource of ["http://localhost/mcp", "http://localhost/mcp/"])
      expect((await flow.authorize(client, { resource })).headers.get("location")).toContain(
        "/oauth/consent",
      );
    const changes = { redirect_uri: "http://localhost:50123/callback" };
    expect((await flow.authorize(client, changes)).headers.get("location")).toContain("/oauth/consent");
  });

  it.each([
    [
      "https://claude.ai/oauth/mcp-oauth-client-metadata",
      "https://claude.ai/api/mcp/auth_callback",
      "claude.ai",
    ],
    ["https://claude.ai/oauth/claude-code-client-metadata", "http://localhost:54545/callback", null],
    [
      "https://chatgpt.com/oauth/client.json",
      "https://chatgpt.com/connector_platform_oauth_redirect",
      "chatgpt.com",
    ],
  ])(
    "knows %s where its document can't be fetched, by its host unless it is on a computer",
    async (id, uri, host) => {
      const asked = await flow.ask(id, { redirect_uri: uri });
      const person = await api.signIn({ isAdmin: true });
      expect(await (await flow.look(asked, person)).json()).toMatchObject({
        client: { id, uri: new URL(id).origin },
        redirect_uri: uri,
        host: host ?? "localhost",
        is_verified_host: host !== null,
      });
      expect((await flow.authorize(id, { redirect_uri: "https://evil.example/cb" })).status).toBe(400);
    },
  );

  it("is limited per network", async () => {
    const address = someAddress();
    const headers = { "x-forwarded-for": address };
    const statuses = [];
    for (let time = 0; time < 32; time += 1)
      statuses.push((await flow.send("authorize", { headers })).status);
    expect(statuses).toEqual([...Array(30).fill(400), 429, 429]);
  });

  it("cleans up what nobody decided on", async () => {
    const id = await flow.ask(client);
    await api.database.query(
      "update private.oauth_authorizations set created_at = now() - interval '11 minutes' where id = $1",
      [id],
    );
    await flow.ask(client);
    const kept = await api.database.query("select from private.oauth_authorizations where id = $1", [id]);
    expect(kept).toEqual([]);
  });
});
