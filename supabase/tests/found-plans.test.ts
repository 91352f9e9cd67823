import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { readPages } from "./pages-read.ts";
import { as, visitor } from "./people.ts";

/** Each of 10,000 articles is made ready for the search, which takes a busy machine a while; in milliseconds. */
const patience = 240_000;

describeOnDatabase("with 10,000 articles", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.execute(manyArticles);
    // As autovacuum does in its own time, here and embedded.
    await database.execute("vacuum analyze");
    // What a connection reads of the catalog once, it does not read again.
    for (const word of ["zeldzaam", "overal"]) await pagesRead(`public.search_articles('${word}', 'nl')`);
  }, patience);

  /** How many pages of tables and indexes a visitor's question reads; the words alone have thousands. */
  async function pagesRead(source: string): Promise<number> {
    const [row] = await as<{ "QUERY PLAN": unknown }>(
      database,
      visitor,
      `explain (analyze, buffers, format json) select * from ${source}`,
    );
    return readPages(row?.["QUERY PLAN"]);
  }

  it.each([
    ["zeldzaam", 400],
    ["ontbreekt", 200],
    ["zeldzaam overal", 500],
    ["zeldzaam or ontbreekt", 500],
    // The newest 300 are opened to be ranked, each at most a few pages.
    ["overal", 3_000],
    ["soms", 4_000],
  ])("a search for %s reads no more pages than its results take", async (words, most) => {
    expect(await pagesRead(`public.search_articles('${words}', 'nl')`)).toBeLessThan(most);
  });

  it.each([1, 834, 417])(
    "page %i of a tag that all have reads what is listed of the tag alone",
    async (page) => {
      const call = `public.find_tagged_articles('b1000000-0000-4000-8000-000000000001', ${page}, 12)`;
      expect(await pagesRead(call)).toBeLessThan(400);
    },
  );

  it("a tag that only drafts carry is left out without a look at them", async () => {
    expect(await pagesRead("public.otm_blog_tags")).toBeLessThan(20);
  });

  it("the latest are read in the order of an index", async () => {
    expect(
      await pagesRead(
        "(select id from public.otm_blog_articles where published order by published_at desc, id desc limit 20) as latest",
      ),
    ).toBeLessThan(50);
  });

  it("a part of the sitemap is read in the order of an index", async () => {
    const rows = await as<{ "QUERY PLAN": string }>(
      database,
      visitor,
      "explain select slug from public.otm_blog_articles where published order by created_at, id limit 1000 offset 2500",
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Scan Backward using otm_blog_articles_newest_published");
    expect(plan).not.toContain("Sort");
  });
});

// Words that no two articles share make the index as large as that of real texts.
const manyArticles = `
  insert into public.otm_blog_articles (slug, published, created_at, published_at)
    select 'a' || n, true, now() - n * interval '1 hour', now() - n * interval '1 hour' from generate_series(1, 10000) n;
  insert into public.otm_blog_article_content (article_id, language, title, content)
    select id, language, 'Titel', '<p>Overal staat ' || (select string_agg(md5(slug || n), ' ') from generate_series(1, 40) n)
      || case when slug like '%777' then ' zeldzaam' else '' end
      || case when slug like '%5' then ' soms' else '' end || '</p>'
    from public.otm_blog_articles, unnest(array['nl', 'en']) language;
  insert into public.otm_blog_tags (id, name, slug) values ('b1000000-0000-4000-8000-000000000001', 'Werk', 'werk');
  insert into public.otm_blog_article_tags (article_id, tag_id)
    select id, 'b1000000-0000-4000-8000-000000000001' from public.otm_blog_articles;

  insert into public.otm_blog_tags (id, name, slug) values ('b1000000-0000-4000-8000-000000000002', 'Ooit', 'ooit');
  insert into public.otm_blog_articles (slug) select 'draft-' || n from generate_series(1, 2000) n;
  insert into public.otm_blog_article_tags (article_id, tag_id)
    select id, 'b1000000-0000-4000-8000-000000000002' from public.otm_blog_articles where not published;`;
