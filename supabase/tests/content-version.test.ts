import { describe, expect, it } from "vitest";
import { contentTables } from "../../server/backend/copy-content.ts";
import type { Queryable } from "../../server/backend/database/database.ts";
import { articleDocument } from "./article-document.ts";
import {
  activeMember,
  activePage,
  arrangeContent,
  draftPage,
  formerMember,
  publicTag,
  published,
  unfeatured,
} from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, user } from "./users.ts";

/** One write per public content table; renaming writes the former slugs. */
const contentWrites: [what: string, statement: string][] = [
  ["an article", `update public.otm_blog_articles set author = 'Noor' where id = '${published}'`],
  ["a new article", "insert into public.otm_blog_articles (slug) values ('new')"],
  ["a deleted article", `delete from public.otm_blog_articles where id = '${unfeatured}'`],
  ["an article's text", `update public.otm_blog_article_content set title = 'x'`],
  ["a question", `update public.otm_blog_article_faqs set answer_nl = 'x'`],
  ["a tag", `update public.otm_blog_tags set name = 'x' where id = '${publicTag}'`],
  ["an article's tag", `delete from public.otm_blog_article_tags where article_id = '${published}'`],
  ["a former slug", "delete from public.otm_blog_article_slugs"],
  ["what the home page features", "update public.otm_homepage_featured_articles set display_order = 9"],
  ["a case of the home page", "update public.otm_homepage_cases set display_order = 9"],
  ["the about page", "update public.otm_about_us_content set value_nl = 'x'"],
  ["a team member", `update public.otm_team_members set role_nl = 'x' where id = '${activeMember}'`],
  ["a download page", `update public.otm_download_pages set slug = 'other' where id = '${activePage}'`],
  ["a download page's text", "update public.otm_download_page_content set title = 'x'"],
  ["a redirect", "update public.otm_redirects set target = '/insights'"],
  ["a text of the site", "update public.otm_site_texts set text = 'x'"],
  ["a download page's former slug", "delete from public.otm_download_page_slugs"],
];

const otherWrites: [what: string, statement: string][] = [
  [
    "a message",
    "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('A', 'a@b.example', 'x')",
  ],
  [
    "a download request",
    `insert into public.otm_download_submissions (page_id, name, email) values ('${activePage}', 'A', 'a@b.example')`,
  ],
  ["a lead", "update public.otm_leads set notes = 'x'"],
  ["a role", `delete from public.user_roles where user_id = '${user.id}'`],
  ["an account", `update auth.users set last_sign_in_at = now() where id = '${user.id}'`],
  ["a rate limit", "select public.take_rate('x', 5, 60)"],
  ["what was not found", 'select public.record_missing_paths(\'[]\', \'[{"path":"/oud","hits":1}]\')'],
  ["a text that waits", "update public.otm_waiting_texts set text = 'x'"],
  ["an entry of the audit log", "select private.record_event('role-given')"],
];

/** No page says which file it has. */
const shownTables = contentTables.filter((table) => table !== "otm_download_files");

describeOnRows("the content version", [createUsers, arrangeContent], (database) => {
  async function version(queryable: Queryable = database): Promise<number> {
    const [row] = await queryable.query<{ version: number }>("select public.content_version() as version");
    return row?.version ?? 0;
  }

  /** The increment of the version by `work`. */
  async function riseOf(work: () => Promise<unknown>): Promise<number> {
    const before = await version();
    await work();
    return (await version()) - before;
  }

  it("is incremented by the tables that are copied as content, and no others", async () => {
    const tables = await database.query<{ name: string }>(
      `select relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
       where tgfoid = 'private.record_content_change'::regproc order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(shownTables.toSorted());
  });

  it.each(contentWrites)("is incremented by a write of %s", async (_, statement) => {
    expect(await riseOf(() => database.execute(statement))).toBe(1);
  });

  it.each(otherWrites)("is not incremented by a write of %s", async (_, statement) => {
    expect(await riseOf(() => database.execute(statement))).toBe(0);
  });

  it.each(shownTables)("is incremented when %s is truncated", async (table) => {
    expect(await riseOf(() => database.execute(`truncate public.${table} cascade`))).toBe(1);
  });

  it("is incremented once per transaction", async () => {
    const change = () =>
      database.transaction(async (transaction) => {
        for (const [, statement] of contentWrites) await transaction.execute(statement);
      });
    expect(await riseOf(change)).toBe(1);
    expect(await database.query("select from private.content_changes")).toEqual([]);
  });

  it("is unchanged after a rollback, also to a savepoint", async () => {
    const update = "update public.otm_blog_articles set author = 'A'";
    const aborted = database.transaction(async (transaction) => {
      await transaction.execute(update);
      throw new Error("never mind");
    });
    await expect(aborted).rejects.toThrow("never mind");
    const partly = () =>
      database.transaction(async (transaction) => {
        await transaction.execute(`savepoint before_update; ${update}; rollback to before_update`);
        await transaction.execute("update public.otm_leads set notes = 'x'");
      });
    expect(await riseOf(partly)).toBe(0);
  });

  it("is visible with the commit and not before", async () => {
    const before = await version();
    await database.transaction(async (transaction) => {
      await transaction.execute("update public.otm_blog_articles set author = 'A'");
      expect(await version(transaction)).toBe(before);
    });
    expect(await version()).toBe(before + 1);
  });

  it("is incremented by an administrator's save, and by none that is rejected", async () => {
    const save = (title: string) =>
      as(
        database,
        admin,
        `select public.save_document('article', $1, '${published}', max(number))
         from public.otm_versions where subject_id = '${published}'`,
        [
          JSON.stringify(
            articleDocument({
              slug: "published",
              published: true,
              content: [{ language: "nl", title, content: "<p>Anders.</p>" }],
            }),
          ),
        ],
      );
    expect(await riseOf(() => save("Anders"))).toBe(1);
    expect(await riseOf(() => save("").catch(() => {}))).toBe(0);
  });

  it("is incremented by loading a dump, which disables ordinary triggers", async () => {
    const load = () =>
      database.transaction(async (transaction) => {
        await transaction.execute("set local session_replication_role = replica");
        await transaction.execute("update public.otm_blog_articles set author = 'A'");
      });
    expect(await riseOf(load)).toBe(1);
  });

  it("is read by anyone, and written by nobody who calls the API", async () => {
    for (const statement of [
      "update private.content_version set version = 1",
      "insert into private.content_changes default values",
      "select private.record_content_change()",
    ]) {
      await expect(as(database, admin, statement), statement).rejects.toMatchObject({ code: "42501" });
    }
    expect(await as(database, user, "select public.content_version() as version")).toEqual([
      { version: await version() },
    ]);
  });

  describe("under concurrent transactions", () => {
    const writes = [
      "update public.otm_team_members set role_nl = $1",
      `update public.otm_blog_article_faqs set answer_nl = $1 where article_id = '${published}'`,
      "update public.otm_about_us_content set value_nl = $1",
    ];

    it("does not deadlock two that write different rows of the same tables in opposite order", async () => {
      const member = (id: string) => `update public.otm_team_members set role_nl = 'x' where id = '${id}'`;
      const page = (id: string) => `update public.otm_download_pages set active = true where id = '${id}'`;
      const inOrder = (...statements: string[]) =>
        database.transaction(async (transaction) => {
          for (const statement of statements) await transaction.execute(statement);
        });
      const both = () =>
        Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            index % 2
              ? inOrder(member(activeMember), page(draftPage))
              : inOrder(page(activePage), member(formerMember)),
          ),
        );
      expect(await riseOf(both)).toBe(20);
    });

    it("counts each of many that write the same rows", async () => {
      const all = () =>
        Promise.all(
          Array.from({ length: 40 }, (_, index) =>
            database.transaction(async (transaction) => {
              for (const write of writes) await transaction.query(write, [String(index)]);
            }),
          ),
        );
      expect(await riseOf(all)).toBe(40);
    });

    it("does not deadlock a save of an article and a change of one of its questions", async () => {
      const response = "update public.otm_blog_article_faqs set answer_nl = $1 where article_id = $2";
      const changes = Array.from({ length: 40 }, (_, index) =>
        database.transaction(async (transaction) => {
          if (index % 2)
            await transaction.query("update public.otm_blog_articles set author = $1 where id = $2", [
              `Noor ${index}`,
              published,
            ]);
          await transaction.query(response, [String(index), published]);
        }),
      );
      await expect(Promise.all(changes)).resolves.toHaveLength(40);
    });

    it("does not deadlock changes of several kinds of content, in whatever order they were made", async () => {
      const member = (name: string) =>
        `insert into public.otm_team_members (name, display_order) values ('${name}', 9)`;
      const waiting = "select from pg_locks where not granted";
      const { second } = await database.transaction(async (first) => {
        await first.execute(`${member("Sam")}; set constraints private.record_version immediate`);
        const later = database.transaction((other) =>
          other.execute(`
            update public.otm_blog_articles set author = 'Eva' where id = '${published}';
            ${member("Kim")};
            set constraints private.increment_content_version immediate`),
        );
        await expect.poll(() => first.query(waiting)).not.toEqual([]);
        // What the first one waits for at its commit, the second one must not have.
        return { second: later };
      });
      await expect(second).resolves.toBeUndefined();
    });
  });
});
