// @module-tag S1

import { beforeEach, describe, expect, it } from "vitest";
import { inOrder } from "./in-order.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  otherAdmin,
  type Person,
  refused,
  user,
  writer,
} from "./users.ts";

describeOnRows("accounts", [createUsers, createMembers], (database) => {
  const act = (statement: string, who: Person = admin) => as(database, who, statement);
  const events = async () => {
    const rows = await database.query<{ line: string }>(
      `select concat_ws(' ', event, label) as line from private.audit_log order by created_at, id`,
    );
    return rows.map(({ line }) => line);
  };
  const addFactor = (person: Person) =>
    database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [person.id],
    );
  const typePassword = (person: Person, ago = "0") =>
    database.query(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), $1, 'password', now(), now() - $2::interval)`,
      [person.session, ago],
    );

  it("are listed for administrators by role and address, with what is known of each", async () => {
    await addFactor(editor);
    await act(`update public.user_roles set requires_second_step = true where user_id = '${writer.id}'`);
    const rows = await act(
      "select id, role, requires_second_step, has_second_step, sessions, total from public.list_accounts()",
    );
    const plain = { requires_second_step: false, has_second_step: false, sessions: 1, total: 5 };
    expect(rows).toEqual([
      { ...plain, id: admin.id, role: "admin" },
      { ...plain, id: otherAdmin.id, role: "admin" },
      { ...plain, id: editor.id, role: "editor", has_second_step: true },
      { ...plain, id: writer.id, role: "writer", requires_second_step: true },
      { ...plain, id: user.id, role: null },
    ]);
  });

  it("are found by role and part of the address, a page at a time", async () => {
    const found = async (from: string) => (await act(`select 1 from public.list_accounts(${from})`)).length;
    expect(await found("_role => 'member'")).toBe(4);
    expect(await found("_role => 'none'")).toBe(1);
    expect(await found("_role => 'admin', _limit => 1, _skip => 1")).toBe(1);
    expect(await found("_search => ' 0005@VLOTWERK '")).toBe(1);
    expect(await found("_search => '%'")).toBe(0);
  });

  it.each([
    `select public.end_sessions('${user.id}')`,
    `select public.remove_second_steps('${user.id}')`,
    `select public.remove_account('${user.id}')`,
    "select public.invite('eva@example.nl', 'writer', 'nl')",
    `select public.resend_invitation('${user.id}')`,
    `select public.withdraw_invitation('${user.id}')`,
  ])("are administrators' alone: %s", async (statement) => {
    for (const who of [user, writer, editor])
      await expect(act(statement, who)).rejects.toMatchObject(refused);
  });

  it("and invitations are listed for nobody else", async () => {
    await act("select public.invite('eva@example.nl', 'writer', 'nl')");
    await act("select public.set_lead_access(true)");
    for (const who of [user, writer, editor]) {
      expect(await act("select 1 from public.list_accounts()", who)).toEqual([]);
      expect(await act("select 1 from public.list_invitations()", who)).toEqual([]);
      expect(await act("select public.are_leads_open() as open", who)).toEqual([{ open: false }]);
    }
    expect(await act("select public.are_leads_open() as open")).toEqual([{ open: true }]);
  });

  it("get one role at most, which administrators give, change and take", async () => {
    await act(`insert into public.user_roles (user_id, role) values ('${user.id}', 'writer')`);
    await expect(
      act(`insert into public.user_roles (user_id, role) values ('${user.id}', 'editor')`),
    ).rejects.toMatchObject({ code: "23505" });
    await act(`update public.user_roles set role = 'editor' where user_id = '${user.id}'`);
    await act(`update public.user_roles set requires_second_step = true where user_id = '${user.id}'`);
    await act(`update public.user_roles set requires_second_step = false where user_id = '${user.id}'`);
    await act(`delete from public.user_roles where user_id = '${user.id}'`);
    expect((await events()).slice(-5)).toEqual([
      "role-given writer",
      "role-changed writer → editor",
      "second-step-required",
      "second-step-waived",
      "role-taken editor",
    ]);
    expect(
      await act(
        `update public.user_roles set role = 'admin' where user_id = '${editor.id}' returning 1`,
        editor,
      ),
    ).toEqual([]);
  });

  it("keep an administrator when two demote each other at the same moment", async () => {
    const demotion = (whom: Person) =>
      `update public.user_roles set role = 'writer' where user_id = '${whom.id}'`;
    const late = await inOrder(database, [admin, demotion(otherAdmin)], [otherAdmin, demotion(admin)]);
    expect(late).toMatchObject({ status: "rejected", reason: { code: "PT409" } });
    expect(await database.query("select from public.user_roles where role = 'admin'")).toHaveLength(1);
  });

  it("keep an administrator when two remove each other at the same moment", async () => {
    const remove = (by: Person, whom: Person) => act(`select public.remove_account('${whom.id}')`, by);
    await Promise.allSettled([remove(admin, otherAdmin), remove(otherAdmin, admin)]);
    expect(await database.query("select from public.user_roles where role = 'admin'")).toHaveLength(1);
  });

  describe("of others", () => {
    it("are signed out everywhere", async () => {
      expect(await act(`select public.end_sessions('${writer.id}') as ended`)).toEqual([{ ended: 1 }]);
      expect(await database.query("select from auth.sessions where user_id = $1", [writer.id])).toEqual([]);
      expect((await events()).at(-1)).toBe("sessions-ended 1");
    });

    it("lose a second step once the administrator has typed the password", async () => {
      await addFactor(writer);
      const remove = () => act(`select public.remove_second_steps('${writer.id}')`);
      await expect(remove()).rejects.toMatchObject({ code: "PT403" });
      await typePassword(otherAdmin);
      await expect(remove()).rejects.toMatchObject({ code: "PT403" });
      await typePassword(admin, "3 minutes");
      await expect(remove()).rejects.toMatchObject({ code: "PT403" });
      await database.query("update auth.mfa_amr_claims set updated_at = now()");
      await remove();
      expect(await database.query("select from auth.mfa_factors")).toEqual([]);
      expect(await database.query("select from auth.sessions where user_id = $1", [writer.id])).toEqual([]);
      expect((await events()).at(-1)).toBe("second-step-removed");
      await expect(remove()).rejects.toMatchObject({ code: "PT404" });
    });

    it("are removed, while the name on articles stays", async () => {
      await database.query("insert into public.otm_blog_articles (slug, author) values ('a', 'Wim')");
      await act(`select public.remove_account('${writer.id}')`);
      expect(await database.query("select from auth.users where id = $1", [writer.id])).toEqual([]);
      expect(await database.query("select author from public.otm_blog_articles")).toEqual([
        { author: "Wim" },
      ]);
      expect((await events()).at(-1)).toBe("account-removed writer");
      await expect(act(`select public.remove_account('${writer.id}')`)).rejects.toMatchObject({
        code: "PT404",
      });
    });
  });

  it("are not one's own", async () => {
    for (const name of ["end_sessions", "remove_second_steps", "remove_account"]) {
      await expect(act(`select public.${name}('${admin.id}')`)).rejects.toMatchObject({ code: "PT409" });
    }
  });

  describe("that must have a second step", () => {
    const own = (who: Person) => act("select * from public.get_own_role()", who);
    const drafts = async () => (await act("select 1 from public.list_schedules()", editor)).length;

    beforeEach(async () => {
      await act(`update public.user_roles set requires_second_step = true where user_id = '${editor.id}'`);
    });

    it("have no rights until one is shown in this session", async () => {
      await expect(drafts()).rejects.toMatchObject(refused);
      expect(await own(editor)).toEqual([{ role: null, lacks_second_step: true, sees_leads: false }]);
      await addFactor(editor);
      await expect(drafts()).rejects.toMatchObject(refused);
      expect(await own(editor)).toEqual([{ role: null, lacks_second_step: false, sees_leads: false }]);
      await database.query("update auth.sessions set aal = 'aal2' where id = $1", [editor.session]);
      expect(await drafts()).toBe(0);
      expect(await own(editor)).toEqual([{ role: "editor", lacks_second_step: false, sees_leads: false }]);
    });

    it("lose them with the second step", async () => {
      await addFactor(editor);
      await database.query("update auth.sessions set aal = 'aal2' where id = $1", [editor.session]);
      await database.query("delete from auth.mfa_factors");
      expect(await own(editor)).toEqual([{ role: null, lacks_second_step: true, sees_leads: false }]);
    });
  });

  it("know their own role alone", async () => {
    expect(await act("select * from public.get_own_role()", user)).toEqual([]);
    expect(await act("select * from public.get_own_role()")).toEqual([
      { role: "admin", lacks_second_step: false, sees_leads: true },
    ]);
    expect(await act("select role from public.user_roles", writer)).toEqual([{ role: "writer" }]);
  });
});
