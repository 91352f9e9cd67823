import { describe, expect, it } from "vitest";
import { activePage, arrangeContent, draft, published } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, refused, user } from "./users.ts";

describeOnRows("a signed-in user who is no administrator", [createUsers, arrangeContent], (database) => {
  const act = (statement: string) => as(database, user, statement);

  it("has no role, and reads nothing about others' roles", async () => {
    const roles = `
      select public.has_role('${user.id}', 'admin') as own, public.has_role('${admin.id}', 'admin') as other,
        public.has_role(null, 'admin') as nobody, public.has_role('${user.id}', 'owner') as unknown`;
    expect(await act(roles)).toEqual([{ own: false, other: false, nobody: false, unknown: false }]);
    expect(await act("select 1 from public.user_roles")).toEqual([]);
  });

  it("can't become an administrator", async () => {
    const statement = `insert into public.user_roles (user_id, role) values ('${user.id}', 'admin')`;
    await expect(act(statement)).rejects.toMatchObject(refused);
    expect(await act(`update public.user_roles set user_id = '${user.id}' returning 1`)).toEqual([]);
  });

  it("can't revoke an administrator's role", async () => {
    expect(await act("delete from public.user_roles returning 1")).toEqual([]);
  });

  it("reads what a visitor reads, and no draft", async () => {
    expect(await act("select slug from public.otm_blog_articles order by slug")).toEqual([
      { slug: "published" },
      { slug: "unfeatured" },
    ]);
    expect(await act(`select 1 from public.otm_blog_article_content where article_id = '${draft}'`)).toEqual(
      [],
    );
  });

  it("can't publish a draft, or touch anything", async () => {
    expect(await act("update public.otm_blog_articles set published = true returning 1")).toEqual([]);
    expect(await act("delete from public.otm_blog_articles returning 1")).toEqual([]);
  });

  it("inserts messages and requests like a visitor, and reads none", async () => {
    await act(
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('U', 'u@x.nl', 'Hoi')",
    );
    await act(
      `insert into public.otm_download_submissions (page_id, name, email) values ('${activePage}', 'U', 'u@x.nl')`,
    );
    expect(await act("select 1 from public.otm_contact_subm_vlotwerk")).toEqual([]);
    expect(await act("select 1 from public.otm_download_submissions")).toEqual([]);
  });

  describe("is rejected when calling", () => {
    it.each(["article", "download-page", "about-page"])("save_document for a new %s", async (kind) => {
      await expect(act(`select public.save_document('${kind}', '{}')`)).rejects.toMatchObject(refused);
    });

    it("save_document and save_working_version for an article that it can read", async () => {
      for (const statement of [
        `select public.save_document('article', '{}', '${published}', 1)`,
        `select public.save_working_version('article', '${published}', 1, '{}')`,
      ])
        await expect(act(statement)).rejects.toMatchObject(refused);
    });

    it("delete_article", async () => {
      await expect(act(`select public.delete_article('${published}')`)).rejects.toMatchObject(refused);
    });

    it("private.is_admin", async () => {
      await expect(act("select private.is_admin()")).rejects.toMatchObject(refused);
    });
  });

  it("moves nothing", async () => {
    const order =
      "select article_id, display_order from public.otm_homepage_featured_articles order by article_id";
    const before = await database.query(order);
    await act(`
      select public.move_featured_article(id, 'down') from public.otm_homepage_featured_articles;`);
    expect(await database.query(order)).toEqual(before);
  });
});
