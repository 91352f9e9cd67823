import { beforeAll, expect, it } from "vitest";
import { arrangeContent, draft, published } from "../../../../supabase/tests/content.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("a visitor, through supabase-js", (open) => {
  let api: Api;
  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    await database.execute(`
      insert into public.otm_blog_articles (id, slug, published, created_at) values
        ('a0000000-0000-4000-8000-000000000004', 'newest', true, '2099-01-01');
      insert into public.otm_blog_article_content (article_id, language, title, content) values
        ('a0000000-0000-4000-8000-000000000004', 'en', 'New "quoted" é', 'x');
    `);
    api = await openApi(database);
  });

  it("lists the published articles, newest first, with texts and tags", async () => {
    const { data, error } = await api
      .client()
      .from("otm_blog_articles")
      .select(`
        id, slug, author, read_time, image_url, created_at,
        otm_blog_article_content (language, title, subtitle, excerpt),
        otm_blog_tags (name, slug)
      `)
      .eq("published", true)
      .order("created_at", { ascending: false })
      .order("slug");
    expect(error).toBeNull();
    expect(data?.map(({ slug }) => slug)).toEqual(["newest", "published", "unfeatured"]);
    expect(data?.[0]).toEqual({
      id: "a0000000-0000-4000-8000-000000000004",
      slug: "newest",
      author: "Anonymous",
      read_time: 5,
      image_url: null,
      created_at: "2099-01-01T00:00:00+00:00",
      otm_blog_article_content: [{ language: "en", title: 'New "quoted" é', subtitle: null, excerpt: null }],
      otm_blog_tags: [],
    });
    expect(data?.[1]).toMatchObject({ otm_blog_tags: [{ name: "Public", slug: "public" }] });
  });

  it("finds an article by its slug; PGRST116 without one, or for a draft", async () => {
    const bySlug = (slug: string) =>
      api
        .client()
        .from("otm_blog_articles")
        .select("*, content:otm_blog_article_content(*), tags:otm_blog_tags(name, slug)")
        .eq("slug", slug)
        .eq("published", true)
        .single();
    const found = await bySlug("published");
    expect(found.data).toMatchObject({
      id: published,
      related_articles: [],
      content: [{ article_id: published, title: "Gepubliceerd", content: "<p>Voor iedereen.</p>" }],
      tags: [{ slug: "public" }],
    });
    for (const slug of ["draft", "nowhere"]) {
      expect(await bySlug(slug)).toMatchObject({
        status: 406,
        data: null,
        error: {
          code: "PGRST116",
          details: "The result contains 0 rows",
          hint: null,
          message: "Cannot coerce the result to a single JSON object",
        },
      });
    }
  });

  it("returns null through maybeSingle without a row", async () => {
    const missing = await api.client().from("otm_blog_articles").select("id").eq("slug", "x").maybeSingle();
    expect(missing).toMatchObject({ data: null, error: null });
    const found = await api
      .client()
      .from("otm_blog_articles")
      .select("id")
      .eq("slug", "newest")
      .maybeSingle();
    expect(found.data).toEqual({ id: "a0000000-0000-4000-8000-000000000004" });
  });

  it("returns at most three chosen and published related articles", async () => {
    const { data } = await api
      .client()
      .from("otm_blog_articles")
      .select("slug, otm_blog_article_content(language, title)")
      .eq("published", true)
      .neq("id", published)
      .in("id", [draft, published, "a0000000-0000-4000-8000-000000000003"])
      .limit(3);
    expect(data).toEqual([{ slug: "unfeatured", otm_blog_article_content: [] }]);
  });

  it("reads the questions of an article in their order", async () => {
    const { data } = await api
      .client()
      .from("otm_blog_article_faqs")
      .select("*")
      .eq("article_id", published)
      .order("display_order", { ascending: true });
    expect(data).toMatchObject([{ question_nl: "Wat?", answer_nl: "Dit.", display_order: 1 }]);
  });

  it("reads the about page and the active team in its order", async () => {
    const about = await api.client().from("otm_about_us_content").select("*");
    expect(about.data).toMatchObject([{ content_key: "about_title", value_nl: "Over ons", value_en: "" }]);
    const team = await api
      .client()
      .from("otm_team_members")
      .select("*")
      .eq("active", true)
      .order("display_order", { ascending: true });
    expect(team.data).toMatchObject([{ name: "Noor" }]);
  });

  it("invokes the function for the featured articles", async () => {
    const { data, error } = await api.client().functions.invoke("get-homepage-featured-articles");
    expect(error).toBeNull();
    expect(data).toEqual([
      {
        id: expect.any(String),
        article_id: published,
        display_order: 1,
        otm_blog_articles: {
          id: published,
          slug: "published",
          author: "Anonymous",
          read_time: 5,
          image_url: null,
          created_at: expect.any(String),
          published: true,
          published_at: expect.any(String),
          otm_blog_article_content: [
            { language: "nl", title: "Gepubliceerd", subtitle: null, excerpt: null },
          ],
          otm_blog_tags: [{ name: "Public", slug: "public" }],
        },
      },
    ]);
    const admin = await api.signIn({ isAdmin: true });
    const all = await api.client(admin).functions.invoke("get-homepage-featured-articles");
    expect(all.data).toHaveLength(2);
    const unknown = await api.client().functions.invoke("constructor");
    expect(unknown.error.context.status).toBe(404);
    expect(await unknown.error.context.json()).toEqual({
      code: "NOT_FOUND",
      message: "Requested function was not found",
    });
  });
});
