import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { discardWorkingVersion, getArticleForEdit } from "../../../../app/data/articles/admin-article.ts";
import {
  getArticleVersion,
  getVersionPair,
  listArticleVersions,
  listMissingParts,
  restoreArticleVersion,
} from "../../../../app/data/articles/article-versions.ts";
import { getDraftArticle } from "../../../../app/data/articles/draft-article.ts";
import { openPreview } from "../../../../app/data/articles/preview.ts";
import { createPreviewLink } from "../../../../app/data/articles/preview-links.ts";
import {
  discardWorkingPage,
  getDownloadPage,
  previewDownloadPage,
} from "../../../../app/data/downloads/admin-download-page.ts";
import { getPageVersionPair, isPageVersionWhole } from "../../../../app/data/page-versions/page-versions.ts";
import type { Json, Database as Schema } from "../../../../app/data/schema.ts";
import { attemptSave } from "../../../../app/routes/admin/blog-editor/merge/save-attempt.ts";
import { versionOf } from "../../../../app/routes/admin/blog-editor/merge/save-merged.ts";
import { activePage, arrangeContent, emptyTables, published } from "../../../../supabase/tests/content.ts";
import { storeDamaged, storeDamagedPage } from "../../../../supabase/tests/damaged-documents.ts";
import type { Database } from "../../database/database.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

const text = { language: "nl", title: "Gepubliceerd", content: "<p>Voor iedereen.</p>" };
const whole = {
  slug: "published",
  author: "Noor",
  read_time: 5,
  published: true,
  related_articles: [],
  content: [text],
  tags: [],
  faqs: [],
};

describeOnDatabase("documents, through supabase-js", (open) => {
  let database: Database;
  let api: Api;
  let visitor: SupabaseClient<Schema>;
  let admin: SupabaseClient<Schema>;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    visitor = api.client();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await arrangeContent(database);
    await database.query("delete from public.otm_schedules");
    admin = api.client(await api.signIn({ isAdmin: true }));
  });

  describe("of another shape are refused by 400, and in words", () => {
    it.each<[Json, string]>([
      [{}, '"document" lacks "author"'],
      ["x", "The document must be an object"],
      [null, "The document must be an object"],
      [{ ...whole, slug: null }, '"document" lacks "slug"'],
      [{ ...whole, tags: ["x"] }, '"tags" of "document" must be a list of ids'],
      [{ ...whole, content: [{ ...text, title: 5 }] }, '"title" of "content" must be a text'],
      [{ ...whole, faqs: [{ question_nl: "x".repeat(501) }] }, 'check constraint "question_nl_length"'],
    ])("as a working version: %j", async (_document, message) => {
      const { updatedAt, number } = await getArticleForEdit(admin, published);
      const over = { _article_id: published, _updated_at: updatedAt, _number: number };
      const { error, status } = await admin.rpc("save_working_version", { ...over, _document });
      expect([status, error]).toEqual([
        400,
        expect.objectContaining({ code: "23514", message: expect.stringContaining(message) }),
      ]);
      expect((await getArticleForEdit(admin, published)).number).toBe(number);
    });

    it.each<[{ _content: Json; _faqs?: Json }, string]>([
      [{ _content: "x" }, '"content" must be a list'],
      [{ _content: [5] }, '"content" must hold objects'],
      [{ _content: [{ ...text, language: "de" }] }, 'check constraint "language_is_nl_or_en"'],
      [{ _content: [text, text] }, '"content" has a language twice'],
      [{ _content: [text], _faqs: { question_nl: "Wat?" } }, '"faqs" must be a list'],
      [{ _content: [text], _faqs: [{ answer_nl: false }] }, '"answer_nl" of "faqs" must be a text'],
    ])("as an article: %j", async (parts, message) => {
      const { error, status } = await admin.rpc("save_article", { _slug: "nieuw", ...parts });
      expect([status, error]).toEqual([
        400,
        expect.objectContaining({ code: "23514", message: expect.stringContaining(message) }),
      ]);
      expect(api.logged).toEqual([]);
    });

    it.each<[Json, string]>([
      ["x", '"content" must be a list'],
      [[{ language: "nl", title: 5 }], '"title" of "content" must be a text'],
    ])("as a working page: %j", async (_content, message) => {
      const { error, status } = await admin.rpc("save_working_page", {
        _id: activePage,
        _number: 1,
        _content,
      });
      expect([status, error]).toEqual([400, expect.objectContaining({ code: "23514", message })]);
    });
  });

  describe.each<[string, unknown, object]>([
    ["in part", { ...whole, slug: null, content: [{ ...text, title: 5 }], tags: ["x"] }, { author: "Noor" }],
    ["not at all", "x", {}],
  ])("that can be read %s, from before documents were checked,", (_, document, readable) => {
    it("open in the editor with what is readable, say what is not, and are discarded", async () => {
      await storeDamaged(database, published, document);
      const stored = await getArticleForEdit(admin, published);
      expect(stored).toMatchObject({ form: readable, live: { slug: "published" } });
      expect(stored.unreadable).toEqual(expect.arrayContaining(["editor.slug", "editor.tags"]));
      // Whoever saves over an earlier version merges nothing with it.
      const sent = { form: stored.form, beside: stored.live };
      const older = { ...versionOf(stored), number: stored.number - 1 };
      expect(await attemptSave(admin, sent, older)).toMatchObject({ kind: "unreadable" });
      await discardWorkingVersion(admin, published, stored.number);
      expect(await getArticleForEdit(admin, published)).toMatchObject({ unreadable: [], live: null });
    });

    it("are previewed, by members and by link, and said to be a part", async () => {
      const id = await storeDamaged(database, published, document);
      expect(await getDraftArticle(admin, "published", "nl")).toMatchObject({ isWhole: false, ...readable });
      const token = await createPreviewLink(admin, id, 1);
      expect(await openPreview(visitor, token, "nl", true)).toMatchObject({
        isWhole: false,
        article: readable,
      });
    });

    it("are listed, compared and not restored", async () => {
      const id = await storeDamaged(database, published, document);
      const { number, updatedAt } = await getArticleForEdit(admin, published);
      expect((await listArticleVersions(admin, published, null)).versions).toHaveLength(2);
      expect(await getVersionPair(admin, published, null, null)).toMatchObject({
        before: { number: 1, unreadable: [] },
        after: { number, form: readable, unreadable: expect.arrayContaining(["editor.slug"]) },
      });
      expect((await getArticleVersion(admin, id))?.unreadable).toContain("editor.slug");
      expect(await listMissingParts(admin, id)).toEqual([]);
      await expect(restoreArticleVersion(admin, id, { updatedAt, number }, null)).rejects.toThrow(
        "(400 23514): This version can't be read, so it can't be restored.",
      );
    });
  });

  it("of pages that can't be read open with what is readable, are compared and discarded", async () => {
    const content = [{ language: "nl", title: 5, button_text: "Stuur" }];
    const id = await storeDamagedPage(database, activePage, { slug: "gids", active: true, content });
    const page = await getDownloadPage(admin, activePage);
    expect(page).toMatchObject({
      isWaiting: true,
      contents: [{ title: "", button_text: "Stuur" }],
      unreadable: ["nl.title"],
    });
    expect(await previewDownloadPage(admin, activePage, "nl")).toMatchObject({ isWhole: false });
    expect(await getPageVersionPair(admin, activePage, null, null)).toMatchObject({
      before: { unreadable: [] },
      after: { fields: { "nl.button_text": "Stuur" }, unreadable: ["nl.title"] },
    });
    expect(await isPageVersionWhole(admin, id)).toBe(false);
    if (page) await discardWorkingPage(admin, page);
    expect(await getDownloadPage(admin, activePage)).toMatchObject({ isWaiting: false, unreadable: [] });
    await storeDamagedPage(database, "about", { texts: "x" }, "published");
    expect(await getPageVersionPair(admin, "about", null, null)).toMatchObject({
      after: { unreadable: ["texts", "members"] },
    });
  });
});
