// @module-tag S51

import { expect, it } from "vitest";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, editor, type Person, user, visitor } from "./users.ts";

describeOnRows("passkeys in the database", [createUsers, createMembers], (database) => {
  const act = (statement: string, who: Person = admin) => as(database, who, statement);
  const addPasskey = async (person: Person, id = "x") => {
    await database.query(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, rp_id)
       values ($1, $2::text::bytea, '', 'localhost')`,
      [person.id, id],
    );
  };
  const setLevel = (person: Person, level: string) =>
    database.query("update auth.sessions set aal = $2::auth.aal_level where id = $1", [
      person.session,
      level,
    ]);
  const require = (person: Person) =>
    database.query("update public.user_roles set requires_second_step = true where user_id = $1", [
      person.id,
    ]);

  it("are reached by nobody over the API", async () => {
    await addPasskey(admin);
    for (const who of [visitor, user, admin]) {
      for (const statement of [
        "select from auth.webauthn_credentials",
        "select from auth.webauthn_challenges",
        `select private.has_passkey('${admin.id}')`,
        `select private.has_second_step('${admin.id}')`,
        `select private.describe_passkeys('${admin.id}')`,
        `select private.delete_passkeys('${admin.id}')`,
      ]) {
        await expect(as(database, who, statement)).rejects.toMatchObject({ code: "42501" });
      }
    }
  });

  it("don't oblige anybody to use them, unless a second step is required", async () => {
    await addPasskey(editor);
    const own = () => act("select role, lacks_second_step from public.get_own_role()", editor);
    expect(await own()).toEqual([{ role: "editor", lacks_second_step: false }]);
    await require(editor);
    expect(await own()).toEqual([{ role: null, lacks_second_step: false }]);
    await setLevel(editor, "aal2");
    expect(await own()).toEqual([{ role: "editor", lacks_second_step: false }]);
    await database.query("delete from auth.webauthn_credentials");
    expect(await own()).toEqual([{ role: null, lacks_second_step: true }]);
  });

  it("let a person make recovery codes, who has shown one in this session", async () => {
    const make = () => act("select public.create_recovery_codes()", editor);
    await setLevel(editor, "aal2");
    await expect(make()).rejects.toMatchObject({ code: "PT403" });
    await addPasskey(editor);
    expect(await make()).toHaveLength(10);
    await setLevel(editor, "aal1");
    await expect(make()).rejects.toMatchObject({ code: "PT403" });
    expect(await act("select public.count_recovery_codes() as count", editor)).toEqual([{ count: 0 }]);
  });

  it("take recovery codes along with the last of passkeys and factors, in either order", async () => {
    const codes = async () => (await database.query("select from private.recovery_codes")).length;
    const arrange = async () => {
      await addPasskey(editor);
      await addPasskey(editor, "y");
      await database.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
        [editor.id],
      );
      await setLevel(editor, "aal2");
      await act("select public.create_recovery_codes()", editor);
    };
    const level = async () => {
      const [session] = await database.query<{ aal: string }>(
        "select aal::text from auth.sessions where id = $1",
        [editor.session],
      );
      return session?.aal;
    };
    await arrange();
    await database.query("delete from auth.mfa_factors");
    await database.query("delete from auth.webauthn_credentials where credential_id = 'x'");
    expect([await codes(), await level()]).toEqual([10, "aal2"]);
    await database.query("delete from auth.webauthn_credentials");
    expect([await codes(), await level()]).toEqual([0, "aal1"]);
    await arrange();
    await database.query("delete from auth.webauthn_credentials");
    expect([await codes(), await level()]).toEqual([10, "aal2"]);
    await database.query("delete from auth.mfa_factors");
    expect([await codes(), await level()]).toEqual([0, "aal1"]);
  });

  it("are shown to administrators as a second step, and removed by them after a password", async () => {
    await addPasskey(editor);
    const listed = () => act(`select has_second_step from public.list_accounts() where id = '${editor.id}'`);
    expect(await listed()).toEqual([{ has_second_step: true }]);
    const remove = () => act(`select public.remove_second_steps('${editor.id}')`);
    await expect(remove()).rejects.toMatchObject({ code: "PT403" });
    await database.query(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), $1, 'password', now(), now())`,
      [admin.session],
    );
    await remove();
    expect(await database.query("select from auth.webauthn_credentials")).toEqual([]);
    expect(await database.query("select from auth.sessions where user_id = $1", [editor.id])).toEqual([]);
    expect(await listed()).toEqual([{ has_second_step: false }]);
    await expect(remove()).rejects.toMatchObject({ code: "PT404" });
  });

  it("are described without keys, for the export of personal data", async () => {
    await addPasskey(editor);
    const [row] = await database.query<{ described: object[] }>(
      "select private.describe_passkeys($1) as described",
      [editor.id],
    );
    expect(row?.described).toHaveLength(1);
    expect(Object.keys(row?.described[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/public_key|credential_id|user_id/)]),
    );
  });
});
