// @module-tag S15

import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import {
  advanceTime,
  latestMail,
  openClient,
  password,
  readLink,
  signInElsewhere,
  signInNewUser,
  someEmail,
} from "./accounts.ts";

describeOnApi("a change of e-mail address", (api) => {
  const expired = { status: 403, code: "otp_expired" };

  async function linkIn(to: string, subject: RegExp) {
    return readLink(await latestMail(api, to, subject));
  }

  /** A user with a pending address change, with both links. */
  async function ask() {
    const { email, client } = await signInNewUser(api);
    const wanted = someEmail();
    const { data, error } = await client.auth.updateUser({ email: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted });
    const current = await linkIn(email, /^Wijziging van uw e-mailadres/);
    const next = await linkIn(wanted, /^Bevestig uw nieuwe e-mailadres/);
    return { email, wanted, client, current, next };
  }

  const redeem = (link: ReturnType<typeof readLink>, client: SupabaseClient = openClient(api)) =>
    client.auth.verifyOtp(link);

  it.each(["the old mailbox first", "the new mailbox first"])("is confirmed from both: %s", async (order) => {
    const { email, wanted, client, current, next } = await ask();
    const [first, second] = order.startsWith("the old") ? [current, next] : [next, current];
    const half = await redeem(first);
    expect(half).toEqual({ data: { user: null, session: null }, error: null });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: wanted });
    expect((await redeem(first)).error).toMatchObject(expired);

    const whole = await redeem(second);
    expect(whole.error).toBeNull();
    expect(whole.data.user).toMatchObject({
      email: wanted,
      user_metadata: { email: wanted, email_verified: true },
      identities: [{ provider: "email", identity_data: { email: wanted, email_verified: true } }],
    });
    expect(whole.data.user).not.toHaveProperty("new_email");
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: wanted });
    await signInElsewhere(api, wanted);
    expect((await openClient(api).auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    expect(await latestMail(api, email, /^Uw e-mailadres bij Vlotwerk is gewijzigd/)).toBeDefined();
  });

  it("answers the first confirmation like GoTrue", async () => {
    const { current } = await ask();
    const response = await api.call("/auth/v1/verify", { method: "POST", body: JSON.stringify(current) });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      code: 200,
    });
  });

  it("is applied once when both links are used concurrently", async () => {
    const { client, wanted, current, next } = await ask();
    const responses = await Promise.all([current, next, current, next, current, next].map((l) => redeem(l)));
    expect(responses.filter(({ data }) => data.session)).toHaveLength(1);
    expect(responses.filter(({ error }) => error)).toHaveLength(4);
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
  });

  it("restarts with another address: the first one's link is void", async () => {
    const { email, client, current, next } = await ask();
    await redeem(next);
    await advanceTime(api, 61);
    const wanted = someEmail();
    expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
    for (const link of [current, next]) expect((await redeem(link)).error).toMatchObject(expired);
    expect((await redeem(await linkIn(wanted, /nieuwe/))).data.session).toBeNull();
    const last = await redeem(await linkIn(email, /^Wijziging/));
    expect(last.data.user?.email).toBe(wanted);
  });

  it("voids other mailed links, and is voided by a new password", async () => {
    const { email, current, next } = await ask();
    await openClient(api).auth.resetPasswordForEmail(email);
    const recovery = await linkIn(email, /wachtwoord/);
    await redeem(current);
    await redeem(next);
    expect((await redeem(recovery)).error).toMatchObject(expired);

    const other = await ask();
    const changed = await other.client.auth.updateUser({
      password: "acht-apen",
      current_password: password,
    });
    expect(changed.data.user).not.toHaveProperty("new_email");
    for (const link of [other.current, other.next]) {
      expect((await redeem(link)).error).toMatchObject(expired);
    }
  });

  it("expires after a day", async () => {
    const inTime = await ask();
    await advanceTime(api, 86_400 - 60);
    expect((await redeem(inTime.current)).error).toBeNull();
    await advanceTime(api, 61);
    expect((await redeem(inTime.next)).error).toMatchObject(expired);
  });

  it("of a banned user changes nothing", async () => {
    const { email, current } = await ask();
    await api.database.query("update auth.users set banned_until = 'infinity' where email = $1", [email]);
    expect((await redeem(current)).error).toMatchObject({ status: 403, code: "user_banned" });
  });

  describe("to an address that has an account", () => {
    it("is indistinguishable from any other, and mails its owner", async () => {
      const owner = await signInNewUser(api);
      const free = await signInNewUser(api);
      const taken = await signInNewUser(api);
      const shape = async (client: SupabaseClient, email: string) => {
        const { data, error } = await client.auth.updateUser({ email });
        return { error, keys: Object.keys(data.user ?? {}), isAsked: data.user?.new_email === email };
      };
      const response = await shape(taken.client, owner.email);
      expect(response).toEqual(await shape(free.client, someEmail()));
      expect(response).toMatchObject({ error: null, isAsked: true });
      const result = await latestMail(api, owner.email, /al bekend/);
      expect(result.text).not.toContain("token_hash");
      expect((await redeem(await linkIn(taken.email, /^Wijziging/))).error).toBeNull();
      expect((await taken.client.auth.getUser()).data.user?.email).toBe(taken.email);
    });

    it("created after the mails is rejected at the last confirmation", async () => {
      const { wanted, current, next, client, email } = await ask();
      await redeem(current);
      const rival = openClient(api);
      await rival.auth.signUp({ email: wanted, password });
      await redeem(await linkIn(wanted, /^Bevestig uw account/));
      expect((await redeem(next)).error).toMatchObject(expired);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
    });

    it("replaces an unconfirmed account", async () => {
      const { wanted, current, next } = await ask();
      await openClient(api).auth.signUp({ email: wanted, password: "acht-apen" });
      await redeem(current);
      expect((await redeem(next)).data.user?.email).toBe(wanted);
      expect(
        (await openClient(api).auth.signInWithPassword({ email: wanted, password: "acht-apen" })).error?.code,
      ).toBe("invalid_credentials");
    });
  });

  it("is limited to one a minute and five an hour, per user and per mailbox", async () => {
    const tooSoon = { status: 429, code: "over_email_send_rate_limit" };
    const { client, wanted } = await ask();
    expect((await client.auth.updateUser({ email: someEmail() })).error).toMatchObject(tooSoon);
    const other = await signInNewUser(api);
    expect((await other.client.auth.updateUser({ email: wanted })).error).toMatchObject(tooSoon);
    for (let time = 2; time <= 5; time++) {
      await advanceTime(api, 61);
      expect((await client.auth.updateUser({ email: someEmail() })).error).toBeNull();
    }
    await advanceTime(api, 61);
    expect((await client.auth.updateUser({ email: someEmail() })).error).toMatchObject(tooSoon);
  });

  it("requires aal2 of users with a factor", async () => {
    const { email, client } = await signInNewUser(api);
    await api.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users where email = $1`,
      [email],
    );
    expect((await client.auth.updateUser({ email: someEmail() })).error).toMatchObject({
      status: 401,
      code: "insufficient_aal",
    });
  });
});
