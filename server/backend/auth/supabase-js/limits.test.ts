// @module-tag S14

import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, it } from "vitest";
import { type Api, openApi, publishableKey } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import {
  advanceTime,
  openClient,
  password,
  signInElsewhere,
  signInNewUser,
  someAddress,
  someEmail,
} from "./accounts.ts";

describeOnDatabase("rate limits of auth", (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });

  type Sender = { method?: "POST" | "PUT"; address?: string; token?: string };

  async function send(
    path: string,
    body: object,
    { method = "POST", address = someAddress(), token }: Sender = {},
  ) {
    const response = await fetch(`${api.url}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        "x-forwarded-for": address,
        "X-Supabase-Api-Version": "2024-01-01",
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const { code } = await response.json();
    return { status: response.status, code, wait: Number(response.headers.get("retry-after")) };
  }

  const signIn = (email: string, secret: string, address: string) =>
    send("token?grant_type=password", { email, password: secret }, { address });

  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";

  const refused = { status: 429, code: "over_request_rate_limit" };

  /** Expects 429 with the remaining part of this many seconds. */
  function expectRejection(response: Awaited<ReturnType<typeof send>>, seconds: number): void {
    expect(response).toMatchObject(refused);
    expect(response.wait).toBeGreaterThan(seconds - 50);
    expect(response.wait).toBeLessThanOrEqual(seconds);
  }

  describe("wrong passwords", () => {
    it("are limited to five per account and client address in 15 minutes; other addresses still work", async () => {
      const { email } = await signInNewUser(api);
      const there = someAddress();
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await signIn(email, "mis", there)).toMatchObject({ status: 400, code: "invalid_credentials" });
      }
      expectRejection(await signIn(email, password, there), 900);
      expect((await signIn(email, password, someAddress())).status).toBe(200);
      expect((await signIn(someEmail(), "mis", there)).status).toBe(400);
      await advanceTime(api, 901);
      expect((await signIn(email, password, there)).status).toBe(200);
    });

    it("are counted under concurrency", async () => {
      const there = someAddress();
      const email = someEmail();
      const all = await Promise.all(Array.from({ length: 20 }, () => signIn(email, "mis", there)));
      expect(all.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(all.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    it("are limited to twenty per client address in an hour over all accounts", async () => {
      const { email } = await signInNewUser(api);
      const there = someAddress();
      for (let attempt = 0; attempt < 20; attempt++) {
        expect((await signIn(someEmail(), "mis", there)).status).toBe(400);
      }
      expectRejection(await signIn(someEmail(), "mis", there), 3_600);
      expectRejection(await signIn(email, password, there), 3_600);
      expect((await signIn(email, password, someAddress())).status).toBe(200);
      // A network that is rejected stores nothing.
      const count = () => api.database.query("select count(*)::int as rows from private.rate_limits");
      const before = await count();
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await signIn(someEmail(), "mis", there)).toMatchObject(refused);
      }
      expect(await count()).toEqual(before);
    });

    it("are reset by a correct one, and correct ones don't count", async () => {
      const { email } = await signInNewUser(api);
      const there = someAddress();
      for (let round = 0; round < 6; round++) {
        for (let attempt = 0; attempt < 3; attempt++) await signIn(email, "mis", there);
        expect((await signIn(email, password, there)).status).toBe(200);
      }
    });

    it("from one network of IPv6 count together", async () => {
      const email = someEmail();
      for (let attempt = 0; attempt < 5; attempt++)
        await signIn(email, "mis", `2001:db8:1:2::${attempt + 1}`);
      expect(await signIn(email, "mis", "2001:db8:1:2:9:9:9:9")).toMatchObject(refused);
      expect((await signIn(email, "mis", "2001:db8:1:3::1")).status).toBe(400);
    });

    it("count on a change of the password as well; elsewhere the owner changes it", async () => {
      const { client } = await signInNewUser(api);
      const token = await tokenOf(client);
      const there = someAddress();
      const change = (current: string, address: string) =>
        send("user", { password: "acht-apen", current_password: current }, { method: "PUT", address, token });
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await change("mis", there)).toMatchObject({ status: 400, code: "current_password_mismatch" });
      }
      expectRejection(await change(password, there), 900);
      expect((await change(password, someAddress())).status).toBe(200);
    });
  });

  it("allows a hundred refreshes per session in a quarter of an hour", async () => {
    const { email, client } = await signInNewUser(api);
    const other = await signInElsewhere(api, email);
    const { data } = await client.auth.getSession();
    const there = { "x-forwarded-for": someAddress() };
    let token = data.session?.refresh_token ?? "";
    let wait: string | null = null;
    async function refresh() {
      const response = await fetch(`${api.url}/auth/v1/token?grant_type=refresh_token`, {
        method: "POST",
        headers: { apikey: publishableKey, ...there },
        body: JSON.stringify({ refresh_token: token }),
      });
      const result = await response.json();
      if (response.ok) token = result.refresh_token;
      wait = response.headers.get("retry-after");
      return response.status;
    }
    // The sign-in has issued the first token.
    for (let time = 1; time < 100; time++) expect(await refresh()).toBe(200);
    expect([await refresh(), wait]).toEqual([429, "900"]);
    expect((await other.auth.refreshSession()).error).toBeNull();
    await api.database.query(
      "update auth.refresh_tokens set created_at = created_at - interval '901 seconds'",
    );
    expect(await refresh()).toBe(200);
  });

  it("allows thirty challenges per account in a quarter of an hour", async () => {
    async function signInWithChallenge() {
      const { client } = await signInNewUser(api);
      const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
      const token = await tokenOf(client);
      return () => send(`factors/${data?.id}/challenge`, {}, { token });
    }
    const challenge = await signInWithChallenge();
    for (let time = 0; time < 30; time++) expect((await challenge()).status).toBe(200);
    expectRejection(await challenge(), 900);
    expect((await (await signInWithChallenge())()).status).toBe(200);
  });

  it.each([
    ["challenges for passkeys", "passkeys/authentication/options", {}, 200],
    [
      "responses to them",
      "passkeys/authentication/verify",
      { challenge_id: randomUUID(), credential: {} },
      400,
    ],
  ])("allows a hundred %s per network in a quarter of an hour", async (_, path, body, status) => {
    const there = someAddress();
    const all = Array.from({ length: 100 }, () => send(path, body, { address: there }));
    for (const response of await Promise.all(all)) expect(response.status).toBe(status);
    expectRejection(await send(path, body, { address: there }), 900);
    expect((await send(path, body)).status).toBe(status);
    await advanceTime(api, 901);
    expect((await send(path, body, { address: there })).status).toBe(status);
  });

  it("allows five sign-ups per client address in an hour", async () => {
    const there = someAddress();
    const signUp = (address: string) => send("signup", { email: someEmail(), password }, { address });
    for (let attempt = 0; attempt < 5; attempt++) expect((await signUp(there)).status).toBe(200);
    expectRejection(await signUp(there), 3_600);
    expect((await signUp(someAddress())).status).toBe(200);
    await advanceTime(api, 3_601);
    expect((await signUp(there)).status).toBe(200);
  });

  it.each([
    ["for a new password", "recover", {}],
    ["to confirm a sign-up", "resend", { type: "signup" }],
  ])(
    "mails one link %s per minute and five per hour to a mailbox, known or unknown",
    async (_, path, more) => {
      const { email } = await signInNewUser(api);
      // The confirmation mail counts too.
      await advanceTime(api, 3_601);
      for (const mailbox of [email, someEmail()]) {
        const recover = () => send(path, { email: mailbox, ...more });
        for (let attempt = 0; attempt < 5; attempt++) {
          expect((await recover()).status).toBe(200);
          const soon = await recover();
          expect(soon).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
          expect(soon.wait).toBeGreaterThan(50);
          expect(soon.wait).toBeLessThanOrEqual(60);
          await advanceTime(api, 61);
        }
        const sixth = await recover();
        expect(sixth).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
        expect(sixth.wait).toBeGreaterThan(3_000);
        expect(sixth.wait).toBeLessThanOrEqual(3_600);
      }
      expect((await send(path, { email: someEmail(), ...more })).status).toBe(200);
      expect((await signIn(email, password, someAddress())).status).toBe(200);
    },
  );

  it("allows twenty mailed links per client address in an hour", async () => {
    const there = someAddress();
    const ask = (number: number) =>
      number % 2 === 0
        ? send("recover", { email: someEmail() }, { address: there })
        : send("resend", { email: someEmail(), type: "signup" }, { address: there });
    for (let index = 0; index < 20; index++) expect((await ask(index)).status).toBe(200);
    for (const index of [20, 21]) expectRejection(await ask(index), 3_600);
    expect((await send("recover", { email: someEmail() })).status).toBe(200);
  });

  it("stores no plain addresses in the rate-limit table", async () => {
    await signIn("iemand@example.nl", "mis", "10.99.98.97");
    const rows = await api.database.query<{ bucket: string }>("select bucket from private.rate_limits");
    for (const { bucket } of rows) expect(bucket).toMatch(/^[0-9a-f]{64}$/);
  });

  it("deletes expired counts", async () => {
    await api.database.query(
      "insert into private.rate_limits values ('old', '{}', now() - interval '1 minute')",
    );
    await openClient(api).auth.signInWithPassword({ email: someEmail(), password });
    expect(await api.database.query("select from private.rate_limits where bucket = 'old'")).toEqual([]);
  });
});
