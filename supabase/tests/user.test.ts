// @module-tag S1
// @module-tag S3

import { describe, expect, it } from "vitest";
import { arrangeContent, published } from "./content.ts";
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
