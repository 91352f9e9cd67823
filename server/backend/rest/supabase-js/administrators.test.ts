import { beforeAll, expect, it } from "vitest";
import {
  activeMember,
  activePage,
  arrangeContent,
  draft,
  draftPage,
  publicTag,
  published,
  secretTag,
} from "../../../../supabase/tests/content.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("an administrator, through supabase-js", (open) => {
  let api: Api;
  let token: string;
  let admin: ReturnType<Api["client"]>;
  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
    token = await api.signIn({ isAdmin: true });
    admin = api.client(token);
  });

  it("checks a user's role", async () => {
    const claims = JSON.parse(atob(token.split(".")[1] ?? ""));
    const own = await admin.rpc("has_role", { _user_id: claims.sub, _role: "admin" });
    expect(own).toMatchObject({ status: 200, data: true, error: null });
    const byAddress = await admin.rpc("has_role", { _user_id: claims.sub, _role: "x" }, { get: true });
    expect(byAddress.data).toBe(false);
  });

  it("lists all articles for the panel, and the drafts alone", async () => {
    const list = () =>
      admin
        .from("otm_blog_articles")
        .select("*, otm_blog_article_content(language, title, excerpt), otm_blog_tags(id, name, slug)")
        .order("created_at", { ascending: false });
    expect((await list()).data).toHaveLength(3);
    expect((await list().eq("published", false)).data).toMatchObject([
      { id: draft, otm_blog_article_content: [{ title: "Concept" }], otm_blog_tags: [{ id: secretTag }] },
    ]);
  });

  it("loads an article for editing, and finds slug by id and id by slug", async () => {
    const loaded = await admin
      .from("otm_blog_articles")
      .select("*, otm_blog_article_content(*), otm_blog_article_tags(tag_id)")
      .eq("id", draft)
      .single();
    expect(loaded.data).toMatchObject({
      slug: "draft",
      otm_blog_article_content: [{ language: "nl", content: "<p>Geheim.</p>" }],
      otm_blog_article_tags: [{ tag_id: secretTag }],
    });
    expect((await admin.from("otm_blog_articles").select("slug").eq("id", draft).single()).data).toEqual({
      slug: "draft",
    });
    expect((await admin.from("otm_blog_articles").select("id").eq("slug", "draft").single()).data).toEqual({
      id: draft,
    });
  });

  it("inserts, updates and deletes an article by single calls", async () => {
    const values = {
      slug: "long-way",
      author: "Noor",
      read_time: 7,
      image_url: null,
      published: false,
      related_articles: [published],
    };
    const inserted = await admin.from("otm_blog_articles").insert([values]).select().single().throwOnError();
    expect(inserted).toMatchObject({ status: 201, data: values, error: null });
    const id: string = inserted.data.id;

    const content = [
      { article_id: id, language: "nl", title: "Lang", subtitle: null, content: "<p>é</p>", excerpt: null },
      { article_id: id, language: "en", title: "Long", subtitle: null, content: "<p>e</p>", excerpt: null },
    ];
    expect(await admin.from("otm_blog_article_content").insert(content)).toMatchObject({ status: 201 });
    const verified = await admin
      .from("otm_blog_article_content")
      .select("*")
      .eq("article_id", id)
      .order("language");
    const defaults = { meta_title: null, meta_description: null, published: true };
    expect(verified.data).toEqual(content.toReversed().map((variant) => ({ ...variant, ...defaults })));
    expect(
      await admin.from("otm_blog_article_tags").insert([
        { article_id: id, tag_id: publicTag },
        { article_id: id, tag_id: secretTag },
      ]),
    ).toMatchObject({ status: 201, error: null });
    const faqs = await admin
      .from("otm_blog_article_faqs")
      .insert([
        {
          article_id: id,
          question_nl: "V?",
          answer_nl: "A",
          question_en: "",
          answer_en: "",
          display_order: 1,
        },
      ])
      .select("display_order");
    expect(faqs.data).toEqual([{ display_order: 1 }]);

    const updated = await admin
      .from("otm_blog_articles")
      .update({ ...values, published: true })
      .eq("id", id);
    expect(updated).toMatchObject({ status: 204, data: null, error: null });
    const tagged = await admin
      .from("otm_blog_articles")
      .update({ read_time: 8 })
      .eq("id", id)
      .select("read_time, published, tags:otm_blog_tags(slug)")
      .single()
      .throwOnError();
    expect(tagged.data).toMatchObject({ read_time: 8, published: true });
    expect(tagged.data.tags.map(({ slug }) => slug).sort()).toEqual(["public", "secret"]);

    for (const rows of [
      admin.from("otm_blog_article_content").delete({ count: "exact" }),
      admin.from("otm_blog_article_tags").delete({ count: "exact" }),
      admin.from("otm_blog_article_faqs").delete({ count: "exact" }),
    ]) {
      const deleted = await rows.eq("article_id", id);
      expect(deleted).toMatchObject({ status: 204, error: null });
      expect(deleted.count).toBeGreaterThan(0);
    }
    const gone = await admin.from("otm_blog_articles").delete().eq("id", id).select("slug").single();
    expect(gone).toMatchObject({ status: 200, data: { slug: "long-way" } });
  });

  it("adds, swaps and removes featured articles", async () => {
    const picker = await admin
      .from("otm_blog_articles")
      .select("id, slug, published, otm_blog_article_content(language, title)")
      .eq("published", true)
      .order("created_at", { ascending: false });
    expect(picker.data).toContainEqual(expect.objectContaining({ slug: "unfeatured" }));
    const featured = admin.from("otm_homepage_featured_articles");
    const id = "a0000000-0000-4000-8000-000000000003";
    const added = await featured
      .insert({ article_id: id, display_order: 3 })
      .select("id")
      .single()
      .throwOnError();
    expect(added.status).toBe(201);
    expect(await featured.insert({ article_id: id, display_order: 4 })).toMatchObject({
      status: 409,
      error: { code: "23505" },
    });
    expect(await featured.update({ display_order: 9 }).eq("id", added.data.id)).toMatchObject({
      status: 204,
    });
    expect(await featured.delete().eq("id", added.data.id)).toMatchObject({ status: 204, error: null });
  });

  it("upserts the texts of the about page by their key", async () => {
    const about = admin.from("otm_about_us_content");
    const upserted = await about
      .upsert(
        [
          { content_key: "about_title", value_nl: "Wij", value_en: "Us" },
          { content_key: "statement", value_nl: "<p>S</p>", value_en: "" },
        ],
        { onConflict: "content_key" },
      )
      .select();
    expect(upserted).toMatchObject({
      error: null,
      data: [{ value_nl: "Wij" }, { content_key: "statement" }],
    });
    const ignored = await about.upsert(
      { content_key: "statement", value_nl: "no", value_en: "no" },
      { onConflict: "content_key", ignoreDuplicates: true },
    );
    expect(ignored.error).toBeNull();
    expect((await about.select("value_nl").order("content_key")).data).toEqual([
      { value_nl: "Wij" },
      { value_nl: "<p>S</p>" },
    ]);
  });

  it("adds, changes, deactivates and removes team members", async () => {
    const team = admin.from("otm_team_members");
    const added = await team
      .insert({ name: "New Team Member", display_order: 3, active: true })
      .select()
      .single()
      .throwOnError();
    const id: string = added.data.id;
    const changes = { name: "Daan", role_nl: "Adviseur", bio_en: "Bio", image_url: "", display_order: 4 };
    expect((await team.update(changes).eq("id", id).select().single()).data).toMatchObject(changes);
    expect(await team.update({ active: false }).eq("id", activeMember)).toMatchObject({ status: 204 });
    expect(await team.delete().eq("id", id)).toMatchObject({ status: 204 });
    expect((await team.select("id").eq("active", true)).data).toEqual([]);
  });

  it("creates, fills and deletes download pages", async () => {
    const pages = admin.from("otm_download_pages");
    const made = await pages
      .insert([{ slug: "new_page", active: false }])
      .select()
      .single()
      .throwOnError();
    expect(made.data).toMatchObject({ slug: "new_page", active: false });
    expect(await pages.insert([{ slug: "new_page", active: false }])).toMatchObject({
      status: 409,
      error: { code: "23505" },
    });
    const list = await pages.select("*").order("created_at", { ascending: false });
    expect(list.data).toHaveLength(3);
    const content = admin.from("otm_download_page_content");
    for (const title of ["Eerst", "Daarna"]) {
      const upserted = await content.upsert(
        [
          { page_id: made.data.id, language: "nl", title },
          { page_id: made.data.id, language: "en", title: `${title} (en)` },
        ],
        { onConflict: "page_id,language" },
      );
      expect(upserted.error).toBeNull();
    }
    const loaded = await pages
      .select("*, otm_download_page_content(*)")
      .eq("id", made.data.id)
      .single()
      .throwOnError();
    expect(loaded.data.otm_download_page_content.map(({ title }) => title).sort()).toEqual([
      "Daarna",
      "Daarna (en)",
    ]);
    expect((await pages.select("id").eq("slug", "draft_page").single()).data).toEqual({ id: draftPage });
    expect(await pages.delete().eq("id", made.data.id)).toMatchObject({ status: 204, error: null });
    const requests = await admin
      .from("otm_download_submissions")
      .select("name, otm_download_pages(slug)")
      .eq("page_id", activePage);
    expect(requests.data).toEqual([{ name: "Anna", otm_download_pages: { slug: "active_page" } }]);
  });
});
