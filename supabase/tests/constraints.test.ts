import { beforeAll, describe, expect, it } from "vitest";
import type { Database, Parameter } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { activePage, arrangeContent, draft, published } from "./content.ts";

const megabyte = 1024 * 1024;

/** The maximum length of every limited column. */
const limits: [table: string, column: string, limit: number][] = [
  ["otm_blog_articles", "author", 200],
  ["otm_blog_articles", "image_url", 2048],
  ["otm_blog_articles", "slug", 300],
  ["otm_blog_article_content", "title", 300],
  ["otm_blog_article_content", "subtitle", 300],
  ["otm_blog_article_content", "excerpt", 1000],
  ["otm_blog_article_content", "content", megabyte],
  ["otm_blog_article_content", "meta_title", 300],
  ["otm_blog_article_content", "meta_description", 500],
  ["otm_blog_tags", "name", 200],
  ["otm_blog_tags", "slug", 200],
  ["otm_blog_article_faqs", "question_nl", 500],
  ["otm_blog_article_faqs", "answer_nl", 5000],
  ["otm_blog_article_faqs", "question_en", 500],
  ["otm_blog_article_faqs", "answer_en", 5000],
  ["otm_about_us_content", "value_nl", 300],
  ["otm_about_us_content", "value_en", 300],
  ["otm_team_members", "name", 200],
  ["otm_team_members", "image_url", 2048],
  ["otm_team_members", "role_nl", 200],
  ["otm_team_members", "role_en", 200],
  ["otm_team_members", "bio_nl", 5000],
  ["otm_team_members", "bio_en", 5000],
  ["otm_download_pages", "slug", 200],
  ["otm_download_page_content", "title", 300],
  ["otm_download_page_content", "content", megabyte],
  ["otm_download_page_content", "form_title", 300],
  ["otm_download_page_content", "button_text", 300],
  ["otm_download_page_content", "confirmation_title", 300],
  ["otm_download_page_content", "confirmation_content", megabyte],
  ["otm_download_page_content", "email_subject", 300],
  ["otm_download_page_content", "email_thank_you_message", megabyte],
  ["otm_download_page_content", "email_footer", 5000],
  ["otm_download_submissions", "name", 200],
  ["otm_download_submissions", "company", 200],
  ["otm_download_submissions", "remarks", 5000],
  ["otm_contact_subm_vlotwerk", "name", 200],
  ["otm_contact_subm_vlotwerk", "phone", 40],
  ["otm_contact_subm_vlotwerk", "company", 200],
  ["otm_contact_subm_vlotwerk", "message", 5000],
];

/** Values that constraints reject for every role. */
const wrong: [table: string, column: string, values: string[]][] = [
  ["otm_blog_articles", "slug", ["", " ", "Slug", "a b", "a_b", "één", "a/b", "-", "a\n"]],
  ["otm_blog_articles", "author", ["", " Noor", "Noor ", "No\nor"]],
  ["otm_blog_articles", "read_time", ["0", "-1"]],
  ["otm_blog_article_content", "language", ["de", "NL", "", "nl-NL"]],
  ["otm_blog_article_content", "title", ["", " ", " x", "x\ty"]],
  ["otm_blog_article_content", "meta_title", ["", " ", " x", "x\ty"]],
  ["otm_blog_article_content", "meta_description", ["", " ", " x", "x\ny"]],
  ["otm_blog_tags", "name", ["", " x", "x\r\ny"]],
  ["otm_blog_tags", "slug", ["", "A", "a b", "a_b"]],
  ["otm_about_us_content", "content_key", ["", "title", "About_title"]],
  ["otm_team_members", "name", ["", " ", "x\u0007"]],
  ["otm_download_pages", "slug", ["", "A", "a b", "_", "a.pdf"]],
  ["otm_download_page_content", "language", ["fr"]],
  ["otm_download_page_content", "email_subject", ["Hoi\nBcc: x@y.nl"]],
  ["otm_download_submissions", "name", ["", " ", " Ria", "Ria\nBcc: x@y.nl"]],
  ["otm_download_submissions", "company", ["", "B.V. "]],
  ["otm_download_submissions", "remarks", ["", "\n", "x\n"]],
  ["otm_download_submissions", "language", ["de"]],
  ["otm_contact_subm_vlotwerk", "name", ["", "\t", "Ria "]],
  ["otm_contact_subm_vlotwerk", "phone", ["", " 06", "06\n"]],
  ["otm_contact_subm_vlotwerk", "company", [""]],
  ["otm_contact_subm_vlotwerk", "message", ["", " \n ", " x"]],
];

const mailboxes = {
  right: [
    "a@b.nl",
    "o'brien+tag@sub.example.co",
    "A.B@EXAMPLE.NL",
    "x_y-z@xn--bcher-kva.example",
    `${"a".repeat(249)}@b.nl`,
  ],
  wrong: [
    "",
    "a",
    "@b.nl",
    "a@",
    "a@b",
    "a@b.",
    "a@.nl",
    "a@-b.nl",
    "a@b-.nl",
    ".a@b.nl",
    "a.@b.nl",
    "a..b@b.nl",
    "a b@c.nl",
    " a@b.nl",
    "a@b.nl ",
    "a@b.nl\n",
    "a@b.nl\r\nBcc: c@d.nl",
    "a@b.nl,c@d.nl",
    "a@b.nl;c@d.nl",
    "a@b.nl c@d.nl",
    "<a@b.nl>",
    "A <a@b.nl>",
    '"a"@b.nl',
    '"a b"@c.nl',
    "a(c)@b.nl",
    "a@b.nl (c)",
    "a@[127.0.0.1]",
    "a@b@c.nl",
    "a\\@b.nl",
    "a:b@c.nl",
    "a@b_c.nl",
    "é@b.nl",
    "a@bé.nl",
    "a@b.nl\u007f",
    `${"a".repeat(250)}@b.nl`,
    `a@${"b".repeat(64)}.nl`,
  ],
};

describeOnDatabase("constraints reject", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
  });

  /** Writes a value into an existing row and rolls back. @returns the violated constraint */
  async function errorOf(table: string, column: string, value: Parameter): Promise<string | null> {
    const cast = column === "read_time" ? "::text::integer" : "";
    try {
      await database.transaction(async (transaction) => {
        await transaction.query(
          `update public.${table} set ${column} = $1${cast} where ctid = (select min(ctid) from public.${table})`,
          [value],
        );
        throw undone;
      });
    } catch (error) {
      if (error === undone) return null;
      if (error instanceof Error && "constraint" in error) return `${error.constraint}`;
      throw error;
    }
    return null;
  }

  const undone = new Error("undone");

  it.each(limits)("more than the limit: %s.%s", async (table, column, limit) => {
    // A path, where an address is asked for.
    const start = column === "image_url" ? "/" : "x";
    expect(await errorOf(table, column, start.padEnd(limit, "x"))).toBeNull();
    expect(await errorOf(table, column, start.padEnd(limit + 1, "x"))).toMatch(/_length$|_within_1_mb$/);
  });

  it("more than one megabyte, counted in bytes", async () => {
    expect(await errorOf("otm_blog_article_content", "content", "é".repeat(megabyte / 2))).toBeNull();
    expect(await errorOf("otm_blog_article_content", "content", "é".repeat(megabyte / 2 + 1))).toBe(
      "content_within_1_mb",
    );
  });

  it.each(wrong)("a wrong %s.%s", async (table, column, values) => {
    const taken: string[] = [];
    for (const value of values) if ((await errorOf(table, column, value)) === null) taken.push(value);
    expect(taken).toEqual([]);
  });

  it.each(["otm_contact_subm_vlotwerk", "otm_download_submissions"])(
    "an address that is not one plain mailbox: %s",
    async (table) => {
      const taken: string[] = [];
      for (const value of mailboxes.wrong)
        if ((await errorOf(table, "email", value)) === null) taken.push(value);
      expect(taken).toEqual([]);
    },
  );

  it.each(["otm_contact_subm_vlotwerk", "otm_download_submissions"])(
    "but not a valid mailbox: %s",
    async (table) => {
      for (const value of mailboxes.right) expect(await errorOf(table, "email", value)).toBeNull();
    },
  );

  it("but not a generated slug", async () => {
    for (const slug of ["article-1795192123204", "agentic-ai", "what-is-ai-", "2025"]) {
      expect(await errorOf("otm_blog_articles", "slug", slug)).toBeNull();
    }
    for (const slug of ["download_content_playbook", "automation-scan-checklist"]) {
      expect(await errorOf("otm_download_pages", "slug", slug)).toBeNull();
    }
  });

  describe("a duplicate of", () => {
    it.each([
      ["slug of an article", "insert into public.otm_blog_articles (slug) values ('draft')"],
      ["slug of a tag", "insert into public.otm_blog_tags (name, slug) values ('Other', 'public')"],
      ["slug of a download page", "insert into public.otm_download_pages (slug) values ('active_page')"],
      [
        "language of an article",
        `insert into public.otm_blog_article_content (article_id, language, title) values ('${draft}', 'nl', 'x')`,
      ],
      [
        "language of a download page",
        `insert into public.otm_download_page_content (page_id, language) values ('${activePage}', 'nl')`,
      ],
      [
        "featured article",
        `insert into public.otm_homepage_featured_articles (article_id, display_order) values ('${draft}', 7)`,
      ],
      [
        "key of the about page",
        "insert into public.otm_about_us_content (content_key) values ('about_title')",
      ],
    ])("%s", async (_, statement) => {
      await expect(database.query(statement)).rejects.toMatchObject({ code: "23505" });
    });
  });

  it("a question without a question", async () => {
    const statement = `
      insert into public.otm_blog_article_faqs (article_id, question_nl, answer_nl) values ('${published}', ' ', 'x')`;
    await expect(database.query(statement)).rejects.toMatchObject({ constraint: "asks_something" });
  });

  it("a fourth related article, an empty one and the article itself", async () => {
    const relate = (list: string) =>
      database.query(`update public.otm_blog_articles set related_articles = ${list} where id = '${draft}'`);
    const other = `'${published}'::uuid`;
    await expect(relate(`array[${other}, ${other}, ${other}, ${other}]`)).rejects.toMatchObject({
      constraint: "related_articles_are_three_at_most",
    });
    await expect(relate("array[null]::uuid[]")).rejects.toMatchObject({
      constraint: "related_articles_are_known",
    });
    await expect(relate("array[id]")).rejects.toMatchObject({ constraint: "related_articles_are_others" });
  });

  it("a role that doesn't exist", async () => {
    await database.query("insert into auth.users (id) values ($1)", [draft]);
    const statement = `insert into public.user_roles (user_id, role) values ('${draft}', 'owner')`;
    await expect(database.query(statement)).rejects.toMatchObject({ constraint: "role_is_known" });
  });
});
