import { beforeEach, describe, expect, it } from "vitest";
import type { Caller, Database } from "../../server/backend/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { admin, arrangePeople, as, refused, user, visitor } from "./people.ts";

const tag = (number: number) => `b1000000-0000-4000-8000-00000000000${number}`;
const [first, second, third] = [tag(1), tag(2), tag(3)];

describeOnDatabase("the articles of a tag", (open) => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
    await arrangePeople(database);
    await database.execute(`
      insert into public.otm_blog_tags (id, name, slug) values
        ('${first}', 'Een', 'een'), ('${second}', 'Twee', 'twee'), ('${third}', 'Drie', 'drie')`);
  });

  /** What is listed and should not be, or the other way round. */
  async function differences(): Promise<unknown[]> {
    const listed = "select article_id, tag_id, created_at from private.tagged_articles";
    const there = `select link.article_id, link.tag_id, article.created_at from public.otm_blog_article_tags link
      join public.otm_blog_articles article on article.id = link.article_id where article.published`;
    return database.query(`(${listed} except ${there}) union all (${there} except ${listed})`);
  }

  it("are listed rightly after every kind of change", async () => {
    for (const change of [
      articles(1, 40),
      "update public.otm_blog_articles set published = not published where slug like '%3'",
      "update public.otm_blog_articles set created_at = created_at + interval '40 days' where slug like '%4'",
      "update public.otm_blog_articles set published = true, created_at = now() where slug like '%8'",
      "update public.otm_blog_articles set author = 'Iemand'",
      `update public.otm_blog_article_tags set tag_id = '${third}' where tag_id = '${second}'`,
      `update public.otm_blog_article_tags link set article_id = other.id
        from public.otm_blog_articles mine, public.otm_blog_articles other
        where link.article_id = mine.id and mine.slug = 'a1' and other.slug = 'untagged' and link.tag_id = '${first}'`,
      `delete from public.otm_blog_article_tags where tag_id = '${first}'
        and article_id in (select id from public.otm_blog_articles where slug like '%6')`,
      "delete from public.otm_blog_articles where slug like '%5'",
      `delete from public.otm_blog_tags where id = '${third}'`,
      "delete from public.otm_blog_articles where false",
    ]) {
      await database.execute(change);
      expect(await differences(), change).toEqual([]);
      const [row] = await database.query<{ listed: number }>(
        "select count(*)::integer as listed from private.tagged_articles",
      );
      expect(row?.listed, change).toBeGreaterThan(0);
    }
    await database.execute("truncate public.otm_blog_article_tags");
    expect(await differences()).toEqual([]);
  });

  it("are listed rightly when they are tagged and published at the same moment", async () => {
    await database.execute(articles(1, 60));
    await database.execute("delete from public.otm_blog_article_tags");
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => [
        `insert into public.otm_blog_article_tags
          select id, '${first}' from public.otm_blog_articles where slug = 'a${index + 1}'`,
        `update public.otm_blog_articles set published = not published where slug = 'a${index + 1}'`,
      ])
        .flat()
        .map((change) => database.query(change)),
    );
    expect(await differences()).toEqual([]);
  });

  describe("on a page", () => {
    it.each([
      ["a visitor", visitor],
      ["an administrator", admin],
    ])("are found for %s from either end, drafts left out", async (_, caller) => {
      await database.execute(articles(1, 60));
      const rows = await database.query<{ id: string }>(`
        select id from public.otm_blog_articles article
        where published and exists (
          select from public.otm_blog_article_tags where article_id = article.id and tag_id = '${first}')
        order by created_at desc, id desc`);
      const all = rows.map(({ id }) => id);
      expect(all.length).toBeGreaterThan(40);
      for (const size of [1, 7, 12, 50]) {
        for (let page = 1; (page - 1) * size < all.length; page++) {
          const articles = all.slice((page - 1) * size, page * size);
          expect(await find(caller, page, size), `page ${page} of ${size}`).toEqual({
            total: all.length,
            articles,
          });
        }
      }
    });

    it("are none beyond the last, and fifty at most", async () => {
      expect(await find(visitor, 1, 12)).toEqual({ total: 0, articles: [] });
      await database.execute(articles(1, 90));
      const total = (await find(visitor, 1, 12))?.total ?? 0;
      expect(await find(visitor, 8, 12)).toEqual({ total, articles: [] });
      expect(await find(visitor, 2_147_483_647, 2_147_483_647)).toEqual({ total, articles: [] });
      expect((await find(visitor, 1, 2_147_483_647))?.articles).toHaveLength(50);
      expect((await find(visitor, -5, -5))?.articles).toEqual((await find(visitor, 1, 1))?.articles);
    });

    it.each([visitor, user, admin])("are listed where no client reads", async (caller) => {
      await expect(as(database, caller, "select from private.tagged_articles")).rejects.toMatchObject(
        refused,
      );
    });
  });

  async function find(caller: Caller, page: number, size: number) {
    const [found] = await as<{ total: number; articles: string[] }>(
      database,
      caller,
      "select * from public.find_tagged_articles($1, $2, $3)",
      [first, page, size],
    );
    return found;
  }
});

/** Articles by number, some of one moment, every fifth a draft; all but the last with tags. */
function articles(from: number, to: number): string {
  return `
    insert into public.otm_blog_articles (slug, published, created_at)
      select 'a' || number, number % 5 <> 0, timestamptz '2025-01-01' - number / 3 * interval '1 day'
      from generate_series(${from}, ${to}) as number;
    insert into public.otm_blog_article_tags (article_id, tag_id)
      select id, tag from public.otm_blog_articles, unnest(array['${first}', '${second}']::uuid[]) as tag
      where slug ~ '^a[0-9]+$' on conflict do nothing;
    insert into public.otm_blog_articles (slug, published) values ('untagged', true) on conflict do nothing;`;
}
