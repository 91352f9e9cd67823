// @module-tag S51

import { randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { removeSecondSteps } from "../administrators/administrators.ts";
import { claimUnconfirmedAccount } from "../sessions/confirmed-accounts.ts";
import { latestMail, openClient, readLink, signInElsewhere, signInNewUser } from "./accounts.ts";
import { assurance, enroll, show, signInWithFactor } from "./authenticator.ts";
import { addPasskey, createCredential, signInWithPasskey } from "./software-authenticator.ts";

const insufficient = { status: 401, code: "insufficient_aal" };
const failed = { status: 400, code: "webauthn_verification_failed" };

describeOnApi("passkeys of an account", (api) => {
  const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id ?? "";
  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";
  const withPasskey = async () => {
    const user = await signInNewUser(api);
    const { credential, data, error } = await addPasskey(user.client);
    expect(error).toBeNull();
    return { ...user, credential, passkeyId: data?.id ?? "", id: await idOf(user.client) };
  };
  const requireSecondStep = (id: string) =>
    api.database.query(
      "insert into public.user_roles (user_id, role, requires_second_step) values ($1, 'editor', true)",
      [id],
    );
  const eventsOf = async (id: string) => {
    const rows = await api.database.query<{ line: string }>(
      `select concat_ws(' ', event, label) as line from private.audit_log
       where account_id = $1 order by created_at, id`,
      [id],
    );
    return rows.map(({ line }) => line);
  };
  const codesOf = async (id: string) =>
    (await api.database.query("select from private.recovery_codes where user_id = $1", [id])).length;

  describe("are guarded by the second step", () => {
    it("of TOTP, for adding and removing", async () => {
      const { client, email } = await signInWithFactor(api);
      const { data } = await addPasskey(client);
      const elsewhere = await signInElsewhere(api, email);
      expect((await elsewhere.auth.passkey.startRegistration()).error).toMatchObject(insufficient);
      expect((await elsewhere.auth.passkey.delete({ passkeyId: data?.id ?? "" })).error).toMatchObject(
        insufficient,
      );
      expect((await elsewhere.auth.passkey.list()).data).toHaveLength(1);
      expect((await client.auth.passkey.delete({ passkeyId: data?.id ?? "" })).error).toBeNull();
    });

    it("of a passkey, while one is required", async () => {
      const { email, id, passkeyId, credential } = await withPasskey();
      const elsewhere = await signInElsewhere(api, email);
      expect((await elsewhere.auth.passkey.startRegistration()).error).toBeNull();
      await requireSecondStep(id);
      expect((await elsewhere.auth.passkey.startRegistration()).error).toMatchObject(insufficient);
      expect((await elsewhere.auth.passkey.delete({ passkeyId })).error).toMatchObject(insufficient);
      const enrolled = await elsewhere.auth.mfa.enroll({ factorType: "totp" });
      expect(enrolled.error).toMatchObject(insufficient);
      for (const change of [
        () => elsewhere.auth.passkey.update({ passkeyId, friendlyName: "van een ander" }),
        () => elsewhere.auth.updateUser({ password: "acht-apen", current_password: "zes-ezels" }),
        () => elsewhere.auth.updateUser({ email: "van-een-ander@example.nl" }),
        () => elsewhere.auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } }),
        () =>
          elsewhere.auth.unlinkIdentity({
            id: passkeyId,
            user_id: id,
            identity_id: passkeyId,
            provider: "email",
          }),
      ])
        expect((await change()).error).toMatchObject(insufficient);
      await signInWithPasskey(elsewhere, credential);
      expect((await addPasskey(elsewhere)).error).toBeNull();
      expect((await elsewhere.auth.passkey.delete({ passkeyId })).error).toBeNull();
    });

    it("also against what was begun before", async () => {
      const { client, email, id, passkeyId } = await withPasskey();
      const elsewhere = await signInElsewhere(api, email);
      const app = await enroll(elsewhere);
      const { data } = await elsewhere.auth.passkey.startRegistration();
      if (!data) throw new Error("not started");
      await requireSecondStep(id);
      expect((await show(elsewhere, app, app.code())).error).toMatchObject(insufficient);
      const { response } = createCredential(data.options);
      const late = { challengeId: data.challenge_id, credential: response };
      expect((await elsewhere.auth.passkey.verifyRegistration(late)).error).toMatchObject(insufficient);
      expect((await client.auth.passkey.list()).data).toMatchObject([{ id: passkeyId }]);
    });
  });

  it("as a required second step give rights after a sign-in with one, and not with a password", async () => {
    const { email, id, credential } = await withPasskey();
    await requireSecondStep(id);
    const roleIn = async (client: SupabaseClient) =>
      (await api.client(await tokenOf(client)).rpc("get_own_role")).data;
    const elsewhere = await signInElsewhere(api, email);
    expect(await roleIn(elsewhere)).toMatchObject([{ role: null, lacks_second_step: false }]);
    await signInWithPasskey(elsewhere, credential);
    expect(await roleIn(elsewhere)).toMatchObject([{ role: "editor", lacks_second_step: false }]);
  });

  it("give an invited person rights after one ceremony", async () => {
    const { client } = await signInNewUser(api);
    const id = await idOf(client);
    await requireSecondStep(id);
    const before = await api.client(await tokenOf(client)).rpc("get_own_role");
    expect(before.data).toMatchObject([{ role: null, lacks_second_step: true }]);
    expect((await addPasskey(client)).error).toBeNull();
    const after = await api.client(await tokenOf(client)).rpc("get_own_role");
    expect(after.data).toMatchObject([{ role: "editor", lacks_second_step: false }]);
  });

  it("don't raise a session when there is a second step already", async () => {
    const { email } = await withPasskey();
    const elsewhere = await signInElsewhere(api, email);
    expect((await addPasskey(elsewhere)).error).toBeNull();
    await elsewhere.auth.refreshSession();
    expect(await assurance(elsewhere)).toMatchObject({ now: "aal1" });
  });

  it("keep a session at aal2 when TOTP is removed from it", async () => {
    const { credential } = await withPasskey();
    const client = openClient(api);
    await signInWithPasskey(client, credential);
    const app = await enroll(client);
    expect((await show(client, app, app.code())).error).toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId: app.factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await assurance(client)).toMatchObject({ now: "aal2", methods: ["passkey"] });
  });

  describe("are ten at most", () => {
    const fill = (id: string, many: number) =>
      api.database.query(
        `insert into auth.webauthn_credentials (user_id, credential_id, public_key, rp_id)
         select $1, uuid_send(gen_random_uuid()), '', 'localhost' from generate_series(1, $2::int)`,
        [id, many],
      );
    const tooMany = { status: 422, code: "too_many_passkeys" };

    it("when one more is asked for", async () => {
      const { client, id } = await withPasskey();
      await fill(id, 9);
      expect((await client.auth.passkey.startRegistration()).error).toMatchObject(tooMany);
    });

    it("also of many at the same moment", async () => {
      const { client, id } = await withPasskey();
      await fill(id, 7);
      const started = await Promise.all(
        Array.from({ length: 5 }, async () => (await client.auth.passkey.startRegistration()).data),
      );
      const outcomes = await Promise.all(
        started.map(async (data) => {
          if (!data) throw new Error("not started");
          const credential = createCredential(data.options).response;
          return client.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
        }),
      );
      expect(outcomes.filter(({ error }) => error === null)).toHaveLength(2);
      for (const { error } of outcomes) if (error) expect(error).toMatchObject(tooMany);
      expect((await client.auth.passkey.list()).data).toHaveLength(10);
    });
  });

  it("are each of one account", async () => {
    const one = await withPasskey();
    const { client: other } = await signInNewUser(api);
    const again = await addPasskey(other, { id: one.credential.id });
    expect(again.error).toMatchObject({ status: 422, code: "webauthn_credential_exists" });
    expect((await other.auth.passkey.list()).data).toEqual([]);
    const absent = { status: 404, code: "validation_failed", message: "Passkey not found" };
    for (const passkeyId of [one.passkeyId, "6f1c1f62-5f5e-4d0e-9d0e-0123456789ab"]) {
      expect((await other.auth.passkey.update({ passkeyId, friendlyName: "Van mij" })).error).toMatchObject(
        absent,
      );
      expect((await other.auth.passkey.delete({ passkeyId })).error).toMatchObject(absent);
    }
    expect((await one.client.auth.passkey.list()).data).toHaveLength(1);
    expect((await signInWithPasskey(openClient(api), one.credential)).data?.user?.id).toBe(one.id);
  });

  describe("have a name", () => {
    it.each(["<b>Laptop</b> & 'co'", "Téléphone 📱", "x".repeat(120), "null"])(
      "such as %j",
      async (friendlyName) => {
        const { client, passkeyId } = await withPasskey();
        const { data } = await client.auth.passkey.update({ passkeyId, friendlyName });
        expect(data?.friendly_name).toBe(friendlyName);
      },
    );

    it.each(["", "   ", "a\nb", "a\tb", "a\u0007b", "a\u2028b", "x".repeat(121)])(
      "and not %j",
      async (friendlyName) => {
        const { client, passkeyId } = await withPasskey();
        const { error } = await client.auth.passkey.update({ passkeyId, friendlyName });
        expect(error).toMatchObject({ status: 400, code: "validation_failed" });
        expect((await client.auth.passkey.list()).data).toMatchObject([{ id: passkeyId }]);
        expect((await client.auth.passkey.list()).data?.[0]).not.toHaveProperty("friendly_name");
      },
    );
  });

  describe("don't sign in", () => {
    it("a banned person", async () => {
      const { id, credential } = await withPasskey();
      await api.database.query("update auth.users set banned_until = 'infinity' where id = $1", [id]);
      expect((await signInWithPasskey(openClient(api), credential)).error).toMatchObject({
        status: 400,
        code: "user_banned",
      });
      const forged = { signature: () => randomBytes(70) };
      expect((await signInWithPasskey(openClient(api), credential, forged)).error).toMatchObject(failed);
    });

    it.each([
      ["deleted", "update auth.users set deleted_at = now() where id = $1"],
      ["removed", "delete from auth.users where id = $1"],
      ["unconfirmed", "update auth.users set email_confirmed_at = null where id = $1"],
    ])("to an account that is %s", async (_, change) => {
      const { id, credential } = await withPasskey();
      await api.database.query(change, [id]);
      expect((await signInWithPasskey(openClient(api), credential)).error).toMatchObject(failed);
    });

    it("whoever had an unconfirmed account before its owner", async () => {
      const { id, client, credential } = await withPasskey();
      await client.auth.passkey.startRegistration();
      await api.database.transaction((transaction) => claimUnconfirmedAccount(transaction, id));
      expect((await signInWithPasskey(openClient(api), credential)).error).toMatchObject(failed);
      const kept = await api.database.query("select from auth.webauthn_challenges where user_id = $1", [id]);
      expect(kept).toEqual([]);
    });
  });

  it("are kept when the password is reset by mail", async () => {
    const { email, credential } = await withPasskey();
    const visitor = openClient(api);
    await visitor.auth.resetPasswordForEmail(email);
    const mail = await latestMail(api, email, /wachtwoord/i);
    expect((await visitor.auth.verifyOtp(readLink(mail))).error).toBeNull();
    expect((await visitor.auth.updateUser({ password: "acht-apen" })).error).toBeNull();
    expect((await signInWithPasskey(openClient(api), credential)).error).toBeNull();
  });

  describe("with recovery codes", () => {
    it("make and count them alone, and a code does instead of the passkey", async () => {
      const { client, email, id } = await withPasskey();
      const made = await client.rpc("create_recovery_codes");
      expect(made.data).toHaveLength(10);
      expect((await client.rpc("count_recovery_codes")).data).toBe(10);
      const elsewhere = await signInElsewhere(api, email);
      expect((await elsewhere.rpc("create_recovery_codes")).status).toBe(403);
      expect((await elsewhere.rpc("count_recovery_codes")).data).toBe(0);
      await requireSecondStep(id);
      expect((await elsewhere.rpc("use_recovery_code", { code: made.data[0] })).data).toBe(true);
      expect((await addPasskey(elsewhere)).error).toBeNull();
    });

    it("end with the last of passkeys and factors", async () => {
      const { client, id, passkeyId } = await withPasskey();
      const second = await addPasskey(client);
      await client.auth.refreshSession();
      await client.rpc("create_recovery_codes");
      const app = await enroll(client);
      expect((await show(client, app, app.code())).error).toBeNull();
      await client.auth.mfa.unenroll({ factorId: app.factorId });
      expect(await codesOf(id)).toBe(10);
      await client.auth.passkey.delete({ passkeyId });
      expect(await codesOf(id)).toBe(10);
      await client.auth.refreshSession();
      expect(await assurance(client)).toMatchObject({ now: "aal2" });
      expect((await client.auth.passkey.delete({ passkeyId: second.data?.id ?? "" })).error).toBeNull();
      expect(await codesOf(id)).toBe(0);
      expect((await client.auth.refreshSession()).error).toBeNull();
      expect(await assurance(client)).toMatchObject({ now: "aal1" });
    });
  });

  it("are removed by the owner of the server, with all else of the second step", async () => {
    const { client, email, id, credential } = await withPasskey();
    await client.rpc("create_recovery_codes");
    await removeSecondSteps(api.database, email);
    expect((await signInWithPasskey(openClient(api), credential)).error).toMatchObject(failed);
    expect(await codesOf(id)).toBe(0);
    expect((await client.auth.getUser()).error).not.toBeNull();
    await expect(removeSecondSteps(api.database, email)).rejects.toThrow("no second step");
  });

  it("are in the audit log", async () => {
    const { client, id, passkeyId, credential } = await withPasskey();
    await signInWithPasskey(openClient(api), credential);
    await signInWithPasskey(openClient(api), credential, { userHandle: "eA" });
    await signInWithPasskey(openClient(api), { ...credential, id: randomBytes(32) });
    await client.auth.passkey.delete({ passkeyId });
    expect(await eventsOf(id)).toEqual([
      "sign-in otp",
      "passkey-added",
      "sign-in passkey",
      "sign-in-failed",
      "passkey-removed",
    ]);
  });
});
