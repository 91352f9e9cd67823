import { beforeEach, expect, it } from "vitest";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, editor, refused, user, visitor, writer } from "./users.ts";

describeOnRows("allowed domains", [createUsers, createMembers], (database) => {
  beforeEach(async () => {
    await database.execute(
      "insert into public.otm_allowed_domains (domain, role) values ('firma.example', 'editor')",
    );
  });

  const allow = (domain: string, role = "writer", who = admin) =>
    as(database, who, "insert into public.otm_allowed_domains (domain, role) values ($1, $2)", [
      domain,
      role,
    ]);
  const list = "select domain, role from public.otm_allowed_domains order by domain";

  it("are read, added and removed by administrators", async () => {
    await allow("bureau.example");
    expect(await as(database, admin, list)).toEqual([
      { domain: "bureau.example", role: "writer" },
      { domain: "firma.example", role: "editor" },
    ]);
    await as(database, admin, "delete from public.otm_allowed_domains where domain = 'firma.example'");
    expect(await database.query("select domain, created_by from public.otm_allowed_domains")).toEqual([
      { domain: "bureau.example", created_by: admin.id },
    ]);
  });

  it("are neither seen nor touched by others, nor once the session has ended", async () => {
    await database.query("delete from auth.sessions where user_id = $1", [admin.id]);
    for (const who of [editor, writer, user, admin]) {
      expect(await as(database, who, list)).toEqual([]);
      await expect(allow("bureau.example", "writer", who)).rejects.toMatchObject(refused);
      expect(await as(database, who, "delete from public.otm_allowed_domains returning domain")).toEqual([]);
    }
    await expect(as(database, visitor, list)).rejects.toMatchObject(refused);
  });

  it("give no role above editor, and are not changed nor signed for somebody else", async () => {
    await expect(allow("bureau.example", "admin")).rejects.toMatchObject({ code: "23514" });
    const change = "update public.otm_allowed_domains set role = 'writer'";
    await expect(as(database, admin, change)).rejects.toMatchObject(refused);
    const forge = `insert into public.otm_allowed_domains (domain, role, created_by)
      values ('bureau.example', 'writer', '${editor.id}')`;
    await expect(as(database, admin, forge)).rejects.toMatchObject(refused);
    await expect(allow("firma.example")).rejects.toMatchObject({ code: "23505" });
  });

  it.each([
    ["nl", "domain_shape"],
    ["", "domain_shape"],
    ["*.firma.example", "domain_shape"],
    ["Firma.example", "domain_shape"],
    ["fírma.example", "domain_shape"],
    ["firma.example.", "domain_shape"],
    [".firma.example", "domain_shape"],
    ["-firma.example", "domain_shape"],
    ["firma..example", "domain_shape"],
    ["firma.example\n", "domain_shape"],
    ["eva@firma.example", "domain_shape"],
    ["firma.example:8080", "domain_shape"],
    ["192.0.2.7", "domain_shape"],
    [`${"a".repeat(64)}.example`, "domain_shape"],
    [`${"a.".repeat(124)}example`, "domain_length"],
    ["gmail.com", "domain_is_no_mail_service"],
    ["outlook.com", "domain_is_no_mail_service"],
    ["ziggo.nl", "domain_is_no_mail_service"],
  ])("are not %j", async (domain, constraint) => {
    await expect(allow(domain)).rejects.toMatchObject({
      code: "23514",
      message: expect.stringContaining(constraint),
    });
  });

  it.each(["a.nl", "xn--mnchen-3ya.de", "afdeling.firma.co.uk", "1-2.example"])(
    "may be %s",
    async (domain) => {
      await allow(domain);
    },
  );

  it("are in the audit log when they come and go", async () => {
    await allow("bureau.example");
    await as(database, admin, "delete from public.otm_allowed_domains where domain = 'bureau.example'");
    const events = await database.query(
      "select event, label, actor_id from private.audit_log where actor_id is not null order by created_at, id",
    );
    expect(events).toEqual([
      { event: "domain-allowed", label: "bureau.example → writer", actor_id: admin.id },
      { event: "domain-removed", label: "bureau.example → writer", actor_id: admin.id },
    ]);
  });

  it("stay when the account of who added them goes", async () => {
    await allow("bureau.example");
    await database.query("delete from auth.users where id = $1", [admin.id]);
    expect(await database.query("select domain, created_by from public.otm_allowed_domains")).toContainEqual({
      domain: "bureau.example",
      created_by: null,
    });
  });

  it("give no role again: an account remembers that one was taken from it", async () => {
    await as(database, admin, "delete from public.user_roles where user_id = $1", [writer.id]);
    await as(database, admin, "update public.user_roles set user_id = $2 where user_id = $1", [
      editor.id,
      user.id,
    ]);
    const marked = await database.query(
      "select id from auth.users where raw_app_meta_data -> 'had_role' = 'true' order by id",
    );
    expect(marked).toEqual([{ id: editor.id }, { id: writer.id }]);
    await database.query("delete from auth.users where id = $1", [user.id]);
  });
});
