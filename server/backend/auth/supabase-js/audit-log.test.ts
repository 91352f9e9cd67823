import { expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { removeSecondSteps } from "../administrators/administrators.ts";
import { recordEvent } from "../audit/record-event.ts";
import { openClient, password, signInElsewhere, signInNewUser, someAddress, someEmail } from "./accounts.ts";
import { advanceTotpSteps, enroll, show, signInWithFactor, wrongCode } from "./authenticator.ts";

describeOnApi("the audit log of accounts", (api) => {
  /** The events of an account, oldest first. */
  async function eventsOf(email: string): Promise<string[]> {
    const rows = await api.database.query<{ line: string }>(
      `select concat_ws(' ', event, label, done_by, nullif((actor_id = account_id)::text, 'true')) as line
       from private.audit_log join auth.users on users.id = account_id
       where email = $1 order by audit_log.created_at, audit_log.id`,
      [email],
    );
    return rows.map(({ line }) => line);
  }

  it("records sign-ins by method, and failed ones of an account", async () => {
    const { email } = await signInNewUser(api);
    await signInElsewhere(api, email);
    await openClient(api).auth.signInWithPassword({ email, password: "verkeerd" });
    expect(await eventsOf(email)).toEqual([
      "sign-in otp person",
      "sign-in password person",
      "sign-in-failed unknown",
    ]);
  });

  it("records a failed sign-in of an unknown address without the address", async () => {
    const unknown = someEmail();
    const address = someAddress();
    await openClient(api, address).auth.signInWithPassword({ email: unknown, password });
    const rows = await api.database.query<{ entry: string; account_id: string | null }>(
      "select audit_log::text as entry, account_id from private.audit_log order by created_at desc, id desc limit 1",
    );
    expect(rows).toEqual([{ entry: expect.stringContaining("sign-in-failed"), account_id: null }]);
    expect(rows[0]?.entry).not.toContain(unknown);
    expect(rows[0]?.entry).not.toContain(address);
  });

  it("records a thousand attempts an hour for all unknown addresses, and all for an account", async () => {
    const { email } = await signInNewUser(api);
    await api.database.query(
      `insert into private.audit_log (event, done_by) select 'sign-in-failed', 'unknown' from generate_series(1, 1000)`,
    );
    const unknownFailures = () =>
      api.database.query(
        "select from private.audit_log where event = 'sign-in-failed' and account_id is null",
      );
    const before = (await unknownFailures()).length;
    await openClient(api).auth.signInWithPassword({ email: someEmail(), password });
    expect(await unknownFailures()).toHaveLength(before);
    await openClient(api).auth.signInWithPassword({ email, password: "verkeerd" });
    expect((await eventsOf(email)).at(-1)).toBe("sign-in-failed unknown");
  });

  it("is not flooded by one account: more than 600 sign-ins an hour are rejected", async () => {
    const { email } = await signInNewUser(api);
    const [{ id } = { id: "" }] = await api.database.query<{ id: string }>(
      "select id from auth.users where email = $1",
      [email],
    );
    const note = () =>
      api.database.transaction((transaction) =>
        recordEvent(transaction, { event: "sign-in", accountId: id }),
      );
    for (let count = 1; count < 600; count += 1) await note();
    await expect(note()).rejects.toMatchObject({ status: 429, code: "over_request_rate_limit" });
    const { error } = await openClient(api).auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 429 });
    expect(await eventsOf(email)).toHaveLength(600);
    const { email: other } = await signInNewUser(api);
    await signInElsewhere(api, other);
  });

  it("distinguishes networks by hash only", async () => {
    const { email } = await signInNewUser(api);
    const [here, there] = [someAddress(), someAddress()];
    for (const address of [here, there, here]) await signInElsewhere(api, email, password, address);
    const hashes = await api.database.query<{ hash: string }>(
      `select network_hash as hash from private.audit_log join auth.users on users.id = account_id
       where email = $1 and label = 'password' order by audit_log.created_at, audit_log.id`,
      [email],
    );
    const [first, second, third] = hashes.map(({ hash }) => hash);
    expect(first).toMatch(/^[\w-]{10}$/);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it("records a new password", async () => {
    const { email, client } = await signInNewUser(api);
    const { error } = await client.auth.updateUser({ password: "acht-apen", current_password: password });
    expect(error).toBeNull();
    expect((await eventsOf(email)).at(-1)).toBe("password-changed person");
  });

  it("records a second factor's enrolment, verification and removal", async () => {
    const { email, client, authenticator } = await signInWithFactor(api);
    // The same one, also when a step of the clock passes meanwhile.
    const code = authenticator.code();
    await show(client, authenticator, wrongCode(authenticator));
    await show(client, authenticator, code);
    // The rejected code's transaction is rolled back; its event stays.
    await show(client, authenticator, code);
    expect((await client.auth.mfa.unenroll({ factorId: authenticator.factorId })).error).toBeNull();
    expect((await eventsOf(email)).slice(1)).toEqual([
      "second-step-added person",
      "second-step-failed person",
      "second-step-shown person",
      "second-step-failed person",
      "second-step-removed person",
    ]);
  });

  it("records recovery codes, and the removal of factors by npm run admin", async () => {
    const { email, client } = await signInNewUser(api);
    const authenticator = await enroll(client);
    await show(client, authenticator, authenticator.code());
    await advanceTotpSteps(api);
    const { data } = await client.rpc("create_recovery_codes");
    const again = await signInElsewhere(api, email);
    expect((await again.rpc("use_recovery_code", { code: data?.[0] })).data).toBe(true);
    await removeSecondSteps(api.database, email);
    expect((await eventsOf(email)).slice(2)).toEqual([
      "recovery-codes-made person",
      "sign-in password person",
      "recovery-code-used person",
      "second-step-removed server",
    ]);
  });
});
