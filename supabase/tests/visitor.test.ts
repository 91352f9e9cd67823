import { describe, expect, it } from "vitest";
import { activePage, arrangeContent, draft, draftPage, published } from "./content.ts";
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

    it("by its id, its slug or a pattern", async () => {
      const statement = "select 1 from public.otm_blog_articles where id = $1 or slug = $2 or slug like $3";
      expect(await as(database, visitor, statement, [draft, "draft", "dra%"])).toEqual([]);
    });

    it("by counting", async () => {
      expect(await read("select count(*) from public.otm_blog_articles where not published")).toEqual([
        { count: 0 },
      ]);
    });

    it("by a tag used by a draft only", async () => {
      expect(await read("select 1 from public.otm_blog_tags where slug = 'secret'")).toEqual([]);
    });

    it("by an error that a filter would cause on it", async () => {
      const statement =
        "select 1 from public.otm_blog_article_content where title = 'Concept' and title::int = 1";
      expect(await read(statement)).toEqual([]);
    });

    it("by an upsert conflict with it", async () => {
      const statement = `
        insert into public.otm_blog_articles (id, slug) values ('${draft}', 'mine')
        on conflict (id) do update set slug = excluded.slug returning slug`;
      await expect(read(statement)).rejects.toMatchObject(refused);
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
    const message =
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('Ria', 'ria@x.nl', 'Hoi')";
    const request = (page: string) =>
      `insert into public.otm_download_submissions (page_id, name, email) values ('${page}', 'Ria', 'ria@x.nl')`;

    it("a contact message, and can't read it back", async () => {
      await read(message);
      await expect(read(`${message} returning id`)).rejects.toMatchObject(refused);
      await expect(read("select 1 from public.otm_contact_subm_vlotwerk")).rejects.toMatchObject(refused);
      await expect(read("select count(*) from public.otm_contact_subm_vlotwerk")).rejects.toMatchObject(
        refused,
      );
    });

    it("a request from an active download page, and can't read it back", async () => {
      await read(request(activePage));
      await expect(read(`${request(activePage)} returning email`)).rejects.toMatchObject(refused);
      await expect(read("select 1 from public.otm_download_submissions")).rejects.toMatchObject(refused);
    });

    it("no request from a draft of a download page, nor from one that isn't there", async () => {
      await expect(read(request(draftPage))).rejects.toMatchObject(refused);
      await expect(read(request(draft))).rejects.toMatchObject(refused);
    });

    it.each(["id", "created_at"])("nothing with its own %s", async (column) => {
      const statement = `
        insert into public.otm_contact_subm_vlotwerk (name, email, message, ${column})
        values ('Ria', 'ria@x.nl', 'Hoi', default)`;
      await expect(read(statement)).rejects.toMatchObject(refused);
    });
  });

  describe("has no access to", () => {
    it.each(["auth.users", "public.user_roles", "supabase_migrations.schema_migrations"])(
      "%s",
      async (table) => {
        await expect(read(`select 1 from ${table}`)).rejects.toMatchObject(refused);
      },
    );

    const calls = [
      `public.has_role('${draft}', 'admin')`,
      "private.is_admin()",
      "public.save_document('article', '{}')",
      "public.list_waiting('article', '{}')",
      `public.delete_article('${published}')`,
      `public.move_featured_article('${published}', 'up')`,
      `public.move_homepage_case('${published}', 'up')`,
      `public.move_team_member('${published}', 'up')`,
    ];
    it.each(calls)("%s", async (call) => {
      await expect(read(`select ${call}`)).rejects.toMatchObject(refused);
    });

    it("truncating a table, and creating one", async () => {
      await expect(read("truncate public.otm_blog_articles")).rejects.toMatchObject(refused);
      await expect(read("create table public.mine (id int)")).rejects.toMatchObject(refused);
    });
  });
});
