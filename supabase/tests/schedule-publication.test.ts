// @module-tag S43

import { beforeEach, describe, expect, it } from "vitest";
import { activePage, arrangeContent, draft, draftPage, published, withoutPlans } from "./content.ts";
import { aboutId } from "./kind-cases.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, editor, otherAdmin, refused, user, writer } from "./users.ts";

describeOnRows("scheduling a publication", [createUsers, arrangeContent, withoutPlans], (database) => {
  type Wanted = { article?: string; page?: string; language?: string; action?: string };

  async function schedule(at: string, wanted: Wanted = { article: draft }, who = admin): Promise<string> {
    const { article = null, page = null, language = null, action = "publish" } = wanted;
    const [row] = await as<{ outcome: string }>(
      database,
      who,
      "select public.schedule_publication($1, $2, now() + $3::interval, $4, $5) as outcome",
      [page ? "download-page" : "article", page ?? article, at, action, language],
    );
    return row?.outcome ?? "";
  }

  async function pass(): Promise<(string | null)[]> {
    await database.execute("update public.otm_schedules set at = now() where failed_at is null");
    const rows = await database.query<{ failure: string | null }>(
      "select failure from public.run_schedules()",
    );
    return rows.map(({ failure }) => failure);
  }

  /** Keeps changes beside the live article, with these titles. */
  async function keep(titles: { nl: string; en: string }): Promise<void> {
    const [row] = await database.query<{ document: object }>(
      "select private.document_of('article', $1) as document",
      [published],
    );
    const content = (["nl", "en"] as const).map((language) => ({
      language,
      title: titles[language],
      // As the editor sends what is empty.
      subtitle: "",
      content: "<p>Nieuw.</p>",
      published: true,
    }));
    await as(
      database,
      admin,
      `select public.save_working_version('article', $1, max(number), $2)
       from public.otm_versions where subject_id = $1`,
      [published, JSON.stringify({ ...row?.document, content })],
    );
  }

  const titles = () =>
    database.query(
      "select language, title, published from public.otm_blog_article_content where article_id = $1 order by language",
      [published],
    );
  const newest = async () => {
    const [row] = await database.query<{ state: string }>(
      "select state from public.otm_versions where subject_id = $1 order by number desc limit 1",
      [published],
    );
    return row?.state;
  };
  const isLive = async (id = draft) => {
    const [row] = await database.query<{ published: boolean }>(
      "select published from public.otm_blog_articles where id = $1",
      [id],
    );
    return row?.published;
  };
  const events = () =>
    database.query(
      "select event, noun, actor_id from private.audit_log where event like '%scheduled' order by id",
    );

  it("is for administrators", async () => {
    await expect(schedule("1 day", { article: draft }, user)).rejects.toMatchObject(refused);
    await expect(as(database, user, "select * from public.list_schedules()")).rejects.toMatchObject(refused);
    await expect(as(database, admin, "select * from public.run_schedules()")).rejects.toMatchObject(refused);
  });

  describe.each(["1 day", "-1 minute"])("at a time of %s from now", (at) => {
    it.each<Wanted>([
      { article: published, action: "nonsense" },
      { action: "unpublish" },
      { page: activePage, language: "nl", action: "unpublish" },
      { article: published, language: "de", action: "unpublish" },
    ])("rejects %o, and changes nothing", async (wanted) => {
      await expect(schedule(at, wanted)).rejects.toMatchObject({ code: "23514" });
      expect(await isLive(published)).toBe(true);
      expect(await database.query("select id from public.otm_schedules")).toEqual([]);
      expect(await events()).toEqual([]);
    });
  });

  it("replaces what was planned for the same, and is recorded, as is its end", async () => {
    expect(await schedule("1 day")).toBe("scheduled");
    expect(await schedule("2 days", { article: draft }, otherAdmin)).toBe("scheduled");
    await schedule("3 days", { article: draft, action: "unpublish" });
    await schedule("3 days", { page: draftPage });
    const listed = await as(database, admin, "select label, action, person from public.list_schedules()");
    expect(listed).toEqual([
      { label: "Concept", action: "publish", person: `${otherAdmin.id}@vlotwerk.example` },
      { label: "Concept", action: "unpublish", person: `${admin.id}@vlotwerk.example` },
      { label: "draft_page", action: "publish", person: `${admin.id}@vlotwerk.example` },
    ]);
    await as(database, admin, "delete from public.otm_schedules where kind = 'download-page'");
    expect(await events()).toEqual([
      { event: "scheduled", noun: "article", actor_id: admin.id },
      { event: "scheduled", noun: "article", actor_id: otherAdmin.id },
      { event: "scheduled", noun: "article", actor_id: admin.id },
      { event: "scheduled", noun: "download page", actor_id: admin.id },
      { event: "unscheduled", noun: "download page", actor_id: admin.id },
    ]);
  });

  it("happens at once in the past, also in place of what failed", async () => {
    await database.query(
      "insert into public.otm_schedules (kind, subject_id, action, at, failed_at, failure) values ('article', $1, 'publish', now(), now(), 'x')",
      [draft],
    );
    expect(await schedule("-1 minute")).toBe("done");
    expect(await isLive()).toBe(true);
    expect(await database.query("select from public.otm_schedules")).toEqual([]);
    expect(await schedule("-1 minute", { page: activePage, action: "unpublish" })).toBe("done");
  });

  it("is refused far ahead, for what is gone, and for what is no whole", async () => {
    const gone = "a0000000-0000-4000-8000-0000000000ff";
    await expect(schedule("6 years")).rejects.toMatchObject({ code: "PT400" });
    await expect(schedule("-1 minute", { article: gone })).rejects.toMatchObject({ code: "PT404" });
    await expect(schedule("-1 minute", { page: gone })).rejects.toMatchObject({ code: "PT404" });
    await expect(schedule("1 day", { article: gone })).rejects.toMatchObject({ code: "PT404" });
    for (const at of ["-1 minute", "1 day"]) {
      await expect(
        as(
          database,
          admin,
          "select public.schedule_publication('about-page', $1, now() + $2::interval, 'unpublish')",
          [aboutId, at],
        ),
      ).rejects.toMatchObject({ code: "23514" });
    }
    await expect(schedule("1 day", { article: draft, action: "delete" })).rejects.toMatchObject({
      code: "23514",
    });
    await expect(schedule("-1 day", { article: draft, language: "en" })).rejects.toThrow(
      "no title or no content",
    );
  });

  it.each(["1 day", "-1 day"])(
    "is refused over another version than the one that was read, %s from now",
    async (at) => {
      const plan = (number: number, subject: string) =>
        as(
          database,
          admin,
          `select public.schedule_publication(${subject}, now() + $1::interval, 'publish', _number => $2)`,
          [at, number],
        );
      await as(database, admin, `update public.otm_blog_articles set author = 'Eva' where id = '${draft}'`);
      await as(
        database,
        admin,
        `update public.otm_download_pages set slug = 'new' where id = '${draftPage}'`,
      );
      for (const subject of [`'article', '${draft}'`, `'download-page', '${draftPage}'`]) {
        await expect(plan(1, subject)).rejects.toMatchObject({ code: "PT409" });
        expect(await plan(2, subject)).toHaveLength(1);
      }
    },
  );

  describe("keeps the version that was read", () => {
    const unread = "It was changed after it was planned: read the changes, then plan it again";
    const fail = () => database.execute("update public.otm_schedules set failed_at = now(), failure = 'x'");
    const write = () =>
      as(
        database,
        writer,
        `update public.otm_blog_article_content set title = 'Unread' where article_id = '${draft}'`,
      );

    beforeEach(async () => {
      await createMembers(database);
    });

    it("and goes on with what editors save after it, for they have read it", async () => {
      await schedule("1 day", { article: published });
      await schedule("1 day", { page: draftPage });
      await as(
        database,
        editor,
        `update public.otm_download_page_content set title = 'Nieuw' where page_id = '${draftPage}'`,
      );
      await as(
        database,
        editor,
        `update public.otm_blog_articles set author = 'Eva' where id = '${published}'`,
      );
      await keep({ nl: "Nieuw", en: "New" });
      expect(await pass()).toEqual([null, null]);
      expect(await titles()).toMatchObject([{ title: "New" }, { title: "Nieuw" }]);
    });

    it("and goes on after changes that waited were thrown away", async () => {
      await keep({ nl: "Nieuw", en: "New" });
      await schedule("1 day", { article: published });
      await as(database, editor, `select public.discard_working_version('article', '${published}', 2)`);
      expect(await pass()).toEqual([null]);
      expect(await titles()).toMatchObject([{ title: "Gepubliceerd" }]);
    });

    it("and is not tried again over what a writer changed since it failed, until that was read", async () => {
      await schedule("1 day");
      await fail();
      await write();
      for (const at of ["-1 minute", "1 day"])
        await expect(schedule(at)).rejects.toMatchObject({ code: "PT409", message: unread });
      expect(await isLive()).toBe(false);
      expect(await database.query("select failure from public.otm_schedules")).toEqual([{ failure: "x" }]);
      await as(
        database,
        editor,
        `select public.schedule_publication('article', '${draft}', now(), 'publish', _number => 2)`,
      );
      expect(await isLive()).toBe(true);
    });

    it("and is not tried again after an editor's plain change of what was not read", async () => {
      await schedule("1 day");
      await fail();
      await write();
      await as(database, editor, `update public.otm_blog_articles set author = 'Eva' where id = '${draft}'`);
      await expect(schedule("-1 minute")).rejects.toMatchObject({ code: "PT409", message: unread });
    });

    it("and is tried again after an editor's change of what was read", async () => {
      await schedule("1 day");
      await fail();
      await as(database, editor, `update public.otm_blog_articles set author = 'Eva' where id = '${draft}'`);
      expect(await schedule("-1 minute")).toBe("done");
    });

    it("and fails in words at its time over another one", async () => {
      await schedule("1 day");
      await schedule("1 day", { page: draftPage });
      await database.execute("update public.otm_schedules set number = number + 1");
      expect(await pass()).toEqual([unread, unread]);
      expect(await isLive()).toBe(false);
      expect(
        await database.query("select active from public.otm_download_pages where id = $1", [draftPage]),
      ).toEqual([{ active: false }]);
      expect(await database.query("select failure from public.otm_schedules")).toEqual([
        { failure: unread },
        { failure: unread },
      ]);
    });

    it("while an editor's plain change, which locks no article, waits for the plan", async () => {
      const untag = await database.transaction(async (transaction) => {
        await transaction.query("select set_config('request.jwt.claims', $1, true)", [admin.claims]);
        await transaction.query(
          "select public.schedule_publication('article', $1, '2030-01-01', 'publish')",
          [draft],
        );
        const waiting = as(
          database,
          editor,
          `delete from public.otm_blog_article_tags where article_id = '${draft}'`,
        );
        await expect
          .poll(() =>
            database.query(
              "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
            ),
          )
          .toHaveLength(1);
        return { waiting };
      });
      await untag.waiting;
      expect(await pass()).toEqual([null]);
    });
  });

  it("publishes a draft in one language, and withdraws the article with its last one", async () => {
    await schedule("1 day", { article: draft, language: "nl" });
    expect(await pass()).toEqual([null]);
    expect(await isLive()).toBe(true);
    await schedule("1 day", { article: draft, language: "nl", action: "unpublish" });
    expect(await pass()).toEqual([null]);
    expect(await isLive()).toBe(false);
  });

  it("publishes changes that wait", async () => {
    await keep({ nl: "Nieuw", en: "New" });
    await schedule("1 day", { article: published });
    expect(await pass()).toEqual([null]);
    expect(await titles()).toEqual([
      { language: "en", title: "New", published: true },
      { language: "nl", title: "Nieuw", published: true },
    ]);
    expect(await newest()).toBe("published");
  });

  it("publishes changes of one language, while those of the other wait on", async () => {
    await keep({ nl: "Nieuw", en: "New" });
    await schedule("1 day", { article: published, language: "nl" });
    expect(await pass()).toEqual([null]);
    expect(await titles()).toEqual([{ language: "nl", title: "Nieuw", published: true }]);
    expect(await newest()).toBe("working");
    await schedule("1 day", { article: published, language: "en" });
    expect(await pass()).toEqual([null]);
    expect(await titles()).toEqual([
      { language: "en", title: "New", published: true },
      { language: "nl", title: "Nieuw", published: true },
    ]);
    expect(await newest()).toBe("published");
  });

  it("publishes both languages at the same time, each by its own plan", async () => {
    await keep({ nl: "Nieuw", en: "New" });
    await schedule("1 day", { article: published, language: "nl" });
    await schedule("1 day", { article: published, language: "en" });
    expect(await pass()).toEqual([null, null]);
    expect(await titles()).toMatchObject([{ title: "New" }, { title: "Nieuw" }]);
  });

  it.each([
    ["does not publish what was cancelled", "delete from public.otm_schedules", [], false],
    [
      "does not publish before its time what was put off",
      `select public.schedule_publication('article', '${draft}', '2030-01-01', 'publish')`,
      [],
      false,
    ],
    [
      "publishes what an editor saved",
      `update public.otm_blog_article_content set title = 'Later' where article_id = '${draft}'`,
      [null],
      true,
    ],
  ])("%s after its run began", async (_, change, outcome, isPublished) => {
    await schedule("1 day");
    const { run } = await database.transaction(async (transaction) => {
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [admin.claims]);
      // The run has to wait for the article.
      await transaction.query("select from public.otm_blog_articles where id = $1 for update", [draft]);
      await database.execute("update public.otm_schedules set at = now()");
      const run = database.query<{ failure: string | null }>("select failure from public.run_schedules()");
      await expect
        .poll(() =>
          database.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          ),
        )
        .toHaveLength(1);
      await transaction.query(change);
      return { run };
    });
    expect((await run).map(({ failure }) => failure)).toEqual(outcome);
    expect(await isLive()).toBe(isPublished);
  });

  it("finds what somebody published meanwhile, and changes nothing then", async () => {
    await schedule("1 day", { article: published });
    const before = await database.query("select number from public.otm_versions order by number");
    expect(await pass()).toEqual([null]);
    expect(await database.query("select number from public.otm_versions order by number")).toEqual(before);
  });

  it("goes with its article", async () => {
    await schedule("1 day");
    await as(database, admin, "select public.delete_article($1)", [draft]);
    expect(await pass()).toEqual([]);
    expect(await events()).toEqual([{ event: "scheduled", noun: "article", actor_id: admin.id }]);
  });
});
