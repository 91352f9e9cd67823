import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { type Change, call, kindsOf, loaded, save, versionsOf } from "./article-versions.ts";
import {
  arrangeContent,
  draft,
  emptyTables,
  publicTag,
  published,
  secretTag,
  unfeatured,
} from "./content.ts";
import { createUsers, refused, user } from "./users.ts";

describeOnDatabase("restoring a version", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
  });

  /** Saves a change, and gives the id of its version. */
  async function saved(id: string, change: Change): Promise<string> {
    await save(database, id, change);
    return (await loaded(database, id)).id;
  }

  async function restore(id: string, version: string, language: string | null = null): Promise<number> {
    const { updatedAt, number } = await loaded(database, id);
    return call<number>(database, "restore_article_version", {
      _id: version,
      _updated_at: updatedAt,
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
      kind: "restored",
      note: "2",
    });
    await save(database, draft, { title: "Eerst", english: "First" });
    expect(await kindsOf(database, draft)).toHaveLength(4);
  });

  it("of one language leaves the other", async () => {
    const first = await saved(draft, { title: "Eerst", english: "First", question: "Eerst?" });
    await save(database, draft, { title: "Later", english: "Later", question: "Later?" });
    await restore(draft, first, "nl");
    expect(await titles(draft)).toEqual(["Eerst", "Later"]);
    expect((await versionsOf(database, draft)).at(-1)).toMatchObject({ kind: "restored", note: "2 nl" });
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
    expect(await kindsOf(database, published)).toEqual(["published", "published", "published", "restored"]);
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
      const { id, updatedAt, number } = await loaded(database, draft);
      await database.query("delete from public.otm_blog_articles where id = $1", [draft]);
      const named = { _id: id, _updated_at: updatedAt, _number: number };
      await expect(call(database, "restore_article_version", named)).rejects.toMatchObject({ code: "PT404" });
    });
  });

  it("is rejected over another state, and for others than administrators", async () => {
    const { id, updatedAt, number } = await loaded(database, draft);
    const named = { _id: id, _updated_at: updatedAt, _number: number };
    await expect(call(database, "restore_article_version", named, user)).rejects.toMatchObject(refused);
    await save(database, draft);
    await expect(call(database, "restore_article_version", named)).rejects.toMatchObject({ code: "PT409" });
  });

  it("is recorded in the audit log", async () => {
    const first = await saved(draft, {});
    await restore(draft, first);
    expect(
      await database.query("select event, label from private.audit_log where event = 'restored'"),
    ).toEqual([{ event: "restored", label: `slug-${draft.at(-1)} 2` }]);
  });
});
