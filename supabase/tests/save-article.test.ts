import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Parameter } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent, draft, emptyTables, publicTag, published, secretTag } from "./content.ts";
import { admin, as, createUsers, otherAdmin } from "./users.ts";

type Saved = { id: string; slug: string; updated_at: string };
type Variant = {
  language: string;
  title?: string;
  subtitle?: string;
  excerpt?: string;
  content?: string;
  meta_title?: string;
  meta_description?: string;
};

const dutch: Variant = { language: "nl", title: "Titel", content: "<p>Tekst.</p>" };

describeOnDatabase("saving an article", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
  });

  /** Calls save_article with these arguments, as an administrator. */
  async function save(
    named: Record<string, Parameter>,
    variants: Variant[] = [dutch],
    who = admin,
  ): Promise<Saved> {
    const all: Record<string, Parameter> = { _content: JSON.stringify(variants), ...named };
    const list = Object.keys(all).map((name, index) => `${name} => $${index + 1}${casts[name] ?? ""}`);
    const statement = `select id, slug, updated_at::text from public.save_article(${list.join(", ")})`;
    const [saved] = await as<Saved>(database, who, statement, Object.values(all));
    if (!saved) throw new Error("save_article answered nothing");
    return saved;
  }

  async function loadedAt(id: string): Promise<string> {
    const [row] = await database.query<{ time: string }>(
      "select updated_at::text as time from public.otm_blog_articles where id = $1",
      [id],
    );
    return row?.time ?? "";
  }

  const rowsOf = (id: string, columns: string, table: string) =>
    database.query(`select ${columns} from public.${table} where article_id = '${id}' order by 1`);

  describe("that is new", () => {
    it("sets defaults", async () => {
      const { id, slug } = await save({});
      expect(slug).toMatch(/^article-\d{13}$/);
      const [article] = await database.query(`
        select author, read_time, image_url, published, related_articles, published_at
        from public.otm_blog_articles where id = '${id}'`);
      expect(article).toEqual({
        author: "Anonymous",
        read_time: 5,
        image_url: null,
        published: false,
        related_articles: [],
        published_at: null,
      });
    });

    it("stores given values", async () => {
      const { id } = await save({
        _slug: " new ",
        _author: " Noor ",
        _read_time: 7,
        _image_url: "/images/new.svg",
        _published: true,
        _related_articles: [draft, published],
      });
      const [article] = await database.query(`
        select slug, author, read_time, image_url, published, related_articles, published_at is not null as dated
        from public.otm_blog_articles where id = '${id}'`);
      expect(article).toEqual({
        slug: "new",
        author: "Noor",
        read_time: 7,
        image_url: "/images/new.svg",
        published: true,
        related_articles: [draft, published],
        dated: true,
      });
    });

    it("stores a read time of at least one minute", async () => {
      const { id } = await save({ _read_time: 0 });
      expect(
        await database.query(`select read_time from public.otm_blog_articles where id = '${id}'`),
      ).toEqual([{ read_time: 1 }]);
    });

    it("stores languages with a title or a content only", async () => {
      const { id } = await save({}, [
        { language: "nl", title: "  Titel ", subtitle: " ", excerpt: "", content: "" },
        { language: "en", title: " ", content: "<p>Text.</p>", excerpt: " Short. " },
      ]);
      expect(
        await rowsOf(id, "language, title, subtitle, excerpt, content", "otm_blog_article_content"),
      ).toEqual([
        { language: "en", title: "Untitled", subtitle: null, excerpt: "Short.", content: "<p>Text.</p>" },
        { language: "nl", title: "Titel", subtitle: null, excerpt: null, content: "" },
      ]);
      const only = await save({}, [dutch, { language: "en", title: "", subtitle: "Lost", content: " " }]);
      expect(await rowsOf(only.id, "language", "otm_blog_article_content")).toEqual([{ language: "nl" }]);
    });

    it("stores search-result texts that are not empty", async () => {
      const { id } = await save({}, [
        { ...dutch, meta_title: " Voor zoekers ", meta_description: "In één zin. " },
        { ...dutch, language: "en", meta_title: " ", meta_description: "" },
      ]);
      expect(await rowsOf(id, "language, meta_title, meta_description", "otm_blog_article_content")).toEqual([
        { language: "en", meta_title: null, meta_description: null },
        { language: "nl", meta_title: "Voor zoekers", meta_description: "In één zin." },
      ]);
    });

    it("stores FAQs with a question, in order", async () => {
      const { id } = await save({
        _faqs: JSON.stringify([
          { question_nl: "Tweede taal?", answer_nl: "Ja." },
          { question_nl: " ", question_en: "", answer_nl: "Een antwoord zonder vraag." },
          { question_en: " Second? ", answer_en: null },
        ]),
      });
      const columns = "display_order, question_nl, answer_nl, question_en, answer_en";
      expect(await rowsOf(id, columns, "otm_blog_article_faqs")).toEqual([
        { display_order: 1, question_nl: "Tweede taal?", answer_nl: "Ja.", question_en: "", answer_en: "" },
        { display_order: 2, question_nl: "", answer_nl: "", question_en: "Second?", answer_en: "" },
      ]);
    });

    it("stores each tag once", async () => {
      const { id } = await save({ _tags: [publicTag, secretTag, publicTag] });
      expect(await rowsOf(id, "tag_id", "otm_blog_article_tags")).toEqual([
        { tag_id: publicTag },
        { tag_id: secretTag },
      ]);
    });
  });

  describe("is rejected", () => {
    it.each([[[]], [[{ language: "nl", title: " ", content: "<p>x</p>" }]]])(
      "without any title",
      async (variants) => {
        await expect(save({}, variants)).rejects.toMatchObject({
          code: "P0001",
          message: "At least one title (NL or EN) is required",
        });
      },
    );

    it("without any content", async () => {
      await expect(save({}, [{ language: "nl", title: "Titel", content: " \n" }])).rejects.toMatchObject({
        code: "P0001",
        message: "At least one content (NL or EN) is required",
      });
    });

    it("with a slug that another article has", async () => {
      await expect(save({ _slug: "draft" })).rejects.toMatchObject({
        code: "23505",
        message: 'Another article already has the slug "draft"',
      });
    });

    it.each<[string, Record<string, Parameter>, string]>([
      ["more than three related articles", { _related_articles: [draft, draft, draft, draft] }, "23514"],
      ["itself as related", { _id: draft, _related_articles: [draft] }, "23514"],
      ["a tag that doesn't exist", { _tags: [draft] }, "23503"],
      ["a slug with capitals", { _slug: "Slug" }, "23514"],
      ["a question that is too long", { _faqs: JSON.stringify([{ question_nl: "x".repeat(501) }]) }, "23514"],
      ["questions that are no list", { _faqs: "7" }, "23514"],
    ])("with %s, without changes", async (_, named, code) => {
      const count = "select count(*) from public.otm_blog_articles";
      const before = await database.query(count);
      await expect(save({ _updated_at: await loadedAt(draft), ...named })).rejects.toMatchObject({ code });
      expect(await database.query(count)).toEqual(before);
    });

    it.each([{ meta_title: "x".repeat(301) }, { meta_description: "x".repeat(501) }])(
      "with a text for search results that is too long",
      async (texts) => {
        await expect(save({}, [{ ...dutch, ...texts }])).rejects.toMatchObject({ code: "23514" });
      },
    );

    it("in a language that the site doesn't have", async () => {
      await expect(save({}, [{ ...dutch, language: "de" }])).rejects.toMatchObject({ code: "23514" });
    });

    it("with more than 100 questions", async () => {
      const questions = (count: number) =>
        JSON.stringify(Array.from({ length: count }, (_, number) => ({ question_nl: `Vraag ${number}` })));
      const { id, updated_at } = await save({ _faqs: questions(100) });
      await expect(save({ _id: id, _updated_at: updated_at, _faqs: questions(101) })).rejects.toMatchObject({
        code: "23514",
        message: "An article has 100 questions at most",
      });
      expect(await rowsOf(id, "id", "otm_blog_article_faqs")).toHaveLength(100);
    });

    it("when the article was deleted", async () => {
      const _updated_at = await loadedAt(draft);
      await database.query("delete from public.otm_blog_articles where id = $1", [draft]);
      await expect(save({ _id: draft, _updated_at })).rejects.toMatchObject({ code: "PT404" });
    });
  });

  describe("that exists", () => {
    it("replaces its texts, tags and questions", async () => {
      const _updated_at = await loadedAt(published);
      const english: Variant = { language: "en", title: "Title", content: "<p>Text.</p>" };
      await save({ _id: published, _updated_at, _slug: "renamed", _tags: [secretTag] }, [english]);
      expect(await rowsOf(published, "language", "otm_blog_article_content")).toEqual([{ language: "en" }]);
      expect(await rowsOf(published, "tag_id", "otm_blog_article_tags")).toEqual([{ tag_id: secretTag }]);
      expect(await rowsOf(published, "id", "otm_blog_article_faqs")).toEqual([]);
      expect(await rowsOf(published, "slug", "otm_blog_article_slugs")).toEqual([
        { slug: "published" },
        { slug: "was-published" },
      ]);
    });

    it("keeps its featured position and date", async () => {
      const created = `select created_at::text from public.otm_blog_articles where id = '${published}'`;
      const before = await database.query(created);
      await save({ _id: published, _updated_at: await loadedAt(published) });
      expect(await database.query(created)).toEqual(before);
      expect(await rowsOf(published, "display_order", "otm_homepage_featured_articles")).toEqual([
        { display_order: 1 },
      ]);
    });

    it("returns the version for the next save", async () => {
      const first = await save({ _id: draft, _updated_at: await loadedAt(draft), _slug: "draft" });
      const second = await save({ _id: draft, _updated_at: first.updated_at, _slug: "draft" });
      expect(second).toMatchObject({ id: draft, slug: "draft" });
      expect(second.updated_at).not.toBe(first.updated_at);
    });

    it("is rejected when it was saved since loading, without changes", async () => {
      const _updated_at = await loadedAt(draft);
      await save({ _id: draft, _updated_at }, [{ ...dutch, title: "Van de ander" }], otherAdmin);
      await expect(save({ _id: draft, _updated_at }, [{ ...dutch, title: "Van mij" }])).rejects.toMatchObject(
        {
          code: "PT409",
          message: "The article was changed by somebody else in the meantime",
          hint: "Nothing was saved. Load the article again and repeat your changes.",
        },
      );
      expect(await rowsOf(draft, "title", "otm_blog_article_content")).toEqual([{ title: "Van de ander" }]);
    });

    it("is rejected without a version", async () => {
      await expect(save({ _id: draft })).rejects.toMatchObject({ code: "PT409" });
    });

    it("is saved once by two concurrent saves", async () => {
      const _updated_at = await loadedAt(draft);
      const saves = [admin, otherAdmin, admin, otherAdmin].map((who) =>
        save({ _id: draft, _updated_at }, [dutch], who),
      );
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.map(({ status }) => status).sort()).toEqual([
        "fulfilled",
        "rejected",
        "rejected",
        "rejected",
      ]);
    });
  });
});

const casts: Record<string, string> = {
  _id: "::uuid",
  _updated_at: "::timestamptz",
  _related_articles: "::uuid[]",
  _content: "::jsonb",
  _tags: "::uuid[]",
  _faqs: "::jsonb",
};
