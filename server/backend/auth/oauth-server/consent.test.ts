// @module-tag S51
// @module-tag OAuth

import { beforeAll, expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { createFlow, redirectUri } from "./testing/oauth-flow.ts";

describeOnApi("the consent of a person", (api) => {
  let flow: ReturnType<typeof createFlow>;
  let client: string;
  let anna: string;

  beforeAll(async () => {
    flow = createFlow(api);
    client = await flow.newClient();
    anna = await api.signIn({ isAdmin: true });
  });

  const grants = () =>
    api.database.query<{ name: string; scopes: string[]; connected_by: string; days: number }>(
      `select name, scopes, connected_by, extract(day from expires_at - created_at)::int as days
       from public.otm_access_tokens order by created_at desc`,
    );

  it("is asked with what the client wants, and who it is", async () => {
    const id = await flow.ask(client, { scope: "leads" });
    const answer = await flow.look(id, anna);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      authorization_id: id,
      redirect_uri: redirectUri,
      client: { id: client, name: "Assistent", uri: "", logo_uri: "" },
      user: { id: expect.any(String), email: expect.stringContaining("@example.nl") },
      scope: "read leads",
      host: "localhost",
      is_verified_host: false,
      expires_at: expect.any(String),
    });
  });

  it("gives some of the scopes for some days, and the audit log names the host", async () => {
    const decision = { action: "approve", scopes: ["statistics"], days: 7 };
    const answer = await flow.approved(client, anna, decision, { scope: "read statistics leads" });
    expect(Object.fromEntries(answer)).toEqual({
      code: expect.any(String),
      state: "s",
      iss: "http://localhost",
    });
    const [grant] = await grants();
    const expected = {
      name: "Assistent",
      scopes: ["read", "statistics"],
      connected_by: "localhost",
      days: 7,
    };
    expect(grant).toEqual(expected);
    const [event] = await api.database.query(
      "select done_by, label from private.audit_log where event = 'token-made' order by created_at desc limit 1",
    );
    expect(event).toEqual({ done_by: "person", label: "Assistent, localhost (read, statistics)" });
  });

  it("is 30 days by default; denied, it is over", async () => {
    await flow.approved(client, anna);
    expect((await grants())[0]).toMatchObject({ scopes: ["draft", "read"], days: 30 });
    const id = await flow.ask(client);
    const before = (await grants()).length;
    const answer = await flow.decide(id, anna, { action: "deny" });
    const back = new URL(Object(await answer.json()).redirect_url).searchParams;
    expect(Object.fromEntries(back)).toMatchObject({
      error: "access_denied",
      state: "s",
      iss: "http://localhost",
    });
    expect((await flow.decide(id, anna)).status).toBe(404);
    expect(await grants()).toHaveLength(before);
  });

  it("is of the first person who looks", async () => {
    const id = await flow.ask(client);
    await flow.look(id, anna);
    const other = await api.signIn({ isAdmin: true });
    for (const answer of [await flow.look(id, other), await flow.decide(id, other)]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error_code: "oauth_authorization_not_found" });
    }
    expect((await flow.decide(id, anna)).status).toBe(200);
  });

  it("given twice at once makes one grant and one code", async () => {
    const id = await flow.ask(client);
    const before = (await grants()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => flow.decide(id, anna)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await grants()).toHaveLength(before + 1);
    expect((await flow.look(id, anna)).status).toBe(404);
  });

  it("needs a session: without one, and with a token of an assistant, it changes nothing", async () => {
    const id = await flow.ask(client);
    const { access_token: token } = await flow.connect(client, anna);
    const before = (await grants()).length;
    const path = `authorizations/${id}/consent`;
    const init = {
      method: "POST",
      body: '{"action":"approve"}',
      headers: { "Content-Type": "application/json" },
    };
    expect((await flow.send(path, init)).status).toBe(401);
    for (const bearer of [token, "x", "sb_publishable_test"])
      expect((await flow.decide(id, bearer)).status).toBe(403);
    expect(await grants()).toHaveLength(before);
  });

  it.each<[string, object]>([
    ["another action", { action: "maybe" }],
    ["no action", {}],
    ["other days", { action: "approve", days: 365 }],
    ["scopes that were not asked", { action: "approve", scopes: ["leads"] }],
    ["scopes that do not exist", { action: "approve", scopes: ["admin"] }],
    ["a scope that is no text", { action: "approve", scopes: [1] }],
  ])("with %s is rejected", async (_, decision) => {
    const id = await flow.ask(client);
    expect((await flow.decide(id, anna, decision)).status).toBe(400);
    expect((await flow.decide(id, anna)).status).toBe(200);
  });

  it("is not given after ten minutes, or to what never was", async () => {
    const id = await flow.ask(client);
    await api.database.query(
      "update private.oauth_authorizations set created_at = now() - interval '10 minutes' where id = $1",
      [id],
    );
    for (const one of [id, "6d3b1a52-6fd6-4c3f-8b4c-9a6f8f1f2a55", "x"])
      expect((await flow.decide(one, anna)).status).toBe(404);
  });

  it("is for members of the panel, with the second step where one is required, twenty times", async () => {
    const visitor = await api.signIn();
    const refused = await flow.decide(await flow.ask(client), visitor);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error_code: "insufficient_permissions" });

    const ben = await api.signIn({ role: "writer" });
    await api.database.query(
      "update public.user_roles set requires_second_step = true where role = 'writer'",
    );
    expect((await flow.decide(await flow.ask(client), ben)).status).toBe(403);
    await api.database.query("update public.user_roles set requires_second_step = false");

    for (let time = 0; time < 20; time += 1) await flow.codeFor(client, ben);
    const full = await flow.decide(await flow.ask(client), ben);
    expect(full.status).toBe(409);
    expect(await full.json()).toMatchObject({
      msg: "A person has 20 access tokens at most. Revoke one first.",
    });
  });
});
