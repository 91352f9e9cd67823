// @module-tag S51
// @module-tag OAuth

import { beforeAll, describe, expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { createFlow } from "./testing/oauth-flow.ts";

describeOnApi("the registration of a client", (api) => {
  let flow: ReturnType<typeof createFlow>;

  beforeAll(async () => {
    flow = createFlow(api);
  });

  it("makes a public client, whatever it asks for", async () => {
    const answer = await flow.register({
      token_endpoint_auth_method: "client_secret_post",
      grant_types: ["client_credentials", "password"],
      scope: "admin",
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_id_issued_at: expect.closeTo(Date.now() / 1_000, -2),
      client_name: "Assistent",
      redirect_uris: ["http://localhost:7777/callback"],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    });
  });

  it.each([
    ["<b>Claude</b>\u202e\u0001\u0007  edualC\u2028x", "<b>Claude</b> edualC x"],
    ["\u200b\u2066", "Assistant"],
    ["   ", "Assistant"],
    [undefined, "Assistant"],
    ["é".repeat(500), "é".repeat(60)],
    ["👩‍💻".repeat(40), "👩💻".repeat(30)],
    [`${"x".repeat(59)} y`, "x".repeat(59)],
  ])("keeps of the name %j one visible line", async (given, kept) => {
    const answer = await flow.register({ client_name: given });
    expect(await answer.json()).toMatchObject({ client_name: kept });
  });

  it.each<[string, number, string, object | string]>([
    ["without redirect URIs", 400, "invalid_client_metadata", { redirect_uris: undefined }],
    ["with an empty list", 400, "invalid_client_metadata", { redirect_uris: [] }],
    [
      "with eleven",
      400,
      "invalid_client_metadata",
      { redirect_uris: Array(11).fill("https://a.example/cb") },
    ],
    [
      "with ten thousand",
      413,
      "invalid_client_metadata",
      { redirect_uris: Array(10_000).fill("https://a.nl/") },
    ],
    ["with javascript:", 400, "invalid_redirect_uri", { redirect_uris: ["javascript:alert(1)"] }],
    [
      "with one of two that is wrong",
      400,
      "invalid_redirect_uri",
      { redirect_uris: ["https://a.nl/", "http://a.nl/"] },
    ],
    ["with an object as its name", 400, "invalid_client_metadata", { client_name: {} }],
    ["with NUL in a URI", 400, "invalid_client_metadata", { redirect_uris: ["https://a.nl/\u0000"] }],
  ])("is rejected %s", async (_, status, error, metadata) => {
    const answer = await flow.register(Object(metadata));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error, error_description: expect.any(String) });
  });

  it.each(["", "[]", "null", "{", '"x"'])("is rejected with the body %j", async (body) => {
    const init = { method: "POST", body, headers: { "Content-Type": "application/json" } };
    const answer = await flow.send("clients/register", init);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "invalid_client_metadata" });
  });

  it("is limited per network; a hundred at once break nothing", async () => {
    const body = JSON.stringify({ redirect_uris: ["https://client.example/cb"] });
    const headers = { "Content-Type": "application/json", "x-forwarded-for": "192.0.2.77" };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => flow.send("clients/register", { method: "POST", body, headers })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    const limited = answers.find(({ status }) => status === 429);
    expect(limited?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await limited?.json()).toMatchObject({ error: "temporarily_unavailable" });
    expect((await flow.register()).status).toBe(201);
  });

  describe("of many", () => {
    const count = async () => (await api.database.query("select from private.oauth_clients")).length;

    it("forgets who was not connected in a day, or not used in 90", async () => {
      await api.database.query(`
        insert into private.oauth_clients (name, redirect_uris, created_at, last_used_at) values
          ('unused', '{x}', now() - interval '25 hours', null),
          ('used long ago', '{x}', now() - interval '200 days', now() - interval '91 days'),
          ('kept', '{x}', now() - interval '200 days', now() - interval '89 days')`);
      await flow.newClient();
      const names = await api.database.query(
        "select name from private.oauth_clients where redirect_uris = '{x}'",
      );
      expect(names).toEqual([{ name: "kept" }]);
    });

    it("holds a thousand: the oldest that nobody connected gives way, and none that somebody did", async () => {
      await api.database.query(`
        insert into private.oauth_clients (name, redirect_uris, created_at)
        select 'many', '{x}', now() - interval '1 hour' from generate_series(1, 1200)`);
      const own = await flow.newClient();
      expect(await count()).toBe(1_000);
      expect((await flow.authorize(own)).status).toBe(302);
      await api.database.query("update private.oauth_clients set last_used_at = now()");
      const answer = await flow.register();
      expect(answer.status).toBe(503);
      expect(await count()).toBe(1_000);
    });
  });
});
