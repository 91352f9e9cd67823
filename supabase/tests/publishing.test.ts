// @module-tag S3

import { describe, expect, it } from "vitest";
import type { Parameter } from "../../server/backend/database/database.ts";
import { unwrittenHtml } from "../../test/html/unwritten-html.ts";
import { call, save, statesOf } from "./article-versions.ts";
import { activePage, arrangeContent, draft, withoutPlans } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { as, createUsers, visitor } from "./users.ts";

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
  });
});
