import { expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, refused, user, visitor } from "./users.ts";

describeOnRows(
  "the panel's search for articles",
  [createUsers, (database) => database.execute(articles)],
  (database) => {
    async function search(text: string, rest = "", caller: Caller = admin): Promise<string[]> {
      const rows = await as<{ slug: string }>(
        database,
        caller,
        `select slug from public.filter_articles($1, _limit => 5 ${rest})`,
        [text],
      );
      return rows.map(({ slug }) => slug);
    }

    it.each([
      ["a title in either language", "twee talen", ["both"]],
      ["a title in the other", "TWO LANG", ["both"]],
      ["a part of a word", "rekenin", ["draft"]],
      ["the author", "ZEE", ["author"]],
      ["the slug", "slug-w", ["a-slug-with-words"]],
      ["signs that are patterns elsewhere", "100%", ["signs"]],
      ["another such sign", "a_b\\c", ["signs"]],
      ["a sign that no text holds", "1_0", []],
      ["two letters", "ee", ["author", "both"]],
      ["two letters that few have", "b\\", ["signs"]],
      ["words that stand apart", "talen twee", []],
      ["what is nowhere", "nergens", []],
    ])("finds %s", async (_, text, found) => {
      expect(await search(text)).toEqual(found);
    });

    it("finds a rare word beyond the newest articles, in order of age", async () => {
      expect(await search("zeldzaam")).toEqual(["old-7", "old-107", "old-207", "old-307", "old-407"]);
      expect(await search("  Zeldzaam ", ", _published => false")).toEqual(["old-107", "old-307"]);
      expect(await search("zeldzaam", ", _published => true")).toEqual(["old-7", "old-207", "old-407"]);
    });

    it.each([
      "zeldzaam",
      "gewoon",
      "woon",
      "o",
      "zeldzaam, nummer",
      "daam, nummer 4",
      "gewoon, nummer 44",
      "zeldzaam nummer",
    ])("pages through all matches in both directions: %s", async (text) => {
      const all = await as<{ slug: string }>(
        database,
        admin,
        `select slug from public.otm_blog_articles article
      where slug like '%' || $1 || '%' or lower(author) like '%' || $1 || '%' or exists (
        select from public.otm_blog_article_content where article_id = article.id and lower(title) like '%' || $1 || '%'
      ) order by created_at desc, id desc`,
        [text],
      );
      const expected = all.map(({ slug }) => slug).slice(0, 60);
      const seen: string[] = [];
      for (;;) {
        const more = await search(text, await place(seen.at(-1)));
        seen.push(...more);
        if (more.length < 5 || seen.length >= 60) break;
      }
      expect(seen).toEqual(expected);
      const back = await search(text, `${await place(seen[4])}, _newer => true`);
      expect(back).toEqual(expected.slice(0, 4).reverse());
    });

    async function place(slug: string | undefined): Promise<string> {
      if (slug === undefined) return "";
      const [row] = await database.query<{ at: string; id: string }>(
        "select created_at::text as at, id from public.otm_blog_articles where slug = $1",
        [slug],
      );
      return `, _created_at => '${row?.at}', _id => '${row?.id}'`;
    }

    it("is for administrators", async () => {
      expect(await search("zeldzaam", "", user)).toEqual([]);
      await expect(search("zeldzaam", "", visitor)).rejects.toMatchObject(refused);
    });
  },
);

// 500 old articles, in pairs with equal times.
const articles = `
  insert into public.otm_blog_articles (id, slug, author, published, created_at)
    select ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'old-' || n, 'Noor', (n / 100) % 2 = 0,
      timestamptz '2025-01-01' - n / 2 * interval '1 hour' from generate_series(1, 500) n;
  insert into public.otm_blog_article_content (article_id, language, title)
    select id, 'nl', case when right(id::text, 2) = '07' then 'Zeldzaam' else 'Gewoon' end || ', nummer ' || substr(slug, 5)
    from public.otm_blog_articles;
  insert into public.otm_blog_articles (id, slug, author, published, created_at) values
    ('b0000000-0000-4000-8000-000000000001', 'both', 'Noor', true, '2025-02-01'),
    ('b0000000-0000-4000-8000-000000000002', 'draft', 'Noor', false, '2025-02-02'),
    ('b0000000-0000-4000-8000-000000000003', 'author', 'Van Zee', true, '2025-02-03'),
    ('b0000000-0000-4000-8000-000000000004', 'a-slug-with-words', 'Noor', true, '2025-02-04'),
    ('b0000000-0000-4000-8000-000000000005', 'signs', 'Noor', true, '2025-02-05');
  insert into public.otm_blog_article_content (article_id, language, title) values
    ('b0000000-0000-4000-8000-000000000001', 'nl', 'Twee talen, een verhaal'),
    ('b0000000-0000-4000-8000-000000000001', 'en', 'Two languages'),
    ('b0000000-0000-4000-8000-000000000002', 'nl', 'Berekeningen'),
    ('b0000000-0000-4000-8000-000000000005', 'nl', '100% a_b\\c');`;
