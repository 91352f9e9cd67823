import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../server/backend/database.ts";
import { describeOnEachDatabase } from "../../server/backend/testing/databases.ts";

describeOnEachDatabase("the times of articles and download pages", (open) => {
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
    ["otm_blog_articles", "published"],
    ["otm_download_pages", "active"],
  ])("%s: the first publication is noted once, and stays", async (table, flag) => {
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

  it("a date that is given with a new row is kept", async () => {
    const [row] = await database.query<{ time: string }>(`
      insert into public.otm_blog_articles (slug, published, updated_at, published_at)
      values ('old', true, '2025-02-11 08:00+00', '2025-02-11 08:00+00')
      returning (updated_at = published_at and published_at = '2025-02-11 08:00+00')::text as time`);
    expect(row?.time).toBe("true");
  });
});
