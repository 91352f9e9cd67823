// @module-tag S1

import { beforeEach, describe, expect, it } from "vitest";
import { activeMember, arrangeContent, draft, formerMember, published, unfeatured } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, otherAdmin, user } from "./users.ts";

describeOnRows("an administrator", [createUsers, arrangeContent], (database) => {
  const act = (statement: string) => as(database, admin, statement);

  it("has the role, and reads who has it", async () => {
    const roles = `
      select public.has_role('${admin.id}', 'admin') as own, public.has_role('${otherAdmin.id}', 'admin') as other,
        public.has_role('${user.id}', 'admin') as "user"`;
    expect(await act(roles)).toEqual([{ own: true, other: true, user: false }]);
  });

  it("deletes an article with all that belongs to it", async () => {
    await act(`select public.delete_article('${draft}')`);
    const left = await database.query(`
      select 1 from public.otm_blog_article_content where article_id = '${draft}'
      union all select 1 from public.otm_blog_article_tags where article_id = '${draft}'
      union all select 1 from public.otm_blog_article_faqs where article_id = '${draft}'
      union all select 1 from public.otm_blog_article_slugs where article_id = '${draft}'
      union all select 1 from public.otm_homepage_featured_articles where article_id = '${draft}'`);
    expect(left).toEqual([]);
    await expect(act(`select public.delete_article('${draft}')`)).rejects.toMatchObject({ code: "PT404" });
  });

  describe("orders the featured articles", () => {
    const order =
      "select article_id as article from public.otm_homepage_featured_articles order by display_order, id";
    const move = (article: string, direction: string) =>
      act(`
        select public.move_featured_article(id, '${direction}') from public.otm_homepage_featured_articles
        where article_id = '${article}'`);

    beforeEach(async () => {
      await act(`
        insert into public.otm_homepage_featured_articles (article_id, display_order) values ('${unfeatured}', 9)`);
    });

    it("by swapping one with the neighbour above or below", async () => {
      await move(unfeatured, "up");
      expect(await act(order)).toEqual([{ article: published }, { article: unfeatured }, { article: draft }]);
      await move(published, "down");
      expect(await act(order)).toEqual([{ article: unfeatured }, { article: published }, { article: draft }]);
    });

    it("but not past the ends", async () => {
      await move(published, "up");
      await move(unfeatured, "down");
      expect(await act(order)).toEqual([{ article: published }, { article: draft }, { article: unfeatured }]);
    });

    it("also with equal positions", async () => {
      await act("update public.otm_homepage_featured_articles set display_order = 1");
      const [first, second, third] = await act(order).then((rows) =>
        rows.map((row) => Object.values(row)[0]),
      );
      await move(String(third), "up");
      expect(await act(order)).toEqual([{ article: first }, { article: third }, { article: second }]);
    });

    it("up or down, and no other way", async () => {
      await expect(move(published, "left")).rejects.toMatchObject({ code: "22023" });
    });

    it("concurrently with another administrator, without losing a move", async () => {
      await Promise.all([
        move(unfeatured, "up"),
        as(
          database,
          otherAdmin,
          `select public.move_featured_article(id, 'up') from public.otm_homepage_featured_articles
           where article_id = '${unfeatured}'`,
        ),
      ]);
      expect(await act(order)).toEqual([{ article: unfeatured }, { article: published }, { article: draft }]);
    });
  });

  describe("orders the team", () => {
    const order = "select name from public.otm_team_members where active order by display_order, id";

    it("by swapping one with the active neighbour, stepping over former members", async () => {
      await act("insert into public.otm_team_members (name, display_order) values ('Daan', 3)");
      await act(`select public.move_team_member('${activeMember}', 'down')`);
      expect(await act(order)).toEqual([{ name: "Daan" }, { name: "Noor" }]);
      const places = await act("select display_order from public.otm_team_members order by display_order");
      expect(places).toEqual([{ display_order: 1 }, { display_order: 2 }, { display_order: 3 }]);
    });

    it("but not past the ends", async () => {
      const all = "select name, display_order from public.otm_team_members order by name";
      const before = await act(all);
      await act(`select public.move_team_member('${activeMember}', 'down')`);
      await act(`select public.move_team_member('${formerMember}', 'up')`);
      expect(await act(all)).toEqual(before);
    });
  });
});
