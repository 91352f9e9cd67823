// @module-tag S19

import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { openApi } from "../../testing/api.ts";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { latestMail, signInElsewhere, signInNewUser } from "./accounts.ts";
import { assurance, enroll, openAuthenticator, show, signInWithFactor } from "./authenticator.ts";

describeOnApi("a second factor", (api) => {
  const tokenOf = async (client: SupabaseClient) => {
    const { data } = await client.auth.getSession();
    if (!data.session) throw new Error("not signed in");
    return data.session.access_token;
  };

  it("is enrolled, verified, listed and removed", async () => {
    const { client, email } = await signInNewUser(api);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));

    const { data } = await client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "telefoon",
      issuer: "A & B",
    });
    if (!data) throw new Error("not enrolled");
    expect(data).toMatchObject({ type: "totp", friendly_name: "telefoon" });
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data.totp.uri).toContain("otpauth://totp/A%20%26%20B:");
    expect(data.totp.uri).toContain(encodeURIComponent(email));
    expect(new URL(data.totp.uri).searchParams.get("secret")).toBe(data.totp.secret);
    expect(await assurance(client)).toEqual({ now: "aal1", next: "aal1", methods: ["otp"] });
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: data.id, status: "unverified", factor_type: "totp", friendly_name: "telefoon" }],
      totp: [],
    });

    const app = openAuthenticator(data.id, data.totp.secret);
    const shown = await show(client, app, app.code());
    expect(shown.error).toBeNull();
    expect(shown.data).toMatchObject({ token_type: "bearer", expires_in: 900, user: { email } });
    expect(await assurance(client)).toEqual({ now: "aal2", next: "aal2", methods: ["totp", "otp"] });
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await latestMail(api, email)).subject).toBe("Tweede stap voor uw account bij Vlotwerk");
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await assurance(client)).toMatchObject({ now: "aal2" });

    const removed = await client.auth.mfa.unenroll({ factorId: data.id });
    expect(removed).toEqual({ data: { id: data.id }, error: null });
    await client.auth.refreshSession();
    expect(await assurance(client)).toEqual({ now: "aal1", next: "aal1", methods: ["otp"] });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await latestMail(api, email)).subject).toBe("Tweede stap verwijderd bij Vlotwerk");
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
  });

  it("has the firm as default issuer, and mails in the user's language", async () => {
    const { client, email } = await signInNewUser(api);
    await client.auth.updateUser({ data: { language: "en" } });
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(new URL(data?.totp.uri ?? "").searchParams.get("issuer")).toBe("Vlotwerk");
    const app = openAuthenticator(data?.id ?? "", data?.totp.secret ?? "");
    await show(client, app, app.code());
    expect((await latestMail(api, email)).subject).toBe("A second step for your Vlotwerk account");
  });

  it("does not reveal its secret after enrolment, in responses and in the database", async () => {
    const { client, authenticator } = await signInWithFactor(api);
    const response = await api.call("/auth/v1/user", {}, await tokenOf(client));
    const result = await response.text();
    expect(result).toContain(authenticator.factorId);
    expect(result).not.toContain("secret");
    expect(result).not.toContain(authenticator.secret);
    const [kept] = await api.database.query<{ secret: string }>(
      "select secret from auth.mfa_factors where id = $1",
      [authenticator.factorId],
    );
    expect(kept?.secret).toMatch(/^v1\./);
    expect(kept?.secret).not.toContain(authenticator.secret);
  });

  it("ends aal1 sessions and unverified factors once verified", async () => {
    const { client, email } = await signInNewUser(api);
    const elsewhere = await signInElsewhere(api, email);
    await enroll(client, "afgebroken");
    const app = await enroll(client);
    await show(client, app, app.code());
    expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  it("keeps aal2 sessions", async () => {
    const { client, email, authenticator } = await signInWithFactor(api);
    const elsewhere = await signInElsewhere(api, email);
    expect(await assurance(elsewhere)).toEqual({ now: "aal1", next: "aal2", methods: ["password"] });
    expect((await show(elsewhere, authenticator, authenticator.code())).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it("gives the session an unrelated refresh token", async () => {
    const { client } = await signInNewUser(api);
    const before = (await client.auth.getSession()).data.session?.refresh_token ?? "";
    const app = await enroll(client);
    await show(client, app, app.code());
    const refresh = (token: string) =>
      api.call("/auth/v1/token?grant_type=refresh_token", {
        method: "POST",
        body: JSON.stringify({ refresh_token: token }),
        headers: { "X-Supabase-Api-Version": "2024-01-01" },
      });
    const early = await refresh(before);
    expect(early.status).toBe(400);
    expect(await early.json()).toMatchObject({ code: "refresh_token_already_used" });
    expect((await client.auth.refreshSession()).error).toBeNull();
    await api.database.query(
      "update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'",
    );
    expect((await refresh(before)).status).toBe(400);
    expect((await client.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
  });

  it("is required before a new password", async () => {
    const { email } = await signInWithFactor(api);
    const elsewhere = await signInElsewhere(api, email);
    const change = await elsewhere.auth.updateUser({ password: "acht-apen", current_password: "zes-ezels" });
    expect(change.error).toMatchObject({ status: 401, code: "insufficient_aal" });
  });

  it("is added or removed only at aal2 when one is verified", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    const elsewhere = await signInElsewhere(api, email);
    const add = () => elsewhere.auth.mfa.enroll({ factorType: "totp", friendlyName: "tablet" });
    const remove = () => elsewhere.auth.mfa.unenroll({ factorId: authenticator.factorId });
    expect((await add()).error).toMatchObject({ status: 403, code: "insufficient_aal" });
    expect((await remove()).error).toMatchObject({ status: 422, code: "insufficient_aal" });
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    await show(elsewhere, authenticator, authenticator.code());
    expect((await add()).error).toBeNull();
    expect((await remove()).error).toBeNull();
  });

  it("among several lowers, when removed, the sessions that used it to aal1", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    const second = await enroll(client, "tablet");
    const elsewhere = await signInElsewhere(api, email);
    expect((await show(elsewhere, authenticator, authenticator.code())).error).toBeNull();
    expect((await show(client, second, second.code())).error).toBeNull();
    await client.auth.mfa.unenroll({ factorId: authenticator.factorId });
    await Promise.all([client, elsewhere].map((one) => one.auth.refreshSession()));
    expect(await assurance(client)).toMatchObject({ now: "aal2", next: "aal2" });
    expect(await assurance(elsewhere)).toEqual({ now: "aal1", next: "aal2", methods: ["password"] });
  });

  it("gives an administrator no rights before aal2, whatever the token claims", async () => {
    const { email, id, authenticator } = await signInWithFactor(api);
    await api.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
    const slug = `concept-${id}`;
    await api.database.query("insert into public.otm_blog_articles (slug) values ($1)", [slug]);
    const elsewhere = await signInElsewhere(api, email);
    const token = await tokenOf(elsewhere);
    const rights = async (jwt: string) => {
      const as = api.client(jwt);
      const drafts = await as.from("otm_blog_articles").select("slug").eq("slug", slug);
      const write = await as.from("otm_blog_tags").insert({ name: "Agents", slug: "agents" });
      await api.database.query("delete from public.otm_blog_tags");
      return {
        role: (await as.rpc("has_role", { _user_id: id, _role: "admin" })).data,
        drafts: drafts.data?.length,
        write: write.status,
      };
    };
    const none = { role: false, drafts: 0, write: 403 };
    const all = { role: true, drafts: 1, write: 201 };

    expect(await rights(token)).toEqual(none);
    expect((await show(elsewhere, authenticator, authenticator.code())).error).toBeNull();
    expect(await rights(await tokenOf(elsewhere))).toEqual(all);
    // The older token claims aal1; the session in the database decides.
    expect(await rights(token)).toEqual(all);

    await elsewhere.auth.mfa.unenroll({ factorId: authenticator.factorId });
    expect(await rights(token)).toEqual(all);
  });

  it("can't be decrypted with another signing key: reports it, and a recovery code works", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    const { data: codes } = await client.rpc("create_recovery_codes");
    const moved = await openApi(api.database);
    const there = await signInElsewhere(moved, email);
    for (let attempt = 0; attempt < 6; attempt++) {
      const { error } = await show(there, authenticator, authenticator.code());
      expect(error).toMatchObject({ status: 403, code: "mfa_verification_rejected" });
      expect(error?.message).toContain("Use a recovery code");
    }
    expect((await there.rpc("use_recovery_code", { code: codes[0] })).data).toBe(true);
    const app = await enroll(there, "opnieuw");
    expect((await show(there, app, app.code())).error).toBeNull();
    expect((await there.auth.mfa.unenroll({ factorId: authenticator.factorId })).error).toBeNull();
    expect(moved.logged).toEqual([]);
  });
});
