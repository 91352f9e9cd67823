// @module-tag Documents

import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aboutPage } from "../../../../app/content/about-page.ts";
import { article } from "../../../../app/content/article.ts";
import { readDocument } from "../../../../app/content/document.ts";
import { downloadPage } from "../../../../app/content/download-page.ts";
import { partName } from "../../../../app/content/kind.ts";
import { getArticleForEdit } from "../../../../app/data/articles/admin-article.ts";
import { articleVersions } from "../../../../app/data/articles/article-versions.ts";
import { createPreviewLink } from "../../../../app/data/articles/preview-links.ts";
import { getDownloadPage } from "../../../../app/data/downloads/admin-download-page.ts";
import { aboutPageVersions, downloadPageVersions } from "../../../../app/data/page-versions/page-versions.ts";
import type { Json, Database as Schema } from "../../../../app/data/schema.ts";
import { aboutSubject } from "../../../../app/data/versions/subject.ts";
import { discardWorkingVersion, listMissingParts } from "../../../../app/data/versions/versions.ts";
import { attemptSave } from "../../../../app/panel/editing/attempt-save.ts";
import { versionOf } from "../../../../app/panel/editing/save-merged.ts";
import { articleKind } from "../../../../app/panel/kinds.ts";
import { openPreview, previewStored } from "../../../../app/routes/site/preview/previews.server.ts";
import { activePage, arrangeContent, published, withoutPlans } from "../../../../supabase/tests/content.ts";
import { storeDamaged } from "../../../../supabase/tests/damaged-documents.ts";
import { arrangedOnce } from "../../../../supabase/tests/rows.ts";
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

const reading = (db: SupabaseClient<Schema>) => ({
  db,
  origin: "https://vlotwerk.example",
  language: "nl" as const,
});

const arrange = arrangedOnce([arrangeContent, withoutPlans]);

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
    await arrange(database);
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
      const { number } = await getArticleForEdit(admin, published);
      const over = { _kind: "article", _id: published, _number: number };
      const { error, status } = await admin.rpc("save_working_version", { ...over, _document });
      expect([status, error]).toEqual([
        400,
        expect.objectContaining({ code: "23514", message: expect.stringContaining(message) }),
      ]);
      expect((await getArticleForEdit(admin, published)).number).toBe(number);
    });

    it.each<[{ content?: Json; faqs?: Json }, string]>([
      [{ content: "x" }, '"content" must be a list'],
      [{ content: [5] }, '"content" must hold objects'],
      [{ content: [{ ...text, language: "de" }] }, 'check constraint "language_is_nl_or_en"'],
      [{ content: [text, text] }, '"content" has a language twice'],
      [{ faqs: { question_nl: "Wat?" } }, '"faqs" must be a list'],
      [{ faqs: [{ answer_nl: false }] }, '"answer_nl" of "faqs" must be a text'],
    ])("as an article: %j", async (parts, message) => {
      const _document = { ...whole, slug: "nieuw", ...parts };
      const { error, status } = await admin.rpc("save_document", { _kind: "article", _document });
      expect([status, error]).toEqual([
        400,
        expect.objectContaining({ code: "23514", message: expect.stringContaining(message) }),
      ]);
      expect(api.logged).toEqual([]);
    });

    it.each<[Json, string]>([
      ["x", '"content" must be a list'],
      [[{ language: "nl", title: 5 }], '"title" of "content" must be a text'],
    ])("as a working version of a page: %j", async (content, message) => {
      const { error, status } = await admin.rpc("save_working_version", {
        _kind: "download-page",
        _id: activePage,
        _number: 1,
        _document: { slug: "active_page", active: true, content },
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
      expect(stored.unreadable.map(partName)).toEqual(expect.arrayContaining(["slug", "selectedTags"]));
      // Whoever saves over an earlier version merges nothing with it.
      const sent = { form: stored.form, beside: stored.live };
      const older = { ...versionOf(stored), number: stored.number - 1 };
      expect(await attemptSave(articleKind, admin, sent, older)).toMatchObject({
        kind: "unreadable",
      });
      await discardWorkingVersion(admin, "article", stored);
      expect(await getArticleForEdit(admin, published)).toMatchObject({ unreadable: [], live: null });
    });

    it("are previewed, by members and by link, and said to be a part", async () => {
      const id = await storeDamaged(database, published, document);
      expect(await previewStored(reading(admin), "article", published)).toMatchObject({
        isWhole: false,
        article: readable,
      });
      const token = await createPreviewLink(admin, id, 1, false);
      expect(await openPreview(reading(visitor), token, true)).toMatchObject({
        isWhole: false,
        article: readable,
      });
    });

    it("are listed, compared and not restored", async () => {
      const id = await storeDamaged(database, published, document);
      const { number } = await getArticleForEdit(admin, published);
      const versions = articleVersions(admin, published);
      expect((await versions.list(null)).versions).toHaveLength(2);
      const { before, after } = await versions.pair(null, null);
      expect([before?.number, after?.number]).toEqual([1, number]);
      expect(readDocument(article, before?.document).unreadable).toEqual([]);
      const read = readDocument(article, after?.document);
      expect(read.form).toMatchObject(readable);
      expect(read.unreadable.map(partName)).toContain("slug");
      expect(await versions.document(id)).toEqual(after?.document);
      expect(await listMissingParts(admin, id)).toEqual([]);
      await expect(versions.restore(id, number, null)).rejects.toThrow(
        "(400 23514): This version can't be read, so it can't be restored.",
      );
    });
  });

  it("of pages that can't be read open with what is readable, are compared and discarded", async () => {
    const content = [{ language: "nl", title: 5, button_text: "Stuur" }];
    const id = await storeDamaged(database, activePage, { slug: "gids", active: true, content });
    const page = await getDownloadPage(admin, activePage);
    expect(page).toMatchObject({
      live: { active: true },
      form: { title: { nl: "" }, buttonText: { nl: "Stuur" } },
      unreadable: [{ field: "title", language: "nl" }],
    });
    expect(await previewStored(reading(admin), "download-page", activePage)).toMatchObject({
      isWhole: false,
    });
    const { before, after } = await downloadPageVersions(admin, activePage).pair(null, null);
    expect(readDocument(downloadPage, before?.document).unreadable).toEqual([]);
    expect(readDocument(downloadPage, after?.document)).toMatchObject({
      form: { buttonText: { nl: "Stuur" } },
      unreadable: [{ field: "title", language: "nl" }],
    });
    expect(await downloadPageVersions(admin, activePage).document(id)).toEqual(after?.document);
    if (page) await discardWorkingVersion(admin, "download-page", page);
    expect(await getDownloadPage(admin, activePage)).toMatchObject({ live: null, unreadable: [] });
    await storeDamaged(database, aboutSubject.id, { texts: "x" }, "published");
    const about = await aboutPageVersions(admin).pair(null, null);
    expect(readDocument(aboutPage, about.after?.document).unreadable.map(partName)).toEqual([
      "statement.nl",
      "statement.en",
      "members",
    ]);
  });
});
