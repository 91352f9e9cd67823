import { describe, expect, it } from "vitest";
import type { Parameter } from "../../server/backend/database/database.ts";
import { unwrittenHtml } from "../../test/html/unwritten-html.ts";
import { call, loaded, save, statesOf } from "./article-versions.ts";
import { activePage, arrangeContent, draft, published, withoutPlans } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createUsers, refused, user, visitor } from "./users.ts";

describeOnRows("publishing", [createUsers, arrangeContent, withoutPlans], (database) => {
  /** The languages of an article that visitors see. */
  async function shown(id: string): Promise<string[]> {
    const rows = await as<{ language: string }>(
      database,
      visitor,
      "select language from public.otm_blog_article_content where article_id = $1 order by 1",
      [id],
    );
    return rows.map(({ language }) => language);
  }

  /** Plans something an hour ahead, lets the hour pass, and runs what is due. */
  async function onTime(
    named: Record<string, Parameter>,
  ): Promise<{ label: string; failure: string | null }[]> {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await call(database, "schedule_publication", { _at: at, ...named })).toBe("scheduled");
    await database.query("update public.otm_schedules set at = now()");
    return database.query("select label, failure from public.run_schedules()");
  }

  const pending = () => database.query("select failure from public.otm_schedules");

  describe("one language", () => {
    it("shows it alone, until the other is published too", async () => {
      await save(database, draft, { isPublished: true, isEnglishShown: false });
      expect(await shown(draft)).toEqual(["nl"]);
      await save(database, draft, { isPublished: true });
      expect(await shown(draft)).toEqual(["en", "nl"]);
    });

    it("needs one that has words", async () => {
      const none = { isPublished: true, isDutchShown: false, isEnglishShown: false };
      await expect(save(database, draft, none)).rejects.toMatchObject({
        message: "At least one language must be published",
      });
      const empty = { isPublished: true, isDutchShown: false, english: null };
      await expect(save(database, draft, empty)).rejects.toMatchObject({ code: "P0001" });
      await save(database, draft, { ...none, isPublished: false });
      expect(await shown(draft)).toEqual([]);
    });

    it.each(unwrittenHtml)("with words missing is %j of %s", async (isMissing, html) => {
      const [row] = await database.query("select private.has_unwritten($1) as found", [html]);
      expect(row).toEqual({ found: isMissing });
    });

    it("is not shown while words of it are missing, also not on time", async () => {
      const englishContent = '<p>Intro</p><h2 class="to-write"></h2>';
      const message = "The English text has places that are still to be written";
      await expect(save(database, draft, { isPublished: true, englishContent })).rejects.toMatchObject({
        message,
      });
      await save(database, draft, { isPublished: true, englishContent, isEnglishShown: false });
      expect(await shown(draft)).toEqual(["nl"]);
      expect(
        await onTime({ _action: "publish", _kind: "article", _id: draft, _language: "en" }),
      ).toMatchObject([{ failure: message }]);
      expect(await shown(draft)).toEqual(["nl"]);
    });

    it("on time shows it alone of a draft, and each later one beside it", async () => {
      await save(database, draft);
      expect(
        await onTime({ _action: "publish", _kind: "article", _id: draft, _language: "en" }),
      ).toMatchObject([{ failure: null }]);
      expect(await shown(draft)).toEqual(["en"]);
      await onTime({ _action: "publish", _kind: "article", _id: draft, _language: "nl" });
      expect(await shown(draft)).toEqual(["en", "nl"]);
      expect(await pending()).toEqual([]);
    });

    it("on time withdraws it, and with the last one the article", async () => {
      await save(database, draft, { isPublished: true });
      await onTime({ _action: "unpublish", _kind: "article", _id: draft, _language: "en" });
      expect(await shown(draft)).toEqual(["nl"]);
      await onTime({ _action: "unpublish", _kind: "article", _id: draft, _language: "nl" });
      expect(await shown(draft)).toEqual([]);
      expect(
        await database.query("select published from public.otm_blog_articles where id = $1", [draft]),
      ).toEqual([{ published: false }]);
    });

    it("on time leaves what waits in the other", async () => {
      await save(database, published, { isPublished: true });
      const { number, document } = await loaded(database, published);
      const texts = [
        { language: "nl", title: "Wacht", content: "<p>Tekst.</p>", published: true },
        { language: "en", title: "Waits", content: "<p>Text.</p>", published: true },
      ];
      await call(database, "save_working_version", {
        _kind: "article",
        _id: published,
        _number: number,
        _document: JSON.stringify({ ...document, content: texts }),
      });
      await onTime({ _action: "publish", _kind: "article", _id: published, _language: "en" });
      expect(
        await database.query(
          "select title from public.otm_blog_article_content where article_id = $1 order by language",
          [published],
        ),
      ).toEqual([{ title: "Waits" }, { title: "Titel" }]);
      expect((await statesOf(database, published)).slice(-2)).toEqual(["published", "working"]);
      await onTime({ _action: "publish", _kind: "article", _id: published });
      expect((await statesOf(database, published)).at(-1)).toBe("published");
      expect(
        await database.query(
          "select title from public.otm_blog_article_content where article_id = $1 order by language",
          [published],
        ),
      ).toEqual([{ title: "Waits" }, { title: "Wacht" }]);
    });

    it("without a title or words fails with the reason, once", async () => {
      await save(database, draft, { english: null });
      const reason = "The English text has no title or no content";
      expect(
        await onTime({ _action: "publish", _kind: "article", _id: draft, _language: "en" }),
      ).toMatchObject([{ failure: reason }]);
      expect(await pending()).toEqual([{ failure: reason }]);
      expect(await database.query("select label from public.run_schedules()")).toEqual([]);
      expect(await shown(draft)).toEqual([]);
    });
  });

  describe("the whole", () => {
    it("on time publishes an article, and withdraws it", async () => {
      await onTime({ _action: "publish", _kind: "article", _id: draft });
      expect(await shown(draft)).toEqual(["nl"]);
      await onTime({ _action: "unpublish", _kind: "article", _id: draft });
      expect(await shown(draft)).toEqual([]);
      expect(await statesOf(database, draft)).toEqual(["saved", "published", "saved"]);
    });

    it("on time opens and closes a download page", async () => {
      const page = { _kind: "download-page", _id: activePage };
      const isActive = () =>
        database.query("select active from public.otm_download_pages where id = $1", [activePage]);
      await onTime({ _action: "unpublish", ...page });
      expect(await isActive()).toEqual([{ active: false }]);
      await onTime({ _action: "publish", ...page });
      expect(await isActive()).toEqual([{ active: true }]);
    });

    it("of a time that is past is done at once", async () => {
      const named = { _at: "2020-01-01T00:00Z", _action: "publish", _kind: "article", _id: draft };
      expect(await call(database, "schedule_publication", named)).toBe("done");
      expect(await shown(draft)).toEqual(["nl"]);
      expect(await pending()).toEqual([]);
    });

    it("is planned once for the same, by its last time", async () => {
      const [tomorrow, later] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
      for (const _at of [tomorrow ?? null, later ?? null]) {
        await call(database, "schedule_publication", {
          _at,
          _action: "publish",
          _kind: "article",
          _id: draft,
        });
      }
      expect(
        await database.query("select at = $1 as last from public.otm_schedules", [later ?? null]),
      ).toEqual([{ last: true }]);
    });

    it("is for administrators, and runs for the server alone", async () => {
      const named = { _at: "2020-01-01T00:00Z", _action: "publish", _kind: "article", _id: draft };
      await expect(call(database, "schedule_publication", named, user)).rejects.toMatchObject(refused);
      await expect(as(database, user, "select public.run_schedules()")).rejects.toMatchObject(refused);
      await expect(as(database, visitor, "select public.list_schedules()")).rejects.toMatchObject(refused);
      expect(await shown(draft)).toEqual([]);
    });
  });

  describe("a preview link", () => {
    const openLink = (token: string) =>
      as<{ document: { slug: string } }>(database, visitor, "select document from public.open_preview($1)", [
        token,
      ]);

    async function makeLink(days = 1): Promise<string> {
      const { id } = await loaded(database, draft);
      return call<string>(database, "create_preview_link", { _version_id: id, _days: days });
    }

    it("shows its version to a visitor, also after later changes, and counts", async () => {
      const token = await makeLink();
      await save(database, draft, { title: "Later" });
      const [opened] = await openLink(token);
      expect(opened?.document).toMatchObject({ slug: "draft" });
      await openLink(token);
      const opens = await database.query("select opens from public.otm_preview_links where opens > 0");
      expect(opens).toEqual([{ opens: 2 }]);
    });

    it("shows nothing when it is revoked, ended, wrong, or its article is gone", async () => {
      const token = await makeLink();
      expect(await openLink(token)).toHaveLength(1);
      await database.query("update public.otm_preview_links set revoked_at = now()");
      expect(await openLink(token)).toEqual([]);
      const other = await makeLink();
      await database.query("update public.otm_preview_links set expires_at = now()");
      expect(await openLink(other)).toEqual([]);
      for (const wrong of ["", "x".repeat(9_999), "%"]) expect(await openLink(wrong)).toEqual([]);
      const third = await makeLink();
      await database.query("delete from public.otm_blog_articles where id = $1", [draft]);
      expect(await openLink(third)).toEqual([]);
    });

    it("is made by administrators, for 1, 7 or 30 days; its token is stored nowhere", async () => {
      const { id } = await loaded(database, draft);
      const named = { _version_id: id, _days: 7 };
      await expect(call(database, "create_preview_link", named, user)).rejects.toMatchObject(refused);
      await expect(makeLink(2)).rejects.toMatchObject({ code: "PT400" });
      const token = await makeLink(30);
      const links = await database.query<{ row: string }>(
        "select row_to_json(link)::text as row from public.otm_preview_links link",
      );
      expect(JSON.stringify(links)).not.toContain(token);
    });
  });
});
