import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { article } from "../../../../app/content/article.ts";
import { getArticleForEdit } from "../../../../app/data/articles/admin-article.ts";
import { StaleWrite } from "../../../../app/data/database.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import {
  addTag,
  countedAtMost,
  deleteTag,
  listTagsForPanel,
  renameTag,
  TagGone,
  TagTaken,
} from "../../../../app/data/tags/admin-tags.ts";
import { getTag, listTags } from "../../../../app/data/tags/tags.ts";
import { saveForm } from "../../../../app/data/versions/versions.ts";
import {
  arrangeContent,
  draft,
  publicTag,
  published,
  secretTag,
} from "../../../../supabase/tests/content.ts";
import { openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("the panel's tag screen, through supabase-js", (open) => {
  let database: Awaited<ReturnType<typeof open>>;
  let visitor: SupabaseClient<Schema>;
  let user: SupabaseClient<Schema>;
  let admin: SupabaseClient<Schema>;
  const names = { name: "Public", nameNl: "", nameEn: "" };
  const shown = { id: publicTag, slug: "public", ...names };
  const secret = { ...shown, id: secretTag, name: "Secret", slug: "secret" };

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
    const api = await openApi(database);
    visitor = api.client();
    user = api.client(await api.signIn());
    admin = api.client(await api.signIn({ isAdmin: true }));
  });
  beforeEach(async () => {
    await database.execute(`
      delete from public.otm_blog_tags;
      insert into public.otm_blog_tags (id, name, slug) values
        ('${publicTag}', 'Public', 'public'), ('${secretTag}', 'Secret', 'secret');
      insert into public.otm_blog_article_tags values ('${published}', '${publicTag}'), ('${draft}', '${secretTag}');`);
  });

  it("counts articles and drafts, and knows which tags have a page", async () => {
    await database.execute(`
      insert into public.otm_blog_tags (name, slug) values ('Nothing', 'nothing');
      insert into public.otm_blog_article_tags values ('${draft}', '${publicTag}');`);
    expect(await listTagsForPanel(admin)).toEqual([
      { ...names, id: expect.any(String), name: "Nothing", slug: "nothing", articles: 0, hasPage: false },
      { ...shown, articles: 2, hasPage: true },
      { ...secret, articles: 1, hasPage: false },
    ]);
  });

  it("counts up to the list's limit, and finds the one published article among many drafts", async () => {
    await database.execute(`
      with drafts as (
        insert into public.otm_blog_articles (slug) select 'many-' || n from generate_series(1, 120) n returning id
      )
      insert into public.otm_blog_article_tags select id, '${publicTag}' from drafts;`);
    const [tag] = await listTagsForPanel(admin);
    expect(tag).toEqual({ ...shown, articles: countedAtMost, hasPage: true });
    await database.execute("delete from public.otm_blog_articles where slug like 'many-%'");
  });

  it("lists more tags than one response holds", async () => {
    await database.execute(`
      insert into public.otm_blog_tags (name, slug) select 'Same name', 't' || n from generate_series(1, 1500) n;`);
    expect(new Set((await listTagsForPanel(admin)).map(({ id }) => id)).size).toBe(1502);
    expect(new Set((await listTags(admin)).map(({ id }) => id)).size).toBe(1502);
  });

  it("renames a tag and keeps its slug", async () => {
    await renameTag(admin, shown, { ...names, name: "Openbaar, “50%” *" });
    expect(await getTag(visitor, "public", "nl")).toMatchObject({
      slug: "public",
      name: "Openbaar, “50%” *",
    });
    await renameTag(admin, { ...shown, name: "Openbaar, “50%” *" }, { ...names, name: "openbaar" });
    expect(await getTag(visitor, "public", "nl")).toMatchObject({ slug: "public", name: "openbaar" });
  });

  it("gives a tag a name of its own per language, and takes it away", async () => {
    await renameTag(admin, shown, { ...names, nameNl: "Openbaar" });
    expect(await getTag(visitor, "public", "nl")).toMatchObject({ name: "Openbaar", language: "nl" });
    expect(await getTag(visitor, "public", "en")).toMatchObject({ name: "Public" });
    const dutch = { ...shown, nameNl: "Openbaar" };
    await expect(renameTag(admin, shown, { ...names, nameNl: "Van mij" })).rejects.toThrow(StaleWrite);
    await renameTag(admin, dutch, { ...names, nameEn: "In public" });
    expect(await getTag(visitor, "public", "nl")).toMatchObject({ name: "Public", language: "en" });
    expect(await getTag(visitor, "public", "en")).toMatchObject({ name: "In public" });
  });

  it("rejects another tag's name, regardless of case", async () => {
    await expect(renameTag(admin, shown, { ...names, name: "SECRET" })).rejects.toThrow(TagTaken);
    await renameTag(admin, shown, { ...names, name: "PUBLIC" });
    expect(await getTag(visitor, "public", "nl")).toMatchObject({ name: "PUBLIC" });
  });

  it("does not overwrite a concurrent rename", async () => {
    await renameTag(admin, shown, { ...names, name: "By somebody" });
    await expect(renameTag(admin, shown, { ...names, name: "By me" })).rejects.toThrow(StaleWrite);
    expect(await getTag(visitor, "public", "nl")).toMatchObject({ name: "By somebody" });
  });

  it("reports a deleted tag on rename and deletion", async () => {
    await deleteTag(admin, publicTag);
    await expect(renameTag(admin, shown, { ...names, name: "Again" })).rejects.toThrow(TagGone);
    await expect(deleteTag(admin, publicTag)).rejects.toThrow(TagGone);
    expect(await getTag(visitor, "public", "nl")).toBeNull();
  });

  it("rejects a new tag with an existing name or slug", async () => {
    await renameTag(admin, shown, { ...names, name: "Openbaar" });
    for (const name of ["openbaar", "Public", "SECRET"]) {
      await expect(addTag(admin, name)).rejects.toThrow(TagTaken);
    }
    await addTag(admin, "Iets nieuws");
    expect(await listTags(admin)).toContainEqual(expect.objectContaining({ slug: "iets-nieuws" }));
  });

  it("is for administrators only", async () => {
    for (const client of [visitor, user]) {
      await expect(renameTag(client, shown, { ...names, name: "Hacked" })).rejects.toThrow();
      await expect(deleteTag(client, publicTag)).rejects.toThrow();
      await expect(addTag(client, "Hacked")).rejects.toThrow();
    }
    expect(await listTags(admin)).toMatchObject([{ name: "Public" }, { name: "Secret" }]);
  });

  it("saves an article without a tag deleted meanwhile", async () => {
    const { number, form } = await getArticleForEdit(admin, draft);
    await deleteTag(admin, secretTag);
    const selectedTags = [secretTag, publicTag];
    const outcome = await saveForm(admin, article, { ...form, selectedTags }, { id: draft, number });
    expect(outcome).toMatchObject({ kind: "saved" });
    expect((await getArticleForEdit(admin, draft)).form.selectedTags).toEqual([publicTag]);
  });
});
