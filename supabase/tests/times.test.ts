import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";

describeOnDatabase("the times of articles and download pages", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.execute(`
      insert into public.otm_blog_articles (slug) values ('article');
      insert into public.otm_download_pages (slug) values ('page');`);
  });

  it.each(["otm_blog_articles", "otm_download_pages"])(
    "%s: each change is later than the one before",
    async (table) => {
      const times: string[] = [];
      for (let change = 0; change < 20; change++) {
        const [row] = await database.query<{ time: string }>(
          `update public.${table} set slug = 'changed-${change}' returning updated_at::text as time`,
        );
        times.push(row?.time ?? "");
      }
      expect(new Set(times).size).toBe(20);
    },
  );

  it.each([
    [
      "gets a text",
      "insert into public.otm_blog_article_content (article_id, language, title) select id, 'nl', 'T' from a",
    ],
    [
      "gets another text",
      "update public.otm_blog_article_content set title = 'x' from a where article_id = a.id",
    ],
    [
      "gets a question",
      "insert into public.otm_blog_article_faqs (article_id, question_nl) select id, 'Wat?' from a",
    ],
    [
      "gets another answer",
      "update public.otm_blog_article_faqs set answer_nl = 'x' from a where article_id = a.id",
    ],
    ["loses its questions", "delete from public.otm_blog_article_faqs using a where article_id = a.id"],
    ["loses its texts", "delete from public.otm_blog_article_content using a where article_id = a.id"],
  ])("an article that %s has a later time", async (_, statement) => {
    // In microseconds, since both may fall into one millisecond.
    const time = async () => {
      const [row] = await database.query<{ time: string }>(
        "select (extract(epoch from max(updated_at)) * 1000000)::bigint::text as time from public.otm_blog_articles",
      );
      return BigInt(row?.time ?? 0);
    };
    const before = await time();
    await database.execute(`with a as (select id from public.otm_blog_articles limit 1) ${statement}`);
    expect(await time()).toBeGreaterThan(before);
  });

  it("moving a question updates both articles", async () => {
    const count = async () => {
      const [row] = await database.query<{ count: number }>(
        "select count(*)::integer as count from public.otm_blog_articles where updated_at > '2026-01-01'",
      );
      return row?.count ?? 0;
    };
    await database.execute(`
      insert into public.otm_blog_articles (id, slug, updated_at) values
        ('a0000000-0000-4000-8000-000000000001', 'from', '2025-01-01'),
        ('a0000000-0000-4000-8000-000000000002', 'to', '2025-01-01');
      insert into public.otm_blog_article_faqs (article_id, question_nl)
        values ('a0000000-0000-4000-8000-000000000001', 'Waarheen?')`);
    const before = await count();
    await database.execute(`update public.otm_blog_article_faqs
      set article_id = 'a0000000-0000-4000-8000-000000000002' where question_nl = 'Waarheen?'`);
    expect(await count()).toBe(before + 2);
  });

  it.each([
    ["otm_blog_articles", "published"],
    ["otm_download_pages", "active"],
  ])("%s: the time of the first publication is set once", async (table, flag) => {
    const note = async (statement: string) => {
      const [row] = await database.query<{ time: string | null }>(
        `${statement} returning published_at::text as time`,
      );
      return row?.time ?? null;
    };
    expect(await note(`update public.${table} set ${flag} = false`)).toBeNull();
    const first = await note(`update public.${table} set ${flag} = true`);
    expect(first).not.toBeNull();
    expect(await note(`update public.${table} set ${flag} = false`)).toBe(first);
    expect(await note(`update public.${table} set ${flag} = true`)).toBe(first);
  });

  it("a given date is kept on insert", async () => {
    const [row] = await database.query<{ time: string }>(`
      insert into public.otm_blog_articles (slug, published, updated_at, published_at)
      values ('old', true, '2025-02-11 08:00+00', '2025-02-11 08:00+00')
      returning (updated_at = published_at and published_at = '2025-02-11 08:00+00')::text as time`);
    expect(row?.time).toBe("true");
  });
});
