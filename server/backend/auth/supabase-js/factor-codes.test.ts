// @module-tag S14
// @module-tag S19

import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { advanceTime, openClient, password, signInElsewhere, signInNewUser } from "./accounts.ts";
import { advanceTotpSteps, assurance, enroll, show, signInWithFactor, wrongCode } from "./authenticator.ts";

describeOnDatabase("the code of a second factor", (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const challenge = async (client: SupabaseClient, factorId: string) => {
    const { data, error } = await client.auth.mfa.challenge({ factorId });
    expect(error).toBeNull();
    return data?.id ?? "";
  };

  const wrong = { status: 422, code: "mfa_verification_failed", message: "Invalid TOTP code entered" };
  const elsewhereOrUsed = { status: 422, code: "mfa_ip_address_mismatch" };
  const unknownFactor = { status: 404, code: "mfa_factor_not_found" };
  const tooMany = { status: 429, code: "over_request_rate_limit" };

  it("works once, also with another challenge and in another session", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    const code = authenticator.code();
    expect((await show(client, authenticator, code)).error).toBeNull();
    expect((await show(client, authenticator, code)).error).toMatchObject(wrong);
    const elsewhere = await signInElsewhere(api, email);
    expect((await show(elsewhere, authenticator, code)).error).toMatchObject(wrong);
    expect((await show(elsewhere, authenticator, authenticator.code(1))).error).toBeNull();
    // A code older than the last accepted one counts as used.
    expect((await show(elsewhere, authenticator, code)).error).toMatchObject(wrong);
  });

  it("works once among twenty concurrent uses, with one or many challenges", async () => {
    for (const isShared of [false, true]) {
      const { email, authenticator } = await signInWithFactor(api);
      const address = "10.20.30.40";
      const client = await signInElsewhere(api, email, password, address);
      const { factorId } = authenticator;
      const first = await challenge(client, factorId);
      const challenges = Array.from({ length: 20 }, () => (isShared ? first : challenge(client, factorId)));
      const code = authenticator.code();
      const responses = await Promise.all(
        (await Promise.all(challenges)).map((challengeId) =>
          client.auth.mfa.verify({ factorId, challengeId, code }),
        ),
      );
      expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
      expect(responses.every(({ error }) => error === null || [422, 429].includes(error.status ?? 0))).toBe(
        true,
      );
    }
  });

  it("is valid one 30-second step early or late, and no more", async () => {
    const { client, authenticator } = await signInWithFactor(api);
    // Mid-step, so that no step begins during the request.
    vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
    const codes = [-3, -2, -1, 0, 1, 2, 3].map((steps) => authenticator.code(steps));
    const taken: boolean[] = [];
    for (const code of codes) {
      await advanceTotpSteps(api);
      taken.push((await show(client, authenticator, code)).error === null);
    }
    expect(taken).toEqual([false, false, true, true, true, false, false]);
  });

  it("is valid for a challenge of its own factor, for five minutes, once, from the same address", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    const { factorId } = authenticator;
    const verify = async (challengeId: string, from = client) =>
      (await from.auth.mfa.verify({ factorId, challengeId, code: authenticator.code() })).error;

    const second = await enroll(client, "tablet");
    expect(await verify(await challenge(client, second.factorId))).toMatchObject({
      status: 422,
      code: "mfa_factor_not_found",
    });
    expect(await verify(randomUUID())).toMatchObject({ status: 422, code: "mfa_factor_not_found" });

    const elsewhere = await signInElsewhere(api, email);
    const fromHere = await challenge(client, factorId);
    expect(await verify(fromHere, elsewhere)).toMatchObject(elsewhereOrUsed);
    expect(await verify(fromHere)).toBeNull();
    expect(await verify(fromHere)).toMatchObject(elsewhereOrUsed);

    const late = await challenge(client, factorId);
    await api.database.query(
      "update auth.mfa_challenges set created_at = created_at - interval '301 seconds'",
    );
    await advanceTotpSteps(api);
    expect(await verify(late)).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  });

  it("returns when its challenge expires", async () => {
    const { client, authenticator } = await signInWithFactor(api);
    const { data } = await client.auth.mfa.challenge({ factorId: authenticator.factorId });
    expect(data?.type).toBe("totp");
    expect(Math.abs((data?.expires_at ?? 0) - Date.now() / 1_000 - 300)).toBeLessThan(60);
  });

  it('of another user\'s factor is "not found"', async () => {
    const { authenticator } = await signInWithFactor(api);
    const { client } = await signInNewUser(api);
    const { factorId } = authenticator;
    expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject(unknownFactor);
    const verified = await client.auth.mfa.verify({
      factorId,
      challengeId: randomUUID(),
      code: authenticator.code(),
    });
    expect(verified.error).toMatchObject(unknownFactor);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject(unknownFactor);
    expect((await assurance(client)).now).toBe("aal1");
  });

  it("can't be exhausted by another user", async () => {
    const { client, authenticator } = await signInWithFactor(api);
    const { client: otherUser } = await signInNewUser(api);
    const { factorId } = authenticator;
    for (let attempt = 0; attempt < 10; attempt++) {
      const challengeId = await challenge(client, factorId);
      const code = wrongCode(authenticator);
      const { error } = await otherUser.auth.mfa.verify({ factorId, challengeId, code });
      expect(error).toMatchObject(unknownFactor);
    }
    expect((await show(client, authenticator, authenticator.code())).error).toBeNull();
  });

  it("of a factor removed in another session is rejected", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    const { factorId } = authenticator;
    const elsewhere = await signInElsewhere(api, email);
    const challengeId = await challenge(elsewhere, factorId);
    await client.auth.mfa.unenroll({ factorId });
    const code = authenticator.code();
    expect((await elsewhere.auth.mfa.verify({ factorId, challengeId, code })).error).toMatchObject(
      unknownFactor,
    );
  });

  it("is consistent with a concurrent removal of its factor", async () => {
    for (let round = 0; round < 5; round++) {
      const { email, client, authenticator } = await signInWithFactor(api);
      const { factorId } = authenticator;
      const elsewhere = await signInElsewhere(api, email);
      const challengeId = await challenge(elsewhere, factorId);
      const [removed, shown] = await Promise.all([
        client.auth.mfa.unenroll({ factorId }),
        elsewhere.auth.mfa.verify({ factorId, challengeId, code: authenticator.code() }),
      ]);
      expect(removed.error).toBeNull();
      expect([undefined, "mfa_factor_not_found"]).toContain(shown.error?.code);
      const levels = await api.database.query(
        "select from auth.sessions join auth.users on users.id = user_id where email = $1 and aal <> 'aal1'",
        [email],
      );
      expect(levels).toEqual([]);
    }
  });

  it("is consistent with a concurrent refresh of the session", async () => {
    for (let round = 0; round < 5; round++) {
      const { email, authenticator } = await signInWithFactor(api);
      const client = await signInElsewhere(api, email);
      const refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? "";
      const [shown, refreshed] = await Promise.all([
        show(client, authenticator, authenticator.code()),
        openClient(api).auth.refreshSession({ refresh_token: refreshToken }),
      ]);
      expect(shown.error).toBeNull();
      if (refreshed.error) expect(refreshed.error.code).toBe("refresh_token_already_used");
      const active = await api.database.query(
        `select from auth.refresh_tokens join auth.sessions on sessions.id = session_id
         join auth.users on users.id = sessions.user_id
         where users.email = $1 and not revoked and sessions.id::text = $2`,
        [email, (await client.auth.getClaims()).data?.claims.session_id ?? ""],
      );
      expect(active).toHaveLength(1);
    }
  });

  it("may be wrong five times in 15 minutes, over all sessions of the user", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    const elsewhere = await signInElsewhere(api, email);
    for (let attempt = 0; attempt < 5; attempt++) {
      const { error } = await show(attempt % 2 ? client : elsewhere, authenticator, wrongCode(authenticator));
      expect(error).toMatchObject(wrong);
    }
    expect((await show(client, authenticator, authenticator.code())).error).toMatchObject(tooMany);
    expect((await show(elsewhere, authenticator, authenticator.code())).error).toMatchObject(tooMany);
    const other = await signInWithFactor(api);
    expect((await show(other.client, other.authenticator, other.authenticator.code())).error).toBeNull();
    await advanceTime(api, 901);
    expect((await show(elsewhere, authenticator, authenticator.code())).error).toBeNull();
  });

  it("answers Retry-After beyond the limit", async () => {
    const { client, authenticator } = await signInWithFactor(api);
    const { factorId } = authenticator;
    for (let attempt = 0; attempt < 5; attempt++) {
      await show(client, authenticator, wrongCode(authenticator));
    }
    const token = (await client.auth.getSession()).data.session?.access_token;
    const post = (path: string, body: object) =>
      api.call(
        `/auth/v1/factors/${factorId}/${path}`,
        { method: "POST", body: JSON.stringify(body), headers: { "x-forwarded-for": "10.1.2.3" } },
        token,
      );
    const { id } = await (await post("challenge", {})).json();
    const response = await post("verify", { challenge_id: id, code: authenticator.code() });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(850);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it("resets the count of wrong ones", async () => {
    const { client, authenticator } = await signInWithFactor(api);
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) {
        expect((await show(client, authenticator, wrongCode(authenticator))).error).toMatchObject(wrong);
      }
      await advanceTotpSteps(api);
      expect((await show(client, authenticator, authenticator.code())).error).toBeNull();
    }
  });

  it("guessed concurrently is checked five times", async () => {
    const { client, authenticator } = await signInWithFactor(api);
    const { factorId } = authenticator;
    const code = wrongCode(authenticator);
    const challengeId = await challenge(client, factorId);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => client.auth.mfa.verify({ factorId, challengeId, code })),
    );
    const count = (status: number) => responses.filter(({ error }) => error?.status === status).length;
    expect([count(422), count(429)]).toEqual([5, 15]);
  });
});
