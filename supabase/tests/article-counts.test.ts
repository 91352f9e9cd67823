import { beforeEach, describe, expect, it } from "vitest";
import type { Caller, Database } from "../../server/backend/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { admin, arrangePeople, as, user, visitor } from "./people.ts";

describeOnDatabase("the number of articles", (open) => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
    await arrangePeople(database);
  });

  async function counted(caller: Caller = admin) {
    const [row] = await as<{ published: number; drafts: number }>(
      database,
      caller,
      "select * from public.count_articles()",
    );
    return row;
  }

  /** What is kept by the month, and what is there. */
  async function books(): Promise<unknown[]> {
    const kept = `select month, published, articles from private.article_counts where articles <> 0`;
    const there = `select private.month_of(created_at), published, count(*)::integer
      from public.otm_blog_articles group by 1, 2`;
    return database.query(`(${kept} except ${there}) union all (${there} except ${kept})`);
  }

  it("is right after every kind of change", async () => {
    for (const change of [
      articles(1, 40),
      "update public.otm_blog_articles set published = not published where slug like '%3'",
      "update public.otm_blog_articles set created_at = created_at + interval '40 days' where slug like '%4'",
      "update public.otm_blog_articles set author = 'Iemand'",
      "delete from public.otm_blog_articles where slug like '%5'",
      `insert into public.otm_blog_articles (slug, published) values ('a6', true)
        on conflict (slug) do update set published = false`,
      "delete from public.otm_blog_articles where false",
    ]) {
      await database.execute(change);
      expect(await books(), change).toEqual([]);
    }
    const [row] = await database.query(
      `select count(*) filter (where published)::integer as published,
        count(*) filter (where not published)::integer as drafts from public.otm_blog_articles`,
    );
    expect(await counted()).toEqual(row);
    await database.execute("truncate public.otm_blog_articles cascade");
    expect(await counted()).toEqual({ published: 0, drafts: 0 });
  });

  it("is that of before when a change is undone", async () => {
    await database.execute(articles(1, 10));
    await expect(
      database.transaction(async (transaction) => {
        await transaction.execute(articles(11, 20));
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await counted()).toEqual({ published: 8, drafts: 2 });
    expect(await books()).toEqual([]);
  });

  it("is right after changes at the same time", async () => {
    await database.execute(articles(1, 60));
    const change = (number: number) => {
      if (number % 3 === 0) return `delete from public.otm_blog_articles where slug = 'a${number}'`;
      if (number % 3 === 1) return articles(number + 100, number + 102);
      return `update public.otm_blog_articles set published = not published, created_at = created_at - interval '1 month'
        where slug in ('a${number}', 'a${number + 1}')`;
    };
    await Promise.all(Array.from({ length: 60 }, (_, index) => database.query(change(index + 1))));
    expect(await books()).toEqual([]);
  });

  it("tells nobody but administrators of drafts", async () => {
    await database.execute(articles(1, 10));
    expect(await counted(admin)).toEqual({ published: 8, drafts: 2 });
    expect(await counted(user)).toEqual({ published: 8, drafts: 0 });
    expect(await counted(visitor)).toEqual({ published: 8, drafts: 0 });
  });

  describe("a page of the published ones", () => {
    it.each([
      ["a visitor", visitor],
      ["an administrator", admin],
    ])("is found for %s from either end, whatever the size", async (_, caller) => {
      await database.execute(articles(1, 100));
      const all = await slugs(caller, "order by created_at desc, id desc");
      expect(all).toHaveLength(80);
      for (const size of [1, 7, 12, 80, 200]) {
        for (let page = 1; (page - 1) * size < all.length; page++) {
          const expected = all.slice((page - 1) * size, page * size);
          expect(await pageOf(caller, page, size), `page ${page} of ${size}`).toEqual(expected);
        }
      }
    });

    it("skips at most the half of one month", async () => {
      await database.execute(articles(1, 400));
      const [largest] = await database.query<{ most: number }>(
        "select max(articles) as most from private.article_counts where published",
      );
      for (let page = 1; page <= 27; page++) {
        const found = await find(visitor, page, 12);
        expect(found?.skipped).toBeLessThanOrEqual((largest?.most ?? 0) / 2 + 12);
      }
      expect((await find(visitor, 27, 12))?.skipped).toBe(0);
    });

    it("has no way to it beyond the last, nor where there is none", async () => {
      expect(await find(visitor, 1, 12)).toEqual({
        total: 0,
        upwards: null,
        edge: null,
        skipped: null,
        shown: 0,
      });
      await database.execute(articles(1, 10));
      expect(await find(visitor, 2, 12)).toMatchObject({ total: 8, edge: null, shown: 0 });
      expect(await find(visitor, 2_147_483_647, 2_147_483_647)).toMatchObject({ total: 8, edge: null });
    });
  });

  async function find(caller: Caller, page: number, size: number) {
    const [found] = await as<{
      total: number;
      upwards: boolean | null;
      edge: Date | null;
      skipped: number | null;
      shown: number;
    }>(database, caller, "select * from public.find_article_page($1, $2)", [page, size]);
    return found;
  }

  async function pageOf(caller: Caller, page: number, size: number): Promise<string[]> {
    const found = await find(caller, page, size);
    const rest = `offset ${found?.skipped} limit ${found?.shown}`;
    const edge = found?.edge?.toISOString();
    const rows = found?.upwards
      ? await slugs(caller, `and created_at >= '${edge}' order by created_at, id ${rest}`)
      : await slugs(caller, `and created_at < '${edge}' order by created_at desc, id desc ${rest}`);
    return found?.upwards ? rows.reverse() : rows;
  }

  async function slugs(caller: Caller, rest: string): Promise<string[]> {
    const rows = await as<{ slug: string }>(
      database,
      caller,
      `select slug from public.otm_blog_articles where published ${rest}`,
    );
    return rows.map(({ slug }) => slug);
  }
});

/** Every fifth is a draft; two at a time are as old as each other, a month has about thirty. */
function articles(first: number, last: number): string {
  return `insert into public.otm_blog_articles (slug, published, created_at)
    select 'a' || n, n % 5 <> 0, timestamptz '2025-01-01 00:00Z' + n / 2 * interval '2 days'
    from generate_series(${first}, ${last}) n`;
}
