// @module-tag S51
// @module-tag OAuth

import { beforeAll, describe, expect, it } from "vitest";
import { someAddress } from "../../testing/api.ts";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { createFlow } from "./testing/oauth-flow.ts";

describeOnApi("the token endpoint", (api) => {
  let flow: ReturnType<typeof createFlow>;
  let client: string;
  let anna: string;

  beforeAll(async () => {
    flow = createFlow(api);
    client = await flow.newClient();
    anna = await api.signIn({ isAdmin: true });
  });

  const isInvalid = async (answer: Response, error = "invalid_grant", status = 400) => {
    expect(await answer.json()).toEqual({ error, error_description: expect.any(String) });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  };

  it("gives an access token of an hour for a code, and stores neither of the two", async () => {
    const answer = await flow.exchange(client, await flow.codeFor(client, anna));
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const body = await answer.json();
    expect(body).toEqual({
      access_token: expect.stringMatching(/^vlotwerk_[0-9a-f]{64}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: "Bearer",
      expires_in: expect.closeTo(3_600, -1),
      scope: "draft read",
    });
    expect(await flow.works(body.access_token)).toBe(true);
    const stored = await api.database.query(`
      select row_to_json(one)::text as row from public.otm_access_tokens one
      union all select row_to_json(one)::text from private.oauth_refresh_tokens one
      union all select row_to_json(one)::text from private.oauth_authorizations one`);
    for (const secret of [body.access_token, body.refresh_token])
      expect(JSON.stringify(stored)).not.toContain(secret);
  });

  describe("rejects a code", () => {
    it.each<[string, Record<string, string | null>, string]>([
      ["without a verifier", { code_verifier: null }, "invalid_grant"],
      ["with another verifier", { code_verifier: "x".repeat(43) }, "invalid_grant"],
      ["with a malformed verifier", { code_verifier: "short" }, "invalid_request"],
      ["with another redirect URI", { redirect_uri: "http://localhost:1/callback" }, "invalid_request"],
    ])("%s, and ends its grant: it is used up", async (_, changes, error) => {
      const code = await flow.codeFor(client, anna);
      const before = await count();
      await isInvalid(await flow.exchange(client, code, changes), error);
      expect(await count()).toBe(before - 1);
      await isInvalid(await flow.exchange(client, code));
    });

    const count = async () => (await api.database.query("select from public.otm_access_tokens")).length;

    it("with its challenge as the verifier, as after a downgrade to plain", async () => {
      const code = await flow.codeFor(client, anna);
      const changes = { code_verifier: flow.challenge, code_challenge_method: "plain" };
      await isInvalid(await flow.exchange(client, code, changes));
    });

    it("that was used, and ends the grant made from it", async () => {
      const code = await flow.codeFor(client, anna);
      const tokens = await flow.readTokens(await flow.exchange(client, code));
      expect(await flow.works(tokens.access_token)).toBe(true);
      await isInvalid(await flow.exchange(client, code));
      expect(await flow.works(tokens.access_token)).toBe(false);
      await isInvalid(await flow.refresh(client, tokens.refresh_token));
    });

    it("that is used twice at once, for one of the two at least", async () => {
      const code = await flow.codeFor(client, anna);
      const answers = await Promise.all([flow.exchange(client, code), flow.exchange(client, code)]);
      expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
      for (const answer of answers.filter(({ ok }) => ok))
        expect(await flow.works((await flow.readTokens(answer)).access_token)).toBe(false);
    });

    it("of another client, which stays its owner's", async () => {
      const other = await flow.newClient();
      const code = await flow.codeFor(client, anna);
      await isInvalid(await flow.exchange(other, code));
      expect((await flow.exchange(client, code)).status).toBe(200);
    });

    it("after a minute", async () => {
      const code = await flow.codeFor(client, anna);
      await api.database.query(
        "update private.oauth_authorizations set approved_at = now() - interval '61 seconds' where used_at is null",
      );
      await isInvalid(await flow.exchange(client, code));
    });

    it("for another resource", async () => {
      const code = await flow.codeFor(client, anna);
      await isInvalid(
        await flow.exchange(client, code, { resource: "https://other.example/mcp" }),
        "invalid_target",
      );
      expect((await flow.exchange(client, code, { resource: "http://localhost/mcp" })).status).toBe(200);
    });
  });

  it("takes a code without its redirect URI, as OAuth 2.1 leaves it out", async () => {
    const code = await flow.codeFor(client, anna);
    expect((await flow.exchange(client, code, { redirect_uri: null })).status).toBe(200);
  });

  describe("refreshes", () => {
    it("for a new pair of tokens, the old access token ends, and the grant keeps its scopes", async () => {
      const first = await flow.connect(client, anna);
      const second = await flow.readTokens(
        await flow.refresh(client, first.refresh_token, { scope: "read" }),
      );
      expect(second.scope).toBe("draft read");
      expect(await flow.works(first.access_token)).toBe(false);
      expect(await flow.works(second.access_token)).toBe(true);
    });

    it("for the same pair when two windows refresh at once, or the answer was lost", async () => {
      const { refresh_token: token } = await flow.connect(client, anna);
      const answers = await Promise.all([flow.refresh(client, token), flow.refresh(client, token)]);
      const pairs = await Promise.all(answers.map(flow.readTokens));
      expect(pairs[1]).toEqual({ ...pairs[0], expires_in: expect.any(Number) });
      const next = await flow.readTokens(await flow.refresh(client, pairs[0]?.refresh_token ?? ""));
      expect(await flow.works(next.access_token)).toBe(true);
    });

    it("ends the grant when a token is used again after its successor", async () => {
      const first = await flow.connect(client, anna);
      const second = await flow.readTokens(await flow.refresh(client, first.refresh_token));
      const third = await flow.readTokens(await flow.refresh(client, second.refresh_token));
      await isInvalid(await flow.refresh(client, first.refresh_token));
      expect(await flow.works(third.access_token)).toBe(false);
    });

    it("once: a second use after ten seconds ends the grant, for the thief and the client", async () => {
      const first = await flow.connect(client, anna);
      const second = await flow.readTokens(await flow.refresh(client, first.refresh_token));
      await api.database.query(
        "update private.oauth_refresh_tokens set used_at = used_at - interval '11 seconds'",
      );
      await isInvalid(await flow.refresh(client, first.refresh_token));
      expect(await flow.works(second.access_token)).toBe(false);
      await isInvalid(await flow.refresh(client, second.refresh_token));
    });

    it("with the approved scopes, whatever others are asked for", async () => {
      const { refresh_token: token } = await flow.connect(client, anna);
      const answer = await flow.refresh(client, token, { scope: "leads offline_access" });
      expect((await flow.readTokens(answer)).scope).toBe("draft read");
    });

    it("no token of another client, another resource, or after the end of the grant", async () => {
      const { refresh_token: token } = await flow.connect(client, anna);
      await isInvalid(await flow.refresh(await flow.newClient(), token));
      await isInvalid(await flow.refresh(client, token, { resource: "http://localhost/" }), "invalid_target");
      const last = await flow.connect(client, anna);
      await api.database.query("update public.otm_access_tokens set expires_at = now()");
      await isInvalid(await flow.refresh(client, last.refresh_token));
    });

    it("no token beyond the end of the grant", async () => {
      const { refresh_token: token } = await flow.connect(client, anna);
      await api.database.query(
        "update public.otm_access_tokens set expires_at = now() + interval '2 minutes' where expires_at > now()",
      );
      expect((await flow.readTokens(await flow.refresh(client, token))).expires_in).toBeLessThanOrEqual(120);
    });
  });

  it("tells clients of an access token that its hour is over", async () => {
    const { access_token: token } = await flow.connect(client, anna);
    await api.database.query("update public.otm_access_tokens set token_expires_at = now()");
    const answer = await fetch(`${api.url}/mcp`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "x-forwarded-for": someAddress() },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe(
      'Bearer error="invalid_token", error_description="The access token has expired", ' +
        'resource_metadata="http://localhost/.well-known/oauth-protected-resource/mcp", scope="read draft"',
    );
  });

  it.each<[string, Record<string, string | null>, string]>([
    ["no grant type", { grant_type: null }, "unsupported_grant_type"],
    ["a password", { grant_type: "password", username: "a", password: "b" }, "unsupported_grant_type"],
    ["client credentials", { grant_type: "client_credentials" }, "unsupported_grant_type"],
    ["no client", { client_id: null }, "invalid_client"],
    ["an unknown client", { client_id: "6d3b1a52-6fd6-4c3f-8b4c-9a6f8f1f2a55" }, "invalid_client"],
    ["a client that is no id", { client_id: "x" }, "invalid_client"],
    ["no code", { code: null }, "invalid_request"],
    ["an unknown code", {}, "invalid_grant"],
    ["a code with NUL", { code: "\u0000" }, "invalid_request"],
    ["a code of ten thousand characters", { code: "x".repeat(10_000) }, "invalid_request"],
  ])("rejects %s", async (_, changes, error) => {
    const answer = await flow.exchange(client, "unknown", changes);
    expect(await answer.json()).toEqual({ error, error_description: expect.any(String) });
    expect([400, 413]).toContain(answer.status);
  });

  it("rejects a repeated parameter, and a body that is no form", async () => {
    const form: [string, string][] = [
      ["grant_type", "authorization_code"],
      ["code", "a"],
      ["code", "b"],
    ];
    await isInvalid(await flow.post("token", form), "invalid_request");
    const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    await isInvalid(await flow.send("token", json), "invalid_request");
  });

  it("is limited per network", async () => {
    const headers = { "x-forwarded-for": someAddress() };
    const init = { method: "POST", headers, body: new URLSearchParams({ grant_type: "x" }) };
    const statuses = [];
    for (let time = 0; time < 122; time += 1) statuses.push((await flow.send("token", init)).status);
    expect(statuses.slice(-3)).toEqual([400, 429, 429]);
  });
});
