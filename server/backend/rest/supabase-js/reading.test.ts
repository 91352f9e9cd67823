import { expect, it } from "vitest";
import { published } from "../../../../supabase/tests/content.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { openWire } from "./wire.ts";

describeOnDatabase("reading in the wire format", (open) => {
  const wire = openWire(open);

  it("counts and ranges: Content-Range, 206, and 416 past the end", async () => {
    const count = { Prefer: "count=exact" };
    const all = await wire.get("otm_blog_tags?select=slug", count);
    expect([all.status, all.headers.get("content-range")]).toEqual([200, "0-21/22"]);
    const some = await wire.get("otm_blog_tags?select=slug&order=slug&limit=5&offset=3", count);
    expect([some.status, some.headers.get("content-range")]).toEqual([206, "3-7/22"]);
    const uncounted = await wire.get("otm_blog_tags?select=slug&limit=5");
    expect([uncounted.status, uncounted.headers.get("content-range")]).toEqual([200, "0-4/*"]);
    const byHeader = await wire.get("otm_blog_tags?select=slug&order=slug", { Range: "20-29" });
    expect([byHeader.headers.get("content-range"), await byHeader.json()]).toEqual([
      "20-21/*",
      [{ slug: "tag-28" }, { slug: "tag-29" }],
    ]);
    const none = await wire.get("otm_blog_tags?slug=eq.none", count);
    expect([none.status, none.headers.get("content-range"), await none.json()]).toEqual([200, "*/0", []]);
    expect(await wire.error("otm_blog_tags?offset=100", count)).toEqual({
      status: 416,
      code: "PGRST103",
      details: "An offset of 100 was requested, but there are only 22 rows.",
      hint: null,
      message: "Requested range not satisfiable",
    });
    expect(await wire.error("otm_blog_tags", { Range: "9-3" })).toMatchObject({
      status: 416,
      code: "PGRST103",
    });
    expect(await wire.error("otm_blog_tags?limit=-1")).toMatchObject({ status: 416, code: "PGRST103" });
    const client = wire.api().client(wire.admin());
    const ranged = await client
      .from("otm_blog_tags")
      .select("slug", { count: "exact" })
      .order("slug")
      .range(2, 3);
    expect(ranged).toMatchObject({ status: 206, count: 22, data: [{ slug: "tag-10" }, { slug: "tag-11" }] });
  });

  it("answers HEAD with headers alone", async () => {
    const response = await wire
      .api()
      .call(
        "/rest/v1/otm_blog_tags?limit=2",
        { method: "HEAD", headers: { Prefer: "count=exact" } },
        wire.admin(),
      );
    expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
      206,
      "0-1/22",
      "",
    ]);
    const missing = await wire.api().call("/rest/v1/nothing", { method: "HEAD" });
    expect([missing.status, await missing.text()]).toEqual([404, ""]);
  });

  it("supports every filter operator", async () => {
    const client = wire.api().client(wire.admin());
    const slugs = async (filters: string) => {
      const response = await wire.get(`otm_blog_tags?select=slug&order=slug&${filters}`);
      const rows: { slug: string }[] = JSON.parse(await response.text());
      return rows.map(({ slug }) => slug).join(" ");
    };
    expect(await slugs("slug=gte.tag-27&slug=lt.tag-29")).toBe("tag-27 tag-28");
    expect(await slugs("slug=gt.tag-27&slug=lte.tag-29")).toBe("tag-28 tag-29");
    expect(await slugs("slug=like.tag-1*&slug=not.in.(tag-10,tag-11,tag-12,tag-13,tag-14)")).toBe(
      "tag-15 tag-16 tag-17 tag-18 tag-19",
    );
    expect(await slugs("name=ilike.SEC*")).toBe("secret");
    expect(await slugs("slug=neq.secret&slug=not.like.tag*")).toBe("public");
    expect(await slugs("slug=in.()")).toBe("");
    expect(await slugs("name=is.null")).toBe("");
    expect(await slugs("or=(slug.eq.public,and(slug.gt.tag-27,not.or(slug.eq.tag-28,name.is.null)))")).toBe(
      "public tag-29",
    );
    expect(await slugs("not.and=(slug.neq.public,slug.neq.secret)")).toBe("public secret");
    expect(await slugs("slug=not.is.null&limit=1")).toBe("public");
    const quoted = await client.from("otm_blog_tags").select("slug").in("name", ["Tag 10", "a,b(c)"]);
    expect(quoted.data).toEqual([{ slug: "tag-10" }]);
    const either = await client
      .from("otm_blog_tags")
      .select("slug")
      .or('name.eq."Tag 11",slug.in.(secret,public)');
    expect(either.data).toHaveLength(3);
    const published = await client.from("otm_blog_articles").select("slug").is("published", false);
    expect(published.data).toEqual([{ slug: "draft" }]);
  });

  it("embeds to one, to many, through a link table, inner, by hint, with aliases and three levels deep", async () => {
    const client = wire.api().client(wire.admin());
    const deep = await client
      .from("otm_homepage_featured_articles")
      .select(
        "place:display_order, article:otm_blog_articles!inner(slug, links:otm_blog_article_tags(tag:otm_blog_tags(slug)))",
      )
      .eq("article.slug", "published");
    expect(deep.data).toEqual([
      {
        place: 1,
        article: {
          slug: "published",
          links: [{ tag: { slug: "public" } }],
        },
      },
    ]);
    const oneToOne = await client
      .from("otm_blog_articles")
      .select("slug, otm_homepage_featured_articles(display_order)")
      .eq("id", published)
      .single();
    expect(oneToOne.data).toEqual({
      slug: "published",
      otm_homepage_featured_articles: { display_order: 1 },
    });
    const hinted = await wire.get(
      "otm_blog_tags?select=slug,otm_blog_articles!otm_blog_article_tags(slug)&slug=eq.public",
    );
    expect(await hinted.json()).toEqual([{ slug: "public", otm_blog_articles: [{ slug: "published" }] }]);
    const byColumn = await wire.get(
      "otm_blog_article_faqs?select=article:article_id(slug)&question_nl=eq.Wat?",
    );
    expect(await byColumn.json()).toEqual([{ article: { slug: "published" } }]);
    const ordered = await wire.get(
      "otm_blog_articles?select=slug,c:otm_blog_article_content(title)&c.order=title.desc.nullslast&c.limit=1" +
        "&c.language=eq.nl&c.or=(title.eq.Concept,title.eq.x)&order=slug&limit=1&offset=0",
    );
    expect(await ordered.json()).toEqual([{ slug: "draft", c: [{ title: "Concept" }] }]);
    const filtering = await wire.get(
      "otm_blog_articles?select=slug,otm_blog_tags!inner()&otm_blog_tags.slug=eq.secret",
    );
    expect(await filtering.json()).toEqual([{ slug: "draft" }]);
  });
});
