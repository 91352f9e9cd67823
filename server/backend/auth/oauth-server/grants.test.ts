// @module-tag S51
// @module-tag OAuth

import { decodeJwt } from "jose";
import { beforeEach, expect, it } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { createFlow } from "./testing/oauth-flow.ts";

describeOnDatabase("a grant", (open) => {
  let api: Api;
  let flow: ReturnType<typeof createFlow>;
  let client: string;
  let anna: string;

  beforeEach(async () => {
    api = await openApi(await open());
    flow = createFlow(api);
    client = await flow.newClient();
    anna = await api.signIn({ isAdmin: true });
  });

  const list = async (person: string) => (await api.call("/auth/v1/user/oauth/grants", {}, person)).json();
  const end = (person: string, clientId: string) =>
    api.call(`/auth/v1/user/oauth/grants?client_id=${clientId}`, { method: "DELETE" }, person);

  it("is listed for its person, and ended by that person alone", async () => {
    const { access_token: token } = await flow.connect(client, anna);
    const ben = await api.signIn({ isAdmin: true });
    expect(await list(anna)).toEqual([
      {
        client: { id: client, name: "Assistent", uri: "", logo_uri: "" },
        scopes: ["draft", "read"],
        granted_at: expect.any(String),
      },
    ]);
    expect(await list(ben)).toEqual([]);
    expect((await end(ben, client)).status).toBe(404);
    expect((await end(anna, "'")).status).toBe(404);
    expect(await flow.works(token)).toBe(true);
    expect((await end(anna, client)).status).toBe(204);
    expect(await flow.works(token)).toBe(false);
    const revoked = await api.database.query(
      "select done_by, label from private.audit_log where event = 'token-revoked'",
    );
    expect(revoked).toEqual([{ done_by: "person", label: "Assistent, localhost" }]);
  });

  it.each([
    ["the person's role", "delete from public.user_roles where user_id = $1"],
    ["the person's account", "delete from auth.users where id = $1"],
    ["the person's password", "update auth.users set encrypted_password = 'new' where id = $1"],
  ])("ends with %s", async (_, statement) => {
    await api.signIn({ isAdmin: true });
    const { access_token: token, refresh_token: refresh } = await flow.connect(client, anna);
    const code = await flow.codeFor(client, anna);
    await api.database.query(statement, [decodeJwt(anna).sub ?? ""]);
    expect(await flow.works(token)).toBe(false);
    expect((await flow.refresh(client, refresh)).status).toBe(400);
    expect((await flow.exchange(client, code)).status).toBe(400);
    expect(await api.database.query("select from private.oauth_refresh_tokens")).toEqual([]);
  });

  it("ends when its client revokes a token of it, and by no other client", async () => {
    const { access_token: token, refresh_token: refresh } = await flow.connect(client, anna);
    const revoke = (form: Record<string, string>) => flow.post("revoke", new URLSearchParams(form));
    expect((await revoke({ token: refresh, client_id: await flow.newClient() })).status).toBe(200);
    expect((await revoke({ token: "unknown", client_id: client })).status).toBe(200);
    expect((await revoke({ client_id: client })).status).toBe(400);
    expect((await revoke({ token })).status).toBe(401);
    expect(await flow.works(token)).toBe(true);
    expect((await revoke({ token, token_type_hint: "access_token", client_id: client })).status).toBe(200);
    expect(await flow.works(token)).toBe(false);
  });

  it("whose code was never exchanged goes with the next question", async () => {
    await flow.codeFor(client, anna);
    const kept = await flow.connect(client, anna);
    await api.database.query(
      "update private.oauth_authorizations set approved_at = now() - interval '11 minutes'",
    );
    await flow.ask(client);
    expect(await api.database.query("select from public.otm_access_tokens")).toHaveLength(1);
    expect(await flow.works(kept.access_token)).toBe(true);
  });
});
