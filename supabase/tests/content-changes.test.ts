import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import {
  activeMember,
  activePage,
  arrangeContent,
  draft,
  draftPage,
  emptyTables,
  formerMember,
  publicTag,
  published,
  secretTag,
  unfeatured,
} from "./content.ts";
import { admin, arrangePeople, as } from "./people.ts";

const article = (id: string) => `otm_blog_articles ${id}`;
const tag = (id: string) => `otm_blog_tags ${id}`;
const page = (id: string) => `otm_download_pages ${id}`;

/** What is done, and what is announced of it; in no order. */
const deeds: [what: string, statement: string, announced: string[]][] = [
  [
    "an article is changed",
    `update public.otm_blog_articles set author = 'Noor' where id = '${published}'`,
    [article(published)],
  ],
  ["a draft is changed", `update public.otm_blog_articles set author = 'Noor' where id = '${draft}'`, []],
  ["a draft is written", "insert into public.otm_blog_articles (slug) values ('new')", []],
  [
    "a draft is deleted",
    `delete from public.otm_blog_articles where id = '${draft}'`,
    ["otm_homepage_featured_articles"],
  ],
  [
    "a featured draft is published",
    `update public.otm_blog_articles set published = true where id = '${draft}'`,
    [article(draft), "otm_blog_articles", "otm_homepage_featured_articles", "otm_blog_tags", tag(secretTag)],
  ],
  [
    "an article is withdrawn that is not featured",
    `update public.otm_blog_articles set published = false where id = '${unfeatured}'`,
    [article(unfeatured), "otm_blog_articles"],
  ],
  [
    "an article gets another address",
    `update public.otm_blog_articles set slug = 'other' where id = '${unfeatured}'`,
    [article(unfeatured), "otm_blog_articles"],
  ],
  [
    "an article gets another date",
    `update public.otm_blog_articles set created_at = now() - interval '1 day' where id = '${unfeatured}'`,
    [article(unfeatured), "otm_blog_articles"],
  ],
  [
    "an article counts as published at another time",
    `update public.otm_blog_articles set published_at = now() - interval '1 day' where id = '${unfeatured}'`,
    [article(unfeatured), "otm_blog_articles"],
  ],
  [
    "an article is deleted",
    `delete from public.otm_blog_articles where id = '${unfeatured}'`,
    [article(unfeatured), "otm_blog_articles"],
  ],
  [
    "a featured article with a tag is deleted",
    `delete from public.otm_blog_articles where id = '${published}'`,
    [
      article(published),
      "otm_blog_articles",
      "otm_homepage_featured_articles",
      "otm_blog_tags",
      tag(publicTag),
    ],
  ],
  [
    "its text is changed",
    `update public.otm_blog_article_content set title = 'x' where article_id = '${published}'`,
    [article(published)],
  ],
  [
    "its text is deleted",
    `delete from public.otm_blog_article_content where article_id = '${published}'`,
    [article(published)],
  ],
  [
    "a draft's text is changed",
    `update public.otm_blog_article_content set title = 'x' where article_id = '${draft}'`,
    [],
  ],
  [
    "a question is added",
    `insert into public.otm_blog_article_faqs (article_id, question_nl) values ('${published}', 'Ook?')`,
    [article(published)],
  ],
  [
    "a question moves to another article",
    `update public.otm_blog_article_faqs set article_id = '${unfeatured}' where article_id = '${published}'`,
    [article(published), article(unfeatured)],
  ],
  [
    "a draft's question is changed",
    `update public.otm_blog_article_faqs set answer_nl = 'x' where article_id = '${draft}'`,
    [],
  ],
  [
    "an article gets a tag",
    `insert into public.otm_blog_article_tags values ('${published}', '${secretTag}')`,
    [article(published), tag(secretTag), "otm_blog_tags"],
  ],
  ["a draft gets a tag", `insert into public.otm_blog_article_tags values ('${draft}', '${publicTag}')`, []],
  [
    "a tag is renamed",
    `update public.otm_blog_tags set name = 'x' where id = '${publicTag}'`,
    [article(published), tag(publicTag), "otm_blog_tags"],
  ],
  [
    "a tag is deleted",
    `delete from public.otm_blog_tags where id = '${publicTag}'`,
    [article(published), tag(publicTag), "otm_blog_tags"],
  ],
  [
    "another article is featured",
    `insert into public.otm_homepage_featured_articles (article_id, display_order) values ('${unfeatured}', 3)`,
    ["otm_homepage_featured_articles"],
  ],
  [
    "the about page is changed",
    "update public.otm_about_us_content set value_nl = 'x'",
    ["otm_about_us_content"],
  ],
  [
    "somebody's role is changed",
    `update public.otm_team_members set role_nl = 'x' where id = '${activeMember}'`,
    ["otm_team_members"],
  ],
  [
    "somebody leaves the team",
    `update public.otm_team_members set active = false where id = '${activeMember}'`,
    ["otm_team_members"],
  ],
  [
    "somebody is changed who is not on the team any more",
    `update public.otm_team_members set role_nl = 'x' where id = '${formerMember}'`,
    [],
  ],
  [
    "a featured draft moves",
    `update public.otm_homepage_featured_articles set display_order = 9 where article_id = '${draft}'`,
    [],
  ],
  [
    "a draft takes the place of a featured article",
    `delete from public.otm_homepage_featured_articles where article_id = '${draft}';
     update public.otm_homepage_featured_articles set article_id = '${draft}' where article_id = '${published}'`,
    ["otm_homepage_featured_articles"],
  ],
  [
    "a download page is changed",
    `update public.otm_download_pages set slug = slug where id = '${activePage}'`,
    [page(activePage)],
  ],
  [
    "a download page becomes active",
    `update public.otm_download_pages set active = true where id = '${draftPage}'`,
    [page(draftPage), "otm_download_pages"],
  ],
  [
    "its text is changed",
    `update public.otm_download_page_content set title = 'x' where page_id = '${activePage}'`,
    [page(activePage)],
  ],
  [
    "a hidden download page's text is changed",
    `update public.otm_download_page_content set title = 'x' where page_id = '${draftPage}'`,
    [],
  ],
  ["a table is emptied", "truncate public.otm_team_members", [""]],
];

describeOnDatabase("what visitors see is announced", (open) => {
  let database: Database;
  let heard: string[] = [];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    database = await open();
    stop = await database.listen("content_changes", (payload) => heard.push(payload));
  });

  afterAll(() => stop());

  beforeEach(async () => {
    await emptyTables(database);
    await arrangePeople(database);
    await arrangeContent(database);
    await announcementsOf(async () => {});
  });

  /** What is announced of what `work` does: all that comes before an announcement that is made afterwards. */
  async function announcementsOf(work: () => Promise<unknown>): Promise<string[]> {
    heard = [];
    await work();
    await database.query("select pg_notify('content_changes', 'end')");
    await expect.poll(() => heard.at(-1), { interval: 5 }).toBe("end");
    return heard.slice(0, -1).sort();
  }

  describe("when", () => {
    it.each(deeds)("%s", async (_, statement, announced) => {
      expect(await announcementsOf(() => database.execute(statement))).toEqual([...announced].sort());
    });
  });

  it("when an administrator saves an article: of its tags those that it gains or loses, and nothing when it fails", async () => {
    const save = (title: string, tags: string[]) =>
      as(
        database,
        admin,
        `select public.save_article(_id => '${published}', _updated_at => (
           select updated_at from public.otm_blog_articles where id = '${published}'), _slug => 'published',
         _published => true, _tags => $2::uuid[], _content => $1::jsonb)`,
        [JSON.stringify([{ language: "nl", title, content: "<p>Anders.</p>" }]), `{${tags}}`],
      );
    expect(await announcementsOf(() => save("Anders", [publicTag, publicTag]))).toEqual([article(published)]);
    expect(await announcementsOf(() => save("Anders", [publicTag, secretTag]))).toEqual(
      [article(published), tag(secretTag), "otm_blog_tags"].sort(),
    );
    expect(await announcementsOf(() => save("Anders", [secretTag]))).toEqual(
      [article(published), tag(publicTag), "otm_blog_tags"].sort(),
    );
    expect(await announcementsOf(() => save("", []).catch(() => {}))).toEqual([]);
  });

  it("as one for everything, when a tag stands at more articles than can be named", async () => {
    const tagMany = () =>
      database.execute(`
      with article as (
        insert into public.otm_blog_articles (slug, published) select 'many-' || n, true from generate_series(1, 1001) n
        returning id
      ) insert into public.otm_blog_article_tags select id, '${secretTag}' from article`);
    await announcementsOf(tagMany);
    const rename = () =>
      database.execute(`update public.otm_blog_tags set name = 'x' where id = '${secretTag}'`);
    expect(await announcementsOf(rename)).toEqual([""]);
  });

  it("when a dump is loaded, which switches ordinary triggers off", async () => {
    const load = () =>
      database.transaction(async (transaction) => {
        await transaction.execute("set local session_replication_role = replica");
        await transaction.execute(
          `update public.otm_blog_articles set author = 'A' where id = '${published}'`,
        );
      });
    expect(await announcementsOf(load)).toEqual([article(published)]);
  });

  describe("by a version", () => {
    const version = async () => {
      const [row] = await database.query<{ version: number }>("select public.content_version() as version");
      return row?.version ?? 0;
    };

    it("that differs after each transaction that changed content, and counts it once", async () => {
      const before = await version();
      await database.transaction(async (transaction) => {
        await transaction.execute("update public.otm_blog_articles set author = 'A'");
        await transaction.execute("update public.otm_team_members set role_nl = 'B'");
      });
      expect(await version()).toBe(before + 1);
      await database.execute("update public.otm_team_members set role_nl = 'C'");
      expect(await version()).toBe(before + 2);
    });

    it("and when a table is emptied", async () => {
      const before = await version();
      await database.execute("truncate public.otm_homepage_featured_articles");
      expect(await version()).toBe(before + 1);
    });

    it("that stays when nothing came of it, or when it was about a lead or a draft", async () => {
      const before = await version();
      await database.execute(`
        update public.otm_blog_articles set author = 'A' where id = '${draft}';
        update public.otm_download_page_content set title = 'A' where page_id = '${draftPage}'`);
      await database.execute(
        "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('A', 'a@b.example', 'x')",
      );
      const failing = database.transaction(async (transaction) => {
        await transaction.execute("update public.otm_blog_articles set author = 'A'");
        throw new Error("never mind");
      });
      await expect(failing).rejects.toThrow("never mind");
      expect(await version()).toBe(before);
    });

    it("does not make changes at the same time wait for each other for ever", async () => {
      const before = await version();
      await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          database.transaction(async (transaction) => {
            const ids = at % 2 ? [published, unfeatured] : [unfeatured, published];
            await transaction.query("update public.otm_team_members set role_nl = $1", [String(at)]);
            for (const id of ids)
              await transaction.query(
                `update public.otm_blog_article_faqs set answer_nl = $1 where article_id = '${id}'`,
                [String(at)],
              );
          }),
        ),
      );
      expect(await version()).toBe(before + 40);
    });

    it("nor a save of an article and a change of one of its questions", async () => {
      const answer = "update public.otm_blog_article_faqs set answer_nl = $1 where article_id = $2";
      const changes = Array.from({ length: 40 }, (_, at) =>
        database.transaction(async (transaction) => {
          if (at % 2)
            await transaction.query("update public.otm_blog_articles set author = $1 where id = $2", [
              `Noor ${at}`,
              published,
            ]);
          await transaction.query(answer, [String(at), published]);
        }),
      );
      await expect(Promise.all(changes)).resolves.toHaveLength(40);
    });
  });
});
