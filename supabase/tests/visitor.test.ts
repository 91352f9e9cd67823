// @module-tag S1
// @module-tag S3

import { describe, expect, it } from "vitest";
import { arrangeContent, draft, draftPage } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createUsers, refused, visitor } from "./users.ts";

describeOnRows("a visitor", [createUsers, arrangeContent], (database) => {
  const read = (statement: string) => as(database, visitor, statement);

  describe("reads", () => {
    it("a published article with its content, tags, questions, former slugs and featured place", async () => {
      const rows = await read(`
        select article.slug, title, tag.slug as tag, question_nl, former.slug as former, featured.display_order
        from public.otm_blog_articles article
        join public.otm_blog_article_content content on content.article_id = article.id
        join public.otm_blog_article_tags link on link.article_id = article.id
        join public.otm_blog_tags tag on tag.id = link.tag_id
        join public.otm_blog_article_faqs faq on faq.article_id = article.id
        join public.otm_blog_article_slugs former on former.article_id = article.id
        join public.otm_homepage_featured_articles featured on featured.article_id = article.id`);
      expect(rows).toEqual([
        {
          slug: "published",
          title: "Gepubliceerd",
          tag: "public",
          question_nl: "Wat?",
          former: "was-published",
          display_order: 1,
        },
      ]);
    });

    it("the about page and its active members", async () => {
      expect(await read("select value_nl from public.otm_about_us_content")).toEqual([
        { value_nl: "Over ons" },
      ]);
      expect(await read("select name from public.otm_team_members")).toEqual([{ name: "Noor" }]);
    });

    it("an active download page with its content and former slugs", async () => {
      const rows = await read(`
        select page.slug, title, former.slug as former from public.otm_download_pages page
        join public.otm_download_page_content content on content.page_id = page.id
        join public.otm_download_page_slugs former on former.page_id = page.id`);
      expect(rows).toEqual([{ slug: "active_page", title: "Gids", former: "was_active" }]);
    });
  });

  describe("does not find drafts", () => {
    const owned = [
      "otm_blog_article_content",
      "otm_blog_article_tags",
      "otm_blog_article_faqs",
      "otm_blog_article_slugs",
      "otm_homepage_featured_articles",
    ];

    it.each(owned)("by querying %s for its rows", async (table) => {
      expect(await read(`select 1 from public.${table} where article_id = '${draft}'`)).toEqual([]);
    });

    it("among the texts and former slugs of download pages", async () => {
      expect(
        await read(`select 1 from public.otm_download_page_content where page_id = '${draftPage}'`),
      ).toEqual([]);
      expect(
        await read(`select 1 from public.otm_download_page_slugs where page_id = '${draftPage}'`),
      ).toEqual([]);
    });
  });

  describe("sends", () => {
    const request = (page: string) =>
      `insert into public.otm_download_submissions (page_id, name, email) values ('${page}', 'Ria', 'ria@x.nl')`;

    it("no request from a draft of a download page, nor from one that isn't there", async () => {
      await expect(read(request(draftPage))).rejects.toMatchObject(refused);
      await expect(read(request(draft))).rejects.toMatchObject(refused);
    });
  });

  it("neither truncates a table nor creates one", async () => {
    await expect(read("truncate public.otm_blog_articles")).rejects.toMatchObject(refused);
    await expect(read("create table public.mine (id int)")).rejects.toMatchObject(refused);
  });
});
