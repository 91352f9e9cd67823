import { describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { call, loaded, save, statesOf, versionsOf } from "./article-versions.ts";
import {
  activePage,
  arrangeContent,
  draft,
  draftPage,
  publicTag,
  published,
  withoutPlans,
} from "./content.ts";
import { type KindCase, kindCases, waitingCases } from "./kind-cases.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, otherAdmin, refused, user, writer } from "./users.ts";

const gone = "a0000000-0000-4000-8000-0000000000ff";

describeOnRows("the versions of a kind", [createUsers, arrangeContent, withoutPlans], (database) => {
  /** Saves or keeps a document with this title, over the newest version or the given one. */
  async function write(
    { kind, titled }: KindCase,
    name: "save_document" | "save_working_version",
    id: string,
    title: string,
    { isShown = true, number = null as number | null, who = admin } = {},
  ): Promise<unknown> {
    return call(
      database,
      name,
      {
        _kind: kind,
        _id: id,
        _number: number ?? (await loaded(database, id)).number,
        _document: JSON.stringify(titled(title, isShown, `slug-${id.slice(0, 2)}${id.at(-1)}`)),
      },
      who,
    );
  }
  const titleOf = async ({ title }: KindCase, id: string) => {
    const [row] = await database.query<{ title: string }>(title, [id]);
    return row?.title;
  };
  const eventsOf = ({ noun }: KindCase) =>
    database.query("select event, label from private.audit_log where noun = $1 order by id", [noun]);
  const discard = ({ kind }: KindCase, id: string, number: number) =>
    call<number>(database, "discard_working_version", { _kind: kind, _id: id, _number: number });

  describe.each(kindCases)("of $kind are written", (one) => {
    const { live } = one;

    it("by each save, with who saved it and whether it was public", async () => {
      await write(one, "save_document", live, "Nieuw");
      expect(await versionsOf(database, live)).toMatchObject([
        { number: 1, state: "published", created_by: null },
        { number: 2, state: "published", created_by: admin.id },
      ]);
      if (one.draft === null) return;
      await write(one, "save_document", one.draft, "Nieuw", { isShown: false });
      await write(one, "save_document", one.draft, "Nieuw", { isShown: false });
      expect(await statesOf(database, one.draft)).toEqual(["saved", "saved"]);
    });

    it("by no write without a change, nor by a save that is rejected", async () => {
      await write(one, "save_document", live, "Nieuw");
      await write(one, "save_document", live, "Nieuw");
      await database.query(one.retitle, [live, "Nieuw"]);
      await expect(write(one, "save_document", live, "x".repeat(301))).rejects.toMatchObject({
        code: "23514",
      });
      expect(await statesOf(database, live)).toEqual(["published", "published"]);
    });

    it("by plain calls, one per transaction, and by concurrent ones with everything of it", async () => {
      await plainly(database, one, "Plat");
      await database.transaction(async (transaction) => {
        for (const title of ["A", "B", "C"]) await transaction.query(one.retitle, [live, title]);
      });
      expect(await statesOf(database, live)).toHaveLength(3);
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => database.query(one.retitle, [live, `Tegelijk ${index}`])),
      );
      expect(await database.query("select from private.changed_subjects")).toEqual([]);
      const [same] = await database.query(
        `select document = private.document_of(kind, subject_id) as same from public.otm_versions
         where subject_id = $1 order by number desc limit 1`,
        [live],
      );
      expect(same).toEqual({ same: true });
      const numbers = (await versionsOf(database, live)).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });

    it("and go with what is deleted for good, its plans and links before that", async () => {
      await write(one, "save_document", live, "Nieuw");
      if (one.draft !== null) {
        await write(one, "save_working_version", live, "Wacht");
        const { id } = await loaded(database, live);
        await call(database, "create_preview_link", { _version_id: id, _days: 1 });
        const plan = { _at: "2030-01-01", _action: "publish" };
        await call(database, "schedule_publication", { _kind: one.kind, _id: live, ...plan });
      }
      await as(database, admin, one.remove, [live]);
      const leftovers = `select (select count(*)::int from public.otm_versions where subject_id = $1) as versions,
           (select count(*)::int from public.otm_field_changes where subject_id = $1) as changes,
           (select count(*)::int from private.live_field_changes where subject_id = $1) as live,
           (select count(*)::int from public.otm_preview_links where subject_id = $1 and expires_at > now()) as links,
           (select count(*)::int from public.otm_schedules where subject_id = $1) as schedules`;
      expect(await database.query(leftovers, [live])).toMatchObject([
        { versions: 3, links: 0, schedules: 0 },
      ]);
      // There is always an about page.
      if (one.draft === null) return;
      await as(database, admin, "select public.delete_from_trash(array(select id from public.list_trash()))");
      const none = { versions: 0, changes: 0, live: 0, links: 0, schedules: 0 };
      expect(await database.query(leftovers, [live])).toEqual([none]);
    });

    it("over the newest version alone, by one of those who save at once", async () => {
      await expect(write(one, "save_document", live, "Nieuw", { number: 9 })).rejects.toMatchObject({
        code: "PT409",
        message: `The ${one.noun} was changed by somebody else in the meantime`,
      });
      const both = await Promise.allSettled(
        [admin, otherAdmin].map((who) =>
          write(one, "save_document", live, `Van ${who.id}`, { number: 1, who }),
        ),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      await expect(write(one, "save_document", gone, "Nieuw", { number: 1 })).rejects.toMatchObject({
        code: "PT404",
        message: `The ${one.noun} does not exist (any more)`,
      });
    });
  });

  describe.each(waitingCases)("of $kind that wait", (one) => {
    const { kind, live } = one;
    const keep = (title: string, over: { number?: number } = {}) =>
      write(one, "save_working_version", live, title, over);

    it("are shown to nobody, and follow each other", async () => {
      const before = await titleOf(one, live);
      expect([await keep("Wacht"), await keep("Wacht weer")]).toEqual([2, 3]);
      expect(await statesOf(database, live)).toEqual(["published", "working", "working"]);
      expect([await titleOf(one, live), await eventsOf(one)]).toEqual([before, []]);
    });

    it("are rejected over another state, and keep others from saving over it", async () => {
      await keep("Wacht");
      await expect(keep("Wacht weer", { number: 1 })).rejects.toMatchObject({ code: "PT409" });
      await expect(write(one, "save_document", live, "Nieuw", { number: 1 })).rejects.toMatchObject({
        code: "PT409",
      });
      await database.query(one.retitle, [live, "Anders"]);
      await expect(keep("Wacht weer", { number: 2 })).rejects.toMatchObject({ code: "PT409" });
      await expect(keep("Wacht weer", { number: 9 })).rejects.toMatchObject({ code: "PT409" });
      const both = await Promise.allSettled(
        [admin, otherAdmin].map((who) =>
          write(one, "save_working_version", live, "Wacht", { number: 3, who }),
        ),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    });

    it("are published by a save, also as they are, and by a plan", async () => {
      await keep("Wacht");
      await write(one, "save_document", live, "Nieuw");
      expect(await titleOf(one, live)).toBe("Nieuw");
      expect(await eventsOf(one)).toMatchObject([{ event: "published" }]);
      await keep("Nieuw");
      await write(one, "save_document", live, "Nieuw");
      await keep("Op tijd");
      const plan = { _kind: kind, _id: live, _at: "2026-01-01", _action: "publish" };
      await call(database, "schedule_publication", plan);
      expect(await titleOf(one, live)).toBe("Op tijd");
      expect(await statesOf(database, live)).toEqual([
        "published",
        ...["working", "published"],
        ...["working", "published"],
        ...["working", "published"],
      ]);
    });

    it("go into the draft when it is withdrawn with them, and stay behind when a plan withdraws it", async () => {
      await keep("Wacht");
      await write(one, "save_document", live, "Nieuw", { isShown: false });
      expect([await titleOf(one, live), await statesOf(database, live)]).toEqual([
        "Nieuw",
        ["published", "working", "saved"],
      ]);
      expect(await eventsOf(one)).toMatchObject([{ event: "withdrawn" }]);
      await write(one, "save_document", live, "Nieuw");
      await keep("Wacht");
      const plan = { _kind: kind, _id: live, _at: "2026-01-01", _action: "unpublish" };
      await call(database, "schedule_publication", plan);
      expect(await titleOf(one, live)).toBe("Nieuw");
      expect((await statesOf(database, live)).slice(-2)).toEqual(["working", "saved"]);
    });

    it("end with a plain change, and stay in the history", async () => {
      await keep("Wacht");
      await plainly(database, one, "Anders");
      expect(await statesOf(database, live)).toEqual(["published", "working", "published"]);
    });

    it("are thrown away, with those before them, back to what is shown", async () => {
      const before = await titleOf(one, live);
      await keep("Wacht");
      await keep("Wacht weer");
      await expect(discard(one, live, 2)).rejects.toMatchObject({ code: "PT409" });
      expect(await discard(one, live, 3)).toBe(4);
      expect(await statesOf(database, live)).toEqual(["published", "discarded", "discarded"]);
      expect([await titleOf(one, live), await eventsOf(one)]).toMatchObject([
        before,
        [{ event: "discarded" }],
      ]);
      // Whoever still has them open is told.
      await expect(keep("Te laat", { number: 3 })).rejects.toMatchObject({ code: "PT409" });
      await expect(discard(one, live, 4)).rejects.toMatchObject({
        code: "PT409",
        message: "Nothing waits to be published",
      });
      await keep("Opnieuw", { number: 4 });
      expect((await statesOf(database, live)).at(-1)).toBe("working");
    });

    it("don't exist beside a draft, which is saved as it is", async () => {
      await expect(write(one, "save_working_version", one.draft, "Wacht")).rejects.toMatchObject({
        code: "PT409",
        message: `The ${one.noun} is a draft: what is saved in it is not shown`,
      });
      await write(one, "save_document", one.draft, "Nieuw", { isShown: false });
      expect(await titleOf(one, one.draft)).toBe("Nieuw");
      await write(one, "save_document", one.draft, "Nieuw");
      expect(await statesOf(database, one.draft)).toEqual(["saved", "saved", "published"]);
    });

    it("are for members, and of what exists", async () => {
      const document = JSON.stringify(one.titled("Nieuw"));
      for (const [name, named] of [
        ["save_working_version", { _number: 1, _document: document }],
        ["save_document", { _number: 1, _document: document }],
        ["discard_working_version", { _number: 1 }],
      ] as const) {
        const ofLive = { _kind: kind, _id: live, ...named };
        await expect(call(database, name, ofLive, user)).rejects.toMatchObject(refused);
        await expect(call(database, name, { ...ofLive, _id: gone })).rejects.toMatchObject({ code: "PT404" });
      }
    });

    it("are new ones when there was none: a whole of its own, or nothing", async () => {
      const made = await as<{ id: string; slug: string; number: number }>(
        database,
        admin,
        "select * from public.save_document($1, $2)",
        [kind, JSON.stringify(one.titled("Nieuw"))],
      );
      const [{ id, slug, number } = { id: "", slug: "", number: 0 }] = made;
      expect([slug, number]).toEqual(["een-titel", 1]);
      expect([await titleOf(one, id), await statesOf(database, id)]).toEqual(["Nieuw", ["published"]]);
      await expect(
        call(database, "save_document", { _kind: kind, _document: JSON.stringify(one.titled("Nog een")) }),
      ).rejects.toMatchObject({ code: "23505" });
    });
  });

  it("of the about page wait, and there is one", async () => {
    const about = kindCases.find(({ draft }) => draft === null);
    if (!about) throw new Error("There is no such kind");
    const before = await titleOf(about, about.live);
    await write(about, "save_working_version", about.live, "Wacht");
    expect(await titleOf(about, about.live)).toBe(before);
    expect((await statesOf(database, about.live)).at(-1)).toBe("working");
    const document = JSON.stringify(about.titled("Nieuw"));
    await expect(
      call(database, "save_document", { _kind: about.kind, _document: document }),
    ).rejects.toMatchObject({ code: "23514", message: "There is one about page alone" });
    await expect(write(about, "save_document", gone, "Nieuw", { number: 0 })).rejects.toMatchObject({
      code: "PT404",
    });
  });

  it("are written by the plain calls on each table of an article", async () => {
    for (const statement of [
      "update public.otm_blog_articles set author = 'Cor' where id = $1",
      "update public.otm_blog_article_content set title = 'Anders' where article_id = $1",
      "insert into public.otm_blog_article_faqs (article_id, question_nl) values ($1, 'Nieuw?')",
      "delete from public.otm_blog_article_tags where article_id = $1",
    ]) {
      const before = (await loaded(database, draft)).number;
      await as(database, admin, statement, [draft]);
      expect([statement, (await loaded(database, draft)).number]).toEqual([statement, before + 1]);
    }
  });

  it("hold everything of an article that concurrent plain calls change", async () => {
    const texts = ["title", "subtitle", "excerpt", "meta_title", "meta_description"];
    const questions = ["question_nl", "answer_nl", "question_en", "answer_en"];
    const change = (table: string, column: string) =>
      database.query(`update public.${table} set ${column} = 'Tegelijk' where article_id = $1`, [published]);
    await Promise.all([
      ...texts.map((column) => change("otm_blog_article_content", column)),
      ...questions.map((column) => change("otm_blog_article_faqs", column)),
    ]);
    const [same] = await database.query(
      `select document = private.document_of('article', $1) as same from public.otm_versions
       where subject_id = $1 order by number desc limit 1`,
      [published],
    );
    expect(same).toEqual({ same: true });
  });

  it("are not written by the deletion of a tag, which would end what waits", async () => {
    await database.query("insert into public.otm_blog_article_tags values ($1, $2)", [draft, publicTag]);
    const before = [await statesOf(database, published), await statesOf(database, draft)];
    await as(database, admin, "delete from public.otm_blog_tags where id = $1", [publicTag]);
    expect([await statesOf(database, published), await statesOf(database, draft)]).toEqual(before);
  });

  it("of pages hold their members, and a language that is emptied", async () => {
    await database.execute(`
      update public.otm_team_members set bio_nl = 'Nieuw';
      insert into public.otm_download_page_content (page_id, language, title) values ('${draftPage}', 'en', 'New')`);
    const numbers = await database.query(
      "select kind from public.otm_versions where number = 2 order by kind",
    );
    expect(numbers).toEqual([{ kind: "about-page" }, { kind: "download-page" }]);
  });

  describe("are pruned", () => {
    const prune = async () => {
      const [row] = await database.query<{ pruned: number }>(
        "select public.prune_versions(now() + interval '1 second') as pruned",
      );
      return row?.pruned;
    };

    it("but never what was public, nor the newest, nor one with a valid link", async () => {
      for (const title of ["Twee", "Drie", "Vier"]) await save(database, draft, { title });
      await save(database, published, { isPublished: true });
      const kept = await versionsOf(database, published);
      // The first version of the draft has a link.
      expect(await prune()).toBe(2);
      expect((await versionsOf(database, draft)).map(({ number }) => number)).toEqual([1, 4]);
      expect(await versionsOf(database, published)).toEqual(kept);
      await database.query("update public.otm_preview_links set expires_at = now()");
      expect(await prune()).toBe(1);
      expect(await prune()).toBe(0);
    });

    it.each(waitingCases)("of $kind too", async (one) => {
      for (const title of ["Een", "Twee", "Drie"]) await write(one, "save_working_version", one.live, title);
      expect(await prune()).toBe(2);
      expect((await versionsOf(database, one.live)).map(({ number }) => number)).toEqual([1, 4]);
    });

    it("but not of what there is one alone", async () => {
      await database.query("update public.otm_versions set state = 'saved' where kind = 'about-page'");
      await database.query("update public.otm_about_us_content set value_nl = 'Nieuw'");
      expect(await prune()).toBe(0);
    });

    it("by the server alone", async () => {
      for (const who of [user, admin]) {
        await expect(as(database, who, "select public.prune_versions(now())")).rejects.toMatchObject(refused);
      }
    });
  });

  it.each(kindCases)("of $kind are listed in parts, the newest first, with who saved them", async (one) => {
    for (const title of ["Twee", "Drie"]) await write(one, "save_document", one.live, title);
    const list = (before: number | null, who = otherAdmin, kind: string = one.kind) =>
      as<{ number: number; person: string | null }>(
        database,
        who,
        "select number, person from public.list_versions($1, $2, $3, 2)",
        [kind, one.live, before],
      );
    const person = `${admin.id}@vlotwerk.example`;
    expect(await list(null)).toEqual([
      { number: 3, person },
      { number: 2, person },
    ]);
    expect(await list(2)).toEqual([{ number: 1, person: null }]);
    await expect(list(null, user)).rejects.toMatchObject(refused);
    for (const { kind } of kindCases.filter((other) => other !== one))
      expect(await list(null, admin, kind)).toEqual([]);
  });

  it("stay when the account of who saved them is deleted", async () => {
    await save(database, draft);
    await database.query("delete from auth.users where id = $1", [admin.id]);
    expect((await versionsOf(database, draft)).map((version) => version.created_by)).toEqual([null, null]);
  });

  it("say which of many wait, to those who read them", async () => {
    for (const one of waitingCases) await write(one, "save_working_version", one.live, "Wacht");
    const waiting = async (kind: string, who = admin) =>
      as(database, who, "select id from public.list_waiting($1, $2) id", [
        kind,
        [published, draft, activePage, draftPage],
      ]);
    expect(await waiting("article")).toEqual([{ id: published }]);
    expect(await waiting("download-page")).toEqual([{ id: activePage }]);
    expect(await waiting("article", user)).toEqual([]);
  });

  it("that wait are in one list of all kinds, the newest first, for those who read them", async () => {
    const listed = async (who = admin, most = 100) =>
      (
        await as<{ line: string }>(
          database,
          who,
          "select concat_ws(' ', kind, subject_id, title) as line from public.list_waiting_documents('nl', $1)",
          [most],
        )
      ).map(({ line }) => line);
    await createMembers(database);
    const kept: string[] = [];
    for (const one of kindCases) {
      await write(one, "save_document", one.live, "Eerder");
      await write(one, "save_working_version", one.live, "Wacht");
      if (one.draft) await write(one, "save_document", one.draft, "Concept", { isShown: false });
      const titles = { article: "Wacht", page: "Wacht", "download-page": "slug-d01", "about-page": "" };
      kept.unshift(`${one.kind} ${one.live} ${titles[one.kind]}`);
    }
    expect(await listed()).toEqual(kept);
    expect(await listed(admin, 1)).toEqual(kept.slice(0, 1));
    expect(await listed(writer)).toEqual(kept.filter((line) => /^(article|page) /.test(line)));
    expect(await listed(user)).toEqual([]);
    for (const one of kindCases) await write(one, "save_document", one.live, "Gepubliceerd");
    expect(await listed()).toEqual([]);
  });
});

/** Changes a title as somebody who may write the tables does. */
async function plainly(database: Database, { isSavedAlone, retitle, live }: KindCase, title: string) {
  if (isSavedAlone) await database.query(retitle, [live, title]);
  else await as(database, admin, retitle, [live, title]);
}
