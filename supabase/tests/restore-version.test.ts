import { describe, expect, it } from "vitest";
import { type Change, call, loaded, save, statesOf, versionsOf } from "./article-versions.ts";
import {
  activeMember,
  activePage,
  arrangeContent,
  draft,
  photo,
  publicTag,
  published,
  secretTag,
  unfeatured,
} from "./content.ts";
import { aboutId, kindCases } from "./kind-cases.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, refused, user } from "./users.ts";

describeOnRows("restoring a version", [createUsers, arrangeContent], (database) => {
  /** Saves a change, and gives the id of its version. */
  async function saved(id: string, change: Change): Promise<string> {
    await save(database, id, change);
    return (await loaded(database, id)).id;
  }

  async function restore(id: string, version: string, language: string | null = null): Promise<number> {
    const { number } = await loaded(database, id);
    return call<number>(database, "restore_version", {
      _id: version,
      _number: number,
      _language: language,
    });
  }

  const titles = async (id: string) => {
    const rows = await database.query<{ title: string }>(
      "select title from public.otm_blog_article_content where article_id = $1 order by language desc",
      [id],
    );
    return rows.map(({ title }) => title);
  };

  it("of a draft makes it the present state, as a new version", async () => {
    const first = await saved(draft, { title: "Eerst", english: "First" });
    await save(database, draft, { title: "Later", english: "Later" });
    expect(await restore(draft, first)).toBe(4);
    expect(await titles(draft)).toEqual(["Eerst", "First"]);
    expect((await versionsOf(database, draft)).at(-1)).toMatchObject({
      number: 4,
      state: "restored",
      note: "2",
    });
    await save(database, draft, { title: "Eerst", english: "First" });
    expect(await statesOf(database, draft)).toHaveLength(4);
  });

  it("of one language leaves the other", async () => {
    const first = await saved(draft, { title: "Eerst", english: "First", question: "Eerst?" });
    await save(database, draft, { title: "Later", english: "Later", question: "Later?" });
    await restore(draft, first, "nl");
    expect(await titles(draft)).toEqual(["Eerst", "Later"]);
    expect((await versionsOf(database, draft)).at(-1)).toMatchObject({ state: "restored", note: "2 nl" });
    const questions = "select question_nl from public.otm_blog_article_faqs where article_id = $1";
    expect(await database.query(questions, [draft])).toEqual([{ question_nl: "Eerst?" }]);
  });

  it("of the present state still is a version, with the number that it gives", async () => {
    const present = await saved(draft, {});
    expect(await restore(draft, present)).toBe(3);
    expect((await loaded(database, draft)).number).toBe(3);
  });

  it("of a live article waits to be published", async () => {
    const first = await saved(published, { title: "Eerst", isPublished: true });
    await save(database, published, { title: "Later", isPublished: true });
    await restore(published, first);
    expect(await titles(published)).toEqual(["Later", "Title"]);
    expect(await statesOf(database, published)).toEqual(["published", "published", "published", "restored"]);
    await restore(published, first, "en");
    expect((await versionsOf(database, published)).at(-1)?.title).toBe("Eerst");
  });

  describe("whose parts are gone since", () => {
    it("leaves out a tag and a related article", async () => {
      const first = await saved(draft, { tags: [publicTag, secretTag], related: [unfeatured, published] });
      await save(database, draft, { title: "Later" });
      await database.query("delete from public.otm_blog_tags where id = $1", [secretTag]);
      await database.query("delete from public.otm_blog_articles where id = $1", [unfeatured]);
      await restore(draft, first);
      const [row] = await database.query(
        `select related_articles as related, array(
           select tag_id from public.otm_blog_article_tags where article_id = id
         ) as tags from public.otm_blog_articles where id = $1`,
        [draft],
      );
      expect(row).toEqual({ related: [published], tags: [publicTag] });
    });

    it("says that the version or the article is", async () => {
      const { id, number } = await loaded(database, draft);
      await database.query("delete from public.otm_blog_articles where id = $1", [draft]);
      const named = { _id: id, _number: number };
      await expect(call(database, "restore_version", named)).rejects.toMatchObject({ code: "PT404" });
    });
  });

  it("is rejected over another state, and for others than administrators", async () => {
    const { id, number } = await loaded(database, draft);
    const named = { _id: id, _number: number };
    await expect(call(database, "restore_version", named, user)).rejects.toMatchObject(refused);
    await save(database, draft);
    await expect(call(database, "restore_version", named)).rejects.toMatchObject({ code: "PT409" });
  });

  it("is recorded in the audit log", async () => {
    const first = await saved(draft, {});
    await restore(draft, first);
    expect(
      await database.query("select event, label from private.audit_log where event = 'restored'"),
    ).toEqual([{ event: "restored", label: `slug-${draft.at(-1)} 2` }]);
  });

  it("of a download page brings its texts back in both languages, and leaves its address and state", async () => {
    await database.execute(`
      update public.otm_download_page_content set title = 'Nieuw' where page_id = '${activePage}';
      insert into public.otm_download_page_content (page_id, language, title) values ('${activePage}', 'en', 'New');
      update public.otm_download_pages set slug = 'renamed', active = false where id = '${activePage}'`);
    expect(await restore(activePage, await versionOf(activePage, 1))).toBe(3);
    expect(await pageTitles()).toEqual([
      { language: "en", title: "" },
      { language: "nl", title: "Gids" },
    ]);
    expect(
      await database.query("select slug, active from public.otm_download_pages where id = $1", [activePage]),
    ).toEqual([{ slug: "renamed", active: false }]);
    expect((await versionsOf(database, activePage)).at(-1)).toMatchObject({
      number: 3,
      state: "restored",
      note: "1",
    });
    expect(await restoredEvents()).toEqual([
      { event: "restored", noun: "download page", subject_id: activePage, label: "renamed 1" },
    ]);
  });

  it("of a download page that is shown waits to be published, and what visitors see stays", async () => {
    await database.execute(
      `update public.otm_download_page_content set title = 'Nieuw' where page_id = '${activePage}'`,
    );
    expect(await restore(activePage, await versionOf(activePage, 1))).toBe(3);
    expect(await pageTitles()).toEqual([{ language: "nl", title: "Nieuw" }]);
    const { number, document } = await loaded(database, activePage);
    await call(database, "save_document", {
      _kind: "download-page",
      _id: activePage,
      _number: number,
      _document: JSON.stringify(document),
    });
    expect(await pageTitles()).toEqual([{ language: "nl", title: "Gids" }]);
    expect(await statesOf(database, activePage)).toEqual(["published", "published", "restored", "published"]);
  });

  it("of the about page waits, then brings back members who were deleted; later ones are no longer shown", async () => {
    await database.execute(`
      update public.otm_about_us_content set value_nl = 'Wie we zijn';
      insert into public.otm_about_us_content (content_key, value_en) values ('team_title', 'People');
      delete from public.otm_team_members where id = '${activeMember}';
      insert into public.otm_team_members (name, display_order) values ('Sam', 3)`);
    const number = await restore(aboutId, await versionOf(aboutId, 1));
    expect(await statesOf(database, aboutId)).toEqual(["published", "published", "restored"]);
    const waiting = await loaded(database, aboutId);
    expect(waiting.number).toBe(number);
    await call(database, "save_document", {
      _kind: "about-page",
      _id: aboutId,
      _number: number,
      _document: JSON.stringify(waiting.document),
    });
    expect(
      await database.query(
        "select content_key, value_nl, value_en from public.otm_about_us_content order by content_key",
      ),
    ).toEqual([
      { content_key: "about_title", value_nl: "Over ons", value_en: "" },
      { content_key: "team_title", value_nl: "", value_en: "" },
    ]);
    expect(
      await database.query("select name, active from public.otm_team_members order by display_order"),
    ).toEqual([
      { name: "Noor", active: true },
      { name: "Lotte", active: false },
      { name: "Sam", active: false },
    ]);
    expect(await restoredEvents()).toEqual([
      { event: "restored", noun: "about page", subject_id: null, label: null },
    ]);
    await expect(restore(aboutId, await versionOf(aboutId, 1), "nl")).rejects.toMatchObject({
      code: "23514",
      message: "The about page is restored as a whole",
    });
  });

  it("of a page names the files that are gone", async () => {
    const file = "f0000000-0000-4000-8000-0000000000ff";
    await database.query("update public.otm_download_page_content set content = $1 where page_id = $2", [
      `<img src="/media/${file}/gids.png"><img src="/media/${photo}/foto.jpg">`,
      activePage,
    ]);
    expect(
      await as(database, admin, "select kind, id from public.list_missing_parts($1)", [
        await versionOf(activePage, 2),
      ]),
    ).toEqual([{ kind: "file", id: file }]);
  });

  it.each(kindCases)(
    "of $kind is rejected over another state, and for people without a role",
    async ({ live }) => {
      const named = { _id: await versionOf(live, 1), _number: 0 };
      await expect(call(database, "restore_version", named)).rejects.toMatchObject({ code: "PT409" });
      await expect(call(database, "restore_version", { ...named, _number: 1 }, user)).rejects.toMatchObject(
        refused,
      );
    },
  );

  async function versionOf(id: string, number: number): Promise<string> {
    const [row] = await database.query<{ id: string }>(
      "select id from public.otm_versions where subject_id = $1 and number = $2",
      [id, number],
    );
    return row?.id ?? "";
  }
  const pageTitles = () =>
    database.query(
      "select language, title from public.otm_download_page_content where page_id = $1 order by 1",
      [activePage],
    );
  const restoredEvents = () =>
    database.query("select event, noun, subject_id, label from private.audit_log where event = 'restored'");
});
