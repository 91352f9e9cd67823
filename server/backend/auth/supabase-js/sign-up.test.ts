// @module-tag S16

import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { publishableKey } from "../../testing/api.ts";
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

describeOnApi("supabase-js", (api) => {
  it("signs up, confirms from the mail, and is signed in", async () => {
    const email = someEmail();
    const client = openClient(api);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));

    const signedUp = await client.auth.signUp({
      email: ` ${email.toUpperCase()} `,
      password,
      options: { data: { language: "en", name: "Eva" } },
    });
    expect(signedUp).toMatchObject({
      error: null,
      data: { session: null, user: { email, role: "authenticated" } },
    });
    expect((await client.auth.signInWithPassword({ email, password })).error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });

    const mail = await latestMail(api, email);
    expect(mail).toMatchObject({ subject: "Confirm your Vlotwerk account", language: "en" });
    const { data, error } = await client.auth.verifyOtp(readLink(mail));
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 900 });
    expect(data.user).toMatchObject({
      id: signedUp.data.user?.id,
      aud: "authenticated",
      email,
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { name: "Eva", language: "en", email, email_verified: true },
      identities: [{ provider: "email", identity_data: { email, email_verified: true } }],
    });
    expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  });

  it("signs in, refreshes, and verifies the user by server and by token signature", async () => {
    const { email } = await signInNewUser(api);
    const client = await signInElsewhere(api, email);
    const before = await client.auth.getSession();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.data.session?.refresh_token);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email });

    const claims = await client.auth.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.header).toMatchObject({ alg: "ES256", kid: api.keys.keyId });
    expect(claims.data?.claims).toMatchObject({
      sub: data.user?.id,
      role: "authenticated",
      aud: "authenticated",
      aal: "aal1",
      amr: [{ method: "password" }],
      email,
      is_anonymous: false,
      app_metadata: { provider: "email" },
      user_metadata: { email },
    });
    expect(claims.data?.claims.session_id).toMatch(/^[0-9a-f-]{36}$/);
    const { exp, iat } = claims.data?.claims ?? { exp: 0, iat: 0 };
    expect(exp - iat).toBe(900);
  });

  it("changes metadata, except the account's own claims", async () => {
    const { email, client } = await signInNewUser(api);
    const { data } = await client.auth.updateUser({ data: { name: "Noor", email: "x@y.nl", sub: "x" } });
    expect(data.user?.user_metadata).toMatchObject({ name: "Noor", email, sub: data.user?.id });
    const removed = await client.auth.updateUser({ data: { name: null } });
    expect(removed.data.user?.user_metadata).not.toHaveProperty("name");
    const large = await client.auth.updateUser({ data: { name: "x".repeat(2_000) } });
    expect(large.error).toMatchObject({ status: 422, code: "validation_failed" });
  });

  it("resets the password by mail, which replaces the old one", async () => {
    const { email, client } = await signInNewUser(api);
    const elsewhere = openClient(api);
    const recovery = await elsewhere.auth.resetPasswordForEmail(email, {
      redirectTo: "http://localhost/en/beheer",
    });
    expect(recovery.error).toBeNull();
    const mail = await latestMail(api, email);
    expect(mail.subject).toBe("A new password for Vlotwerk");
    const entered = await elsewhere.auth.verifyOtp(readLink(mail));
    expect(entered.error).toBeNull();
    expect((await elsewhere.auth.updateUser({ password: "acht-apen" })).error).toBeNull();
    // The link is used up.
    expect((await elsewhere.auth.updateUser({ password: "negen-nijlpaarden" })).error).toMatchObject({
      status: 400,
      code: "current_password_required",
    });
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await openClient(api).auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    await signInElsewhere(api, email, "acht-apen");
    expect((await latestMail(api, email)).subject).toBe("Uw wachtwoord bij Vlotwerk is gewijzigd");
  });

  it("changes the password with the current one, which ends the other sessions and open links", async () => {
    const { email, client } = await signInNewUser(api);
    const elsewhere = await signInElsewhere(api, email);
    await openClient(api).auth.resetPasswordForEmail(email);
    const link = readLink(await latestMail(api, email));
    const change = (current_password?: string, wanted = "acht-apen") =>
      client.auth.updateUser({ password: wanted, ...(current_password && { current_password }) });

    expect((await change()).error).toMatchObject({ status: 400, code: "current_password_required" });
    expect((await change("mis")).error).toMatchObject({ status: 400, code: "current_password_mismatch" });
    expect((await change(password, password)).error).toMatchObject({ status: 422, code: "same_password" });
    expect((await change(password, "welkom01")).error).toMatchObject({
      status: 422,
      code: "weak_password",
      reasons: ["pwned"],
    });
    expect((await change(password)).error).toBeNull();

    expect((await client.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await elsewhere.auth.refreshSession()).error).toBeTruthy();
    expect((await openClient(api).auth.verifyOtp(link)).error).toMatchObject({ code: "otp_expired" });
  });

  it("resends the confirmation, of which only the newer link works", async () => {
    const email = someEmail();
    const client = openClient(api);
    await client.auth.signUp({ email, password });
    const first = readLink(await latestMail(api, email));
    expect((await client.auth.resend({ type: "signup", email })).error).toMatchObject({
      status: 429,
      code: "over_email_send_rate_limit",
    });
    await advanceTime(api, 61);
    expect((await client.auth.resend({ type: "signup", email })).error).toBeNull();
    const second = readLink(await latestMail(api, email));
    expect(second.token_hash).not.toBe(first.token_hash);
    expect((await client.auth.verifyOtp(first)).error).toMatchObject({ status: 403, code: "otp_expired" });
    expect((await client.auth.verifyOtp(second)).error).toBeNull();
  });

  it("receives the session's events in order", async () => {
    const { email } = await signInNewUser(api);
    const client = openClient(api);
    const events: string[] = [];
    client.auth.onAuthStateChange((event, session) => void events.push(`${event} ${session?.user.email}`));
    await client.auth.signInWithPassword({ email, password });
    await client.auth.refreshSession();
    await client.auth.updateUser({ data: { language: "nl" } });
    await client.auth.signOut();
    expect(events).toEqual([
      "INITIAL_SESSION undefined",
      `SIGNED_IN ${email}`,
      `TOKEN_REFRESHED ${email}`,
      `USER_UPDATED ${email}`,
      "SIGNED_OUT undefined",
    ]);
  });

  it("refreshes automatically before the access token expires", async () => {
    const { client } = await signInNewUser(api);
    const { data } = await client.auth.getSession();
    if (!data.session) throw new Error("not signed in");
    const expired = { ...data.session, expires_at: Math.floor(Date.now() / 1_000) - 1 };
    const kept = new Map([["kept", JSON.stringify(expired)]]);
    const later = createClient(api.url, publishableKey, {
      auth: {
        storageKey: "kept",
        autoRefreshToken: false,
        storage: {
          getItem: (name) => kept.get(name) ?? null,
          setItem: (name, value) => void kept.set(name, value),
          removeItem: (name) => void kept.delete(name),
        },
      },
    });
    const again = await later.auth.getSession();
    expect(again.data.session?.access_token).not.toBe(data.session.access_token);
    expect(kept.get("kept")).toContain(again.data.session?.refresh_token);
    expect((await later.auth.getUser()).error).toBeNull();
  });

  it.each(["global", "local", "others"] as const)("signs out: %s", async (scope) => {
    const { email, client: here } = await signInNewUser(api);
    const there = await signInElsewhere(api, email);
    const token = (await here.auth.getSession()).data.session?.access_token;
    expect((await here.auth.signOut({ scope })).error).toBeNull();
    const isIn = async (client: typeof here, jwt?: string) => !(await client.auth.getUser(jwt)).error;
    expect({ here: await isIn(here, token), there: await isIn(there) }).toEqual({
      here: scope === "others",
      there: scope === "local",
    });
    expect((await here.auth.getSession()).data.session === null).toBe(scope !== "others");
  });
});
