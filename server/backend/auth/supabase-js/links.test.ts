// @module-tag S17

import { expect, it } from "vitest";
import { waitFor } from "../../../testing/wait-for.ts";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import {
  advanceTime,
  latestMail,
  openClient,
  password,
  readLink,
  signInNewUser,
  someEmail,
} from "./accounts.ts";
import { addPasskey } from "./software-authenticator.ts";

describeOnApi("a mailed link", (api) => {
  const expired = { status: 403, code: "otp_expired", message: "Email link is invalid or has expired" };

  async function requestReset() {
    const { email, client } = await signInNewUser(api);
    await openClient(api).auth.resetPasswordForEmail(email);
    return { email, client, link: readLink(await latestMail(api, email)) };
  }

  async function requestConfirmation() {
    const email = someEmail();
    await openClient(api).auth.signUp({ email, password });
    return readLink(await latestMail(api, email));
  }

  const redeem = async (link: ReturnType<typeof readLink>) =>
    (await openClient(api).auth.verifyOtp(link)).error;

  it("has a long random token, stored as a hash", async () => {
    const { link } = await requestReset();
    expect(link.token_hash).toMatch(/^[\w-]{43}$/);
    const stored = await api.database.query<{ token_hash: string }>(
      "select token_hash from auth.one_time_tokens",
    );
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(link.token_hash);
  });

  it("works once, also under concurrency", async () => {
    const link = await requestConfirmation();
    const errors = await Promise.all(Array.from({ length: 10 }, () => redeem(link)));
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    expect(errors.find((error) => error !== null)).toMatchObject(expired);
  });

  it("for a new password works for 15 minutes, that of a sign-up for a day", async () => {
    const [late, inTime] = [await requestReset(), await requestConfirmation()];
    await advanceTime(api, 901);
    expect(await redeem(late.link)).toMatchObject(expired);
    await advanceTime(api, 86_400 - 901 - 60);
    expect(await redeem(inTime)).toBeNull();
    const tooLate = await requestConfirmation();
    await advanceTime(api, 86_401);
    expect(await redeem(tooLate)).toMatchObject(expired);
  });

  it("is voided by a newer one", async () => {
    const { email, link } = await requestReset();
    await advanceTime(api, 61);
    await openClient(api).auth.resetPasswordForEmail(email);
    expect(await redeem(link)).toMatchObject(expired);
    expect(await redeem(readLink(await latestMail(api, email)))).toBeNull();
  });

  it("is rejected for another purpose, or with a changed character", async () => {
    const { link } = await requestReset();
    expect(await redeem({ ...link, type: "signup" })).toMatchObject(expired);
    const changed = link.token_hash.replace(/^./, (first) => (first === "A" ? "B" : "A"));
    expect(await redeem({ ...link, token_hash: changed })).toMatchObject(expired);
    expect(await redeem(link)).toBeNull();
  });

  it("permits a new password for 15 minutes, then requires the current one", async () => {
    const { link } = await requestReset();
    const client = openClient(api);
    await client.auth.verifyOtp(link);
    await api.database.query(
      "update auth.mfa_amr_claims set created_at = created_at - interval '15 minutes'",
    );
    expect((await client.auth.updateUser({ password: "acht-apen" })).error?.code).toBe(
      "current_password_required",
    );
  });

  it("permits a passkey in place of a password, and then no password without the current one", async () => {
    const { link } = await requestReset();
    const client = openClient(api);
    expect((await client.auth.verifyOtp(link)).error).toBeNull();
    expect((await addPasskey(client)).error).toBeNull();
    await client.auth.refreshSession();
    const { data } = await client.auth.getClaims();
    expect(data?.claims.amr).not.toContainEqual(expect.objectContaining({ method: "recovery" }));
    const { error } = await client.auth.updateUser({ password: "acht-apen-aten-appels" });
    expect(error?.code).toBe("current_password_required");
  });

  it("of a banned user is rejected", async () => {
    const { email, link } = await requestReset();
    await api.database.query("update auth.users set banned_until = 'infinity' where email = $1", [email]);
    expect(await redeem(link)).toMatchObject({ status: 403, code: "user_banned" });
  });

  it("for a new password replaces the password of an unconfirmed sign-up", async () => {
    const email = someEmail();
    await openClient(api).auth.signUp({ email, password: "van-een-ander" });
    const owner = openClient(api);
    await owner.auth.resetPasswordForEmail(email);
    const link = await waitFor(async () => {
      const latest = readLink(await latestMail(api, email));
      expect(latest.type).toBe("recovery");
      return latest;
    });
    expect((await owner.auth.verifyOtp(link)).error).toBeNull();
    const otherUser = await openClient(api).auth.signInWithPassword({ email, password: "van-een-ander" });
    expect(otherUser.error?.code).toBe("invalid_credentials");
    expect((await owner.auth.updateUser({ password })).error).toBeNull();
    expect((await openClient(api).auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});
