import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, it } from "vitest";
import { article } from "../../../../app/content/article.ts";
import { getArticleForEdit, saveArticle } from "../../../../app/data/articles/admin-article.ts";
import { getDraftArticle } from "../../../../app/data/articles/draft-article.ts";
import { StaleWrite } from "../../../../app/data/database.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import { discardWorkingVersion } from "../../../../app/data/versions/versions.ts";
import { storingArticles } from "../../../../app/routes/admin/blog-editor/article-store.ts";
import { attemptSave } from "../../../../app/routes/admin/editing/attempt-save.ts";
import { versionOf } from "../../../../app/routes/admin/editing/save-merged.ts";
import { arrangeContent, draft, publicTag, published } from "../../../../supabase/tests/content.ts";
import { openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("changes that wait beside a live article, through supabase-js", (open) => {
  let user: SupabaseClient<Schema>;
  let admin: SupabaseClient<Schema>;

  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    const api = await openApi(database);
    user = api.client(await api.signIn());
    admin = api.client(await api.signIn({ isAdmin: true }));
  });

  async function keep(author: string) {
    const { form, live, ...stored } = await getArticleForEdit(admin, published);
    const sent = { form: { ...form, author, selectedTags: [publicTag] }, beside: live ?? form };
    return attemptSave(article, storingArticles(admin), sent, stored);
  }

  it("are what is edited and previewed, and are hidden from others", async () => {
    const before = await getArticleForEdit(admin, published);
    expect(before.live).toBeNull();
    const attempt = await keep("Waiting");
    const after = await getArticleForEdit(admin, published);
    expect(attempt).toEqual({
      kind: "saved",
      isNew: false,
      // The FAQs of a version have no ids of their own.
      stored: { ...after, form: { ...after.form, faqs: expect.any(Array) } },
    });
    expect(after).toMatchObject({ form: { author: "Waiting" }, live: before.form });
    expect(after.number).toBeGreaterThan(before.number);

    const { slug } = before.form;
    expect(await getDraftArticle(admin, slug, "nl")).toMatchObject({
      author: "Waiting",
      tags: [expect.objectContaining({ name: "Public" })],
    });
    expect(await getDraftArticle(user, slug, "nl")).toMatchObject({ author: before.form.author });
  });

  it("refuse a save over another version, of either kind", async () => {
    const stored = await getArticleForEdit(admin, published);
    expect(await keep("Newer")).toMatchObject({ kind: "saved" });
    const sent = { ...stored.form, author: "Mine" };
    const theirs = { form: { author: "Newer" } };
    const version = versionOf(stored);
    expect(
      await attemptSave(article, storingArticles(admin), { form: sent, beside: sent }, version),
    ).toMatchObject({
      kind: "stale",
      theirs,
    });
    expect(
      await attemptSave(article, storingArticles(admin), { form: sent, beside: null }, version),
    ).toMatchObject({
      kind: "stale",
      theirs,
    });
  });

  it("are thrown away in the newest version only", async () => {
    const opened = await getArticleForEdit(admin, published);
    const { number, form } = opened;
    await expect(
      discardWorkingVersion(admin, "article", { id: published, number: number - 1 }),
    ).rejects.toThrow(StaleWrite);
    const after = await discardWorkingVersion(admin, "article", { id: published, number });
    expect((await getArticleForEdit(admin, published)).number).toBe(after);
    // Whoever still has them open is told.
    expect(
      await attemptSave(article, storingArticles(admin), { form, beside: null }, versionOf(opened)),
    ).toMatchObject({
      kind: "stale",
      theirs: { live: null },
    });
    expect(await getArticleForEdit(admin, published)).toMatchObject({
      live: null,
      form: { published: true },
    });
  });

  it("are published by a plain save", async () => {
    await keep("Published");
    const { form, ...stored } = await getArticleForEdit(admin, published);
    expect(await saveArticle(admin, form, stored)).toMatchObject({ kind: "saved" });
    expect(await getArticleForEdit(admin, published)).toMatchObject({
      form: { author: "Published" },
      live: null,
    });
  });

  it("are none beside a draft, which is saved itself", async () => {
    const { form, ...stored } = await getArticleForEdit(admin, draft);
    const sent = { form: { ...form, author: "Draft" }, beside: form };
    expect(await attemptSave(article, storingArticles(admin), sent, stored)).toMatchObject({
      kind: "saved",
      stored: { live: null },
    });
  });
});
