import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { call, kindsOf, loaded, save, versionsOf } from "./article-versions.ts";
import { arrangeContent, draft, emptyTables, publicTag, published } from "./content.ts";
import { admin, as, createUsers, otherAdmin, refused, user } from "./users.ts";

describeOnDatabase("the versions of an article", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
  });

  describe("are written", () => {
    it("by each save, with who saved it and whether it was public", async () => {
      await save(database, draft, { title: "Nieuw" });
      await save(database, draft, { title: "Nieuw", isPublished: true });
      expect(await versionsOf(database, draft)).toMatchObject([
        { number: 1, kind: "saved", created_by: null, title: "Concept" },
        { number: 2, kind: "saved", created_by: admin.id, title: "Nieuw" },
        { number: 3, kind: "published", created_by: admin.id, title: "Nieuw" },
      ]);
    });

    it("by no save without a change, nor by one that is rejected", async () => {
      await save(database, draft);
      await save(database, draft);
      await expect(save(database, draft, { tags: [draft] })).rejects.toMatchObject({ code: "23503" });
      expect(await kindsOf(database, draft)).toEqual(["saved", "saved"]);
    });

    it("by the plain calls on each table, one per transaction", async () => {
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
      await database.transaction(async (transaction) => {
        for (const author of ["A", "B", "C"]) {
          await transaction.query("update public.otm_blog_articles set author = $1", [author]);
          await transaction.query("update public.otm_blog_article_content set subtitle = $1", [author]);
        }
      });
      expect(await kindsOf(database, draft)).toHaveLength(6);
      expect(await database.query("select from private.article_changes")).toEqual([]);
    });

    it("by none of an article that is deleted", async () => {
      await call(database, "delete_article", { _id: draft });
      expect(await versionsOf(database, draft)).toEqual([]);
    });

    it("with everything of it, by concurrent plain calls too", async () => {
      const texts = ["title", "subtitle", "excerpt", "meta_title", "meta_description"];
      const questions = ["question_nl", "answer_nl", "question_en", "answer_en"];
      const change = (table: string, column: string) =>
        database.query(`update public.${table} set ${column} = 'Tegelijk' where article_id = $1`, [
          published,
        ]);
      await Promise.all([
        ...texts.map((column) => change("otm_blog_article_content", column)),
        ...questions.map((column) => change("otm_blog_article_faqs", column)),
      ]);
      const [same] = await database.query(
        `select document = private.article_document($1) as same from public.otm_article_versions
         where article_id = $1 order by number desc limit 1`,
        [published],
      );
      expect(same).toEqual({ same: true });
      const numbers = (await versionsOf(database, published)).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });

    it("by the deletion of a tag: of no article, whose waiting changes would end", async () => {
      await database.query("insert into public.otm_blog_article_tags values ($1, $2)", [draft, publicTag]);
      const before = [await kindsOf(database, published), await kindsOf(database, draft)];
      await as(database, admin, "delete from public.otm_blog_tags where id = $1", [publicTag]);
      expect([await kindsOf(database, published), await kindsOf(database, draft)]).toEqual(before);
    });
  });

  describe("working ones", () => {
    it("wait beside the live article, which does not change", async () => {
      const { updatedAt, number, document } = await loaded(database, published);
      const saved = await call<number>(database, "save_working_version", {
        _article_id: published,
        _updated_at: updatedAt,
        _number: number,
        _document: JSON.stringify({ ...document, author: "Cor" }),
      });
      expect(saved).toBe(number + 1);
      expect(await kindsOf(database, published)).toEqual(["published", "working"]);
      expect(
        await database.query("select author from public.otm_blog_articles where id = $1", [published]),
      ).toEqual([{ author: "Anonymous" }]);
    });

    it("are rejected over another state: by its time, and by its number", async () => {
      const before = await loaded(database, published);
      const work = (over: { updatedAt: string; number: number }) =>
        call(database, "save_working_version", {
          _article_id: published,
          _updated_at: over.updatedAt,
          _number: over.number,
          _document: JSON.stringify(before.document),
        });
      await work(before);
      await expect(work(before)).rejects.toMatchObject({ code: "PT409" });
      await expect(save(database, published, {}, before)).rejects.toMatchObject({ code: "PT409" });
      const second = await loaded(database, published);
      await database.query("update public.otm_blog_articles set author = 'Cor' where id = $1", [published]);
      await expect(work(second)).rejects.toMatchObject({ code: "PT409" });
      await expect(work({ ...before, number: 9 })).rejects.toMatchObject({ code: "PT409" });
    });

    it("are published by a save, and thrown away back to what is live", async () => {
      const work = async () => {
        const { updatedAt, number, document } = await loaded(database, published);
        return call<number>(database, "save_working_version", {
          _article_id: published,
          _updated_at: updatedAt,
          _number: number,
          _document: JSON.stringify({ ...document, author: "Cor" }),
        });
      };
      await work();
      const number = await work();
      await expect(
        call(database, "discard_working_version", { _article_id: published, _number: number - 1 }),
      ).rejects.toMatchObject({ code: "PT409" });
      await call(database, "discard_working_version", { _article_id: published, _number: number });
      expect(await kindsOf(database, published)).toEqual(["published", "discarded", "discarded"]);
      await expect(
        call(database, "discard_working_version", { _article_id: published, _number: number }),
      ).rejects.toMatchObject({ code: "PT409" });
      await work();
      await save(database, published, { isPublished: true });
      expect(await kindsOf(database, published)).toEqual([
        "published",
        "discarded",
        "discarded",
        "working",
        "published",
      ]);
    });

    it("are for administrators", async () => {
      const { updatedAt, number } = await loaded(database, published);
      const named = { _article_id: published, _updated_at: updatedAt, _number: number, _document: "{}" };
      await expect(call(database, "save_working_version", named, user)).rejects.toMatchObject(refused);
      await expect(
        call(database, "discard_working_version", { _article_id: published, _number: number }, user),
      ).rejects.toMatchObject(refused);
    });
  });

  describe("are pruned", () => {
    const prune = async () => {
      const [row] = await database.query<{ pruned: number }>(
        "select public.prune_article_versions(now() + interval '1 second') as pruned",
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

    it("by the server alone", async () => {
      for (const who of [user, admin]) {
        await expect(as(database, who, "select public.prune_article_versions(now())")).rejects.toMatchObject(
          refused,
        );
      }
    });
  });

  it("are listed in parts, the newest first, with the address of who saved them", async () => {
    for (const title of ["Twee", "Drie"]) await save(database, draft, { title });
    const list = (before: number | null) =>
      as<{ number: number; person: string | null }>(
        database,
        otherAdmin,
        "select number, person from public.list_article_versions($1, $2, 2)",
        [draft, before],
      );
    const person = `${admin.id}@vlotwerk.example`;
    expect(await list(null)).toEqual([
      { number: 3, person },
      { number: 2, person },
    ]);
    expect(await list(2)).toEqual([{ number: 1, person: null }]);
  });

  it("stay when the account of who saved them is deleted", async () => {
    await save(database, draft);
    await database.query("delete from auth.users where id = $1", [admin.id]);
    expect((await versionsOf(database, draft)).map((version) => version.created_by)).toEqual([null, null]);
  });
});
