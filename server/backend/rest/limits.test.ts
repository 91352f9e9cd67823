// @module-tag S36

import { beforeAll, expect, it } from "vitest";
import { arrangeContent } from "../../../supabase/tests/content.ts";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";

describeOnDatabase("limits of a request", (open) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
    admin = await api.signIn({ isAdmin: true });
  });

  const ask = async (path: string, init: RequestInit = {}, token?: string) => {
    const response = await api.call(`/rest/v1/${path}`, init, token);
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
  const send = (path: string, body: string, token?: string) =>
    ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body }, token);
  const exceeds = (message: string, status = 400) => ({
    status,
    body: { code: "beyond_bounds", message: expect.stringContaining(message) },
  });

  it.each([
    [
      "otm_blog_tags?select=id,otm_blog_articles(id,otm_blog_tags(id))",
      '"otm_blog_tags" may not be embedded',
    ],
    ["otm_blog_articles?select=id,a:otm_blog_tags(b:otm_blog_articles!inner())", "may not be embedded"],
    [`otm_blog_articles?or=(${Array(21).fill("slug.eq.a")})`, "20 conditions"],
    [
      `otm_blog_articles?select=id,otm_blog_tags(id)&${"slug=eq.a&".repeat(11)}${"otm_blog_tags.slug=eq.a&".repeat(10)}`,
      "20 conditions",
    ],
    [`otm_blog_article_content?and=(${Array(5).fill("title.not.ilike.*a*")})`, "4 conditions with like"],
    [`otm_blog_article_content?title=like.${"a".repeat(101)}`, "100 characters"],
    ["otm_blog_article_content?title=like.*a*b*c____", "6 wildcards"],
    [`otm_blog_articles?order=${Array(11).fill("id")}`, "order by 10 columns"],
    ["otm_blog_articles?select=id,otm_blog_tags(id)&otm_blog_tags.limit=101", "list has 100 rows"],
    ["otm_blog_article_content?content=ilike.*a*", '"content" holds long texts'],
    ["otm_blog_article_content?content=is.null", '"content" holds long texts'],
    ["otm_blog_article_content?or=(title.eq.a,and(title.eq.b,content.like.a))", '"content" holds long texts'],
    ["otm_blog_article_content?order=title,content.desc", '"content" holds long texts'],
    [
      "otm_blog_articles?select=id,otm_blog_article_content!inner()&otm_blog_article_content.content=neq.a",
      '"content" holds long texts',
    ],
    [
      "otm_blog_articles?select=id,otm_blog_article_faqs(id)&otm_blog_article_faqs.order=answer_nl",
      '"answer_nl" holds long texts',
    ],
    ["otm_about_us_content?value_en=gt.a", '"value_en" holds long texts'],
    ["otm_team_members?bio_nl=like.*a*", '"bio_nl" holds long texts'],
    ["otm_download_page_content?email_footer=lt.a", '"email_footer" holds long texts'],
    ["otm_blog_articles?select=*,*", "one *"],
    ["otm_blog_articles?select=*,slug", '"slug" once'],
    ["otm_blog_articles?select=id,slug,slug", '"slug" once'],
    ["otm_blog_articles?select=id,id:otm_blog_tags(id)", '"id" once'],
    ["otm_blog_articles?select=otm_blog_tags(id,id)", '"id" once'],
    ["otm_blog_articles?select=a:slug,b:slug", '"slug" once'],
    ["otm_blog_articles?select=a:otm_blog_tags(id),b:otm_blog_tags(id),c:otm_blog_tags(id)", "2 times"],
  ])("reject beyond the limit: %s", async (path, message) => {
    expect(await ask(path)).toMatchObject(exceeds(message));
  });

  it("allow requests at the limit", async () => {
    for (const path of [
      `otm_blog_articles?or=(${Array(20).fill("slug.eq.a")})`,
      `otm_blog_article_content?and=(${Array(4).fill("title.not.ilike.*a*")})`,
      `otm_blog_article_content?title=like.*${"a".repeat(98)}*`,
      "otm_blog_articles?select=id,otm_blog_tags(id)&otm_blog_tags.limit=100&limit=1000",
    ]) {
      expect(await ask(path)).toMatchObject({ status: 200 });
    }
  });

  it("allow anon to filter and order by short columns only, with a clear error", async () => {
    const content = api.client().from("otm_blog_article_content");
    const long = {
      status: 400,
      error: { code: "beyond_bounds", message: expect.stringMatching(/"content"/) },
    };
    expect(await content.select("title").ilike("content", "%a%")).toMatchObject(long);
    expect(await content.select("title").order("content")).toMatchObject(long);
    expect(await content.select("title").or("content.eq.a,title.eq.b")).toMatchObject(long);
    const articles = api.client(await api.signIn()).from("otm_blog_articles");
    const embedded = articles
      .select("id, otm_blog_article_content(title)")
      .order("content", { referencedTable: "otm_blog_article_content" });
    expect(await embedded).toMatchObject(long);
    for (const short of ["title", "subtitle", "excerpt", "language", "meta_description"] as const)
      expect((await content.select("title").ilike(short, "%a%").order(short)).error).toBeNull();
    // Only administrators can read these rows.
    const messages = api.client(admin).from("otm_contact_subm_vlotwerk");
    expect((await messages.select("id").ilike("message", "%a%").order("message")).error).toBeNull();
  });

  it("return at most a hundred rows of an embedded list", async () => {
    await api.database.execute(`
      with tag as (insert into public.otm_blog_tags (name, slug) values ('Vol', 'full') returning id),
        article as (
          insert into public.otm_blog_articles (slug, published)
          select 'many-' || number, true from generate_series(1, 150) as number returning id
        )
      insert into public.otm_blog_article_tags (article_id, tag_id) select article.id, tag.id from article, tag
    `);
    const read = async (more: string) => {
      const { body } = await ask(`otm_blog_tags?select=otm_blog_articles(id)&slug=eq.full${more}`);
      return body[0].otm_blog_articles.length;
    };
    expect(await read("")).toBe(100);
    expect(await read("&otm_blog_articles.limit=7")).toBe(7);
  });

  it("contain no way to inject SQL", async () => {
    for (const name of ['"a%00b":id', '"a%0Ab":id', `${"x".repeat(64)}:id`, `"${"é".repeat(32)}":id`]) {
      expect(await ask(`otm_blog_articles?select=${name}`)).toMatchObject({
        status: 400,
        body: { code: "PGRST100" },
      });
    }
    for (const path of ["slug=eq.a%00b", "or=(slug.eq.%00)", "slug=in.(%00)", "%00=eq.1"]) {
      expect(await ask(`otm_blog_articles?${path}`)).toMatchObject({ status: 400 });
    }
    expect(await ask("rpc/has_role?_user_id=%00&_role=admin")).toMatchObject({ status: 400 });
    expect((await ask(`otm_blog_articles?select=${"x".repeat(63)}:id&limit=1`)).body).toEqual([
      { ["x".repeat(63)]: expect.any(String) },
    ]);
    expect(api.logged).toEqual([]);
  });

  it("handle a hundred thousand unknown keys quickly", async () => {
    const keys = Object.fromEntries(Array.from({ length: 95_000 }, (_, index) => [`k${index}`, 1]));
    const body = JSON.stringify(keys);
    for (const path of ["otm_contact_subm_vlotwerk", "rpc/has_role"]) {
      const response = await send(path, path.startsWith("rpc") ? body : `[${body}]`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(JSON.stringify(response.body).length).toBeLessThan(2_000);
    }
  });

  it("are one row for a visitor's write, and many for an administrator's", async () => {
    const message = { name: "Noor", email: "noor@example.nl", message: "Goedendag" };
    const path = "otm_contact_subm_vlotwerk";
    expect(await send(path, JSON.stringify([message, message]))).toMatchObject(exceeds("one row", 413));
    expect(await send(path, JSON.stringify([message]))).toMatchObject({ status: 201 });
    expect(await api.database.query(`select count(*) from public.${path} where name = 'Noor'`)).toEqual([
      { count: 1 },
    ]);
    const tags = ["een", "twee"].map((slug) => ({ name: slug, slug }));
    expect(await send("otm_blog_tags", JSON.stringify(tags), admin)).toMatchObject({ status: 201 });
  });

  it("don't mistake a filter value for a serialisation error", async () => {
    expect(await ask("otm_blog_articles?read_time=eq.rows:7")).toMatchObject({
      status: 400,
      body: { code: "22P02", message: expect.stringContaining("rows:7") },
    });
  });

  it('report "too large" rather than "unavailable"', async () => {
    await api.database.execute(`
      create function public.exhaust(_code text) returns void language plpgsql as $$
        begin raise exception 'full' using errcode = _code; end $$;
      grant execute on function public.exhaust to anon;
    `);
    const fresh = await openApi(api.database);
    const exhaust = async (code: string) => {
      const response = await fresh.call("/rest/v1/rpc/exhaust", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ _code: code }),
      });
      return [response.status, (await response.json()).code];
    };
    for (const code of ["53200", "54000", "54001"])
      expect(await exhaust(code)).toEqual([400, "beyond_bounds"]);
    expect(await exhaust("57014")).toEqual([503, "57014"]);
    expect(fresh.logged).toEqual([]);
    expect(await exhaust("08P01")).toEqual([500, "unexpected_failure"]);
  });

  it("cut off a response that exceeds its limit", async () => {
    await api.database.execute(`
      with long as (
        insert into public.otm_blog_articles (slug, published)
        select 'long-' || number, true from generate_series(1, 17) as number returning id
      )
      insert into public.otm_blog_article_content (article_id, language, title, content)
      select id, 'nl', 'Lang', repeat('x', 1000000) from long
    `);
    const path = "otm_blog_article_content?title=eq.Lang&select=content";
    const message = "An answer has 4194304 bytes at most; ask for fewer rows or columns";
    expect(await ask(path)).toEqual({ status: 400, body: expect.objectContaining({ message }) });
    const accept = { Accept: "application/vnd.pgrst.object+json" };
    expect(await ask(path, { headers: accept })).toMatchObject(exceeds("4194304 bytes"));
    expect((await ask(`${path}&limit=4`)).body).toHaveLength(4);
    expect(await ask(`${path}&limit=1`, { headers: accept })).toMatchObject({ status: 200 });
    expect(await ask(path, {}, admin)).toMatchObject(exceeds("16777216 bytes"));
    expect((await ask(`${path}&limit=15`, {}, admin)).body).toHaveLength(15);
  });

  it("cut off a list within one row in the same way", async () => {
    await api.database.execute(`
      with tag as (insert into public.otm_blog_tags (name, slug) values ('Lang', 'long') returning id)
      insert into public.otm_blog_article_tags (article_id, tag_id)
      select article.id, tag.id from tag, public.otm_blog_articles article where slug like 'long-%'
    `);
    const path =
      "otm_blog_tags?slug=eq.long&select=name,otm_blog_articles(otm_blog_article_content(content))";
    expect(await ask(path)).toMatchObject(exceeds("4194304 bytes"));
    const [tag] = (await ask(`${path}&otm_blog_articles.limit=4`)).body;
    expect(tag.otm_blog_articles).toHaveLength(4);
    expect(tag.otm_blog_articles[0].otm_blog_article_content[0].content).toHaveLength(1_000_000);
  });
});
