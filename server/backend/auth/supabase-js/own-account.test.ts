// @module-tag S16

import type { UserAttributes } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { latestMail, openClient, password, signInElsewhere, signInNewUser, someEmail } from "./accounts.ts";

const nextPassword = { password: "acht-apen", current_password: password };

describeOnApi("several changes of an account in one call", (api) => {
  const stored = async (email: string) => {
    const [row] = await api.database.query<{ hash: string; data: object; wanted: string; links: number }>(
      `select encrypted_password as hash, raw_user_meta_data as data, email_change as wanted,
         (select count(*) from auth.one_time_tokens where user_id = users.id) as links,
         (select count(*) from auth.sessions where user_id = users.id) as sessions,
         (select count(*) from private.mail_outbox where recipient = users.email) as mails,
         (select count(*) from private.audit_log where actor_id = users.id or account_id = users.id) as events
       from auth.users where email = $1`,
      [email],
    );
    return row;
  };

  it("are all made", async () => {
    const { client, email } = await signInNewUser(api);
    const wanted = someEmail();
    const { data, error } = await client.auth.updateUser({
      ...nextPassword,
      email: wanted,
      data: { panel_language: "en" },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted, user_metadata: { panel_language: "en" } });
    expect(
      (await openClient(api).auth.signInWithPassword({ email, password: "acht-apen" })).error,
    ).toBeNull();
    await latestMail(api, email, /^Uw wachtwoord/);
    await latestMail(api, wanted, /^Bevestig uw nieuwe e-mailadres/);
  });

  it.each<[string, UserAttributes]>([
    ["a password", nextPassword],
    ["metadata", { data: { panel_language: "en" } }],
    ["a password and metadata", { ...nextPassword, data: { panel_language: "en" } }],
  ])("are none of them made when the mails of the last are too many: %s", async (_, others) => {
    const { client, email } = await signInNewUser(api);
    await signInElsewhere(api, email);
    expect((await client.auth.updateUser({ email: someEmail() })).error).toBeNull();
    const before = await stored(email);
    const { error } = await client.auth.updateUser({ ...others, email: someEmail() });
    expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    expect(await stored(email)).toEqual(before);
    expect((await client.auth.updateUser(others)).error).toBeNull();
  });

  it.each<[string, UserAttributes, string]>([
    [
      "a wrong present password",
      { password: "acht-apen", current_password: "x" },
      "current_password_mismatch",
    ],
    ["a weak password", { ...nextPassword, password: "x" }, "weak_password"],
    ["the present password", { ...nextPassword, password }, "same_password"],
    ["a telephone number", { ...nextPassword, phone: "+31201234567" }, "phone_provider_disabled"],
    ["large metadata", { ...nextPassword, data: { large: "x".repeat(20_000) } }, "validation_failed"],
  ])("are none of them made, and no mail is counted, with %s", async (_, others, code) => {
    const { client, email } = await signInNewUser(api);
    const before = await stored(email);
    const { error } = await client.auth.updateUser({
      data: { panel_language: "en" },
      ...others,
      email: someEmail(),
    });
    expect(error).toMatchObject({ code });
    expect(await stored(email)).toEqual(before);
    expect((await client.auth.updateUser({ email: someEmail() })).error).toBeNull();
  });

  it("are none of them made when the database refuses the last", async () => {
    const { client, email } = await signInNewUser(api);
    await api.database.execute(`
      create function private.break() returns trigger language plpgsql as $$
        begin raise exception 'broken' using errcode = 'XX000'; end $$;
      create trigger break before update of raw_user_meta_data on auth.users
        for each row when (new.raw_user_meta_data ? 'breaks') execute function private.break()`);
    const before = await stored(email);
    const { error } = await client.auth.updateUser({
      ...nextPassword,
      email: someEmail(),
      data: { breaks: true },
    });
    expect(error).toMatchObject({ status: 500 });
    expect(await stored(email)).toEqual(before);
  });
});
