// @module-tag S5

import { describe, expect, it } from "vitest";
import type { Json } from "../../app/data/schema.ts";
import { articleDocument } from "./article-document.ts";
import { loaded } from "./article-versions.ts";
import { arrangeContent, draft, publicTag, published, secretTag } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, otherAdmin } from "./users.ts";

type Saved = { id: string; slug: string; number: number };
type Over = { id: string; number?: number };
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

describeOnRows("saving an article", [createUsers, arrangeContent], (database) => {
  /** Saves a document of these fields, as an administrator. */
  async function save(
    { over, ...fields }: { over?: Over } & { [field: string]: Json } = {},
    variants: Variant[] = [dutch],
    who = admin,
  ): Promise<Saved> {
    const [saved] = await as<Saved>(
      database,
      who,
      "select * from public.save_document('article', $1, $2, $3)",
      [
        JSON.stringify(articleDocument({ content: variants, ...fields })),
        over?.id ?? null,
        over?.number ?? null,
      ],
    );
    if (!saved) throw new Error("save_document answered nothing");
    return saved;
  }

  const present = async (id: string): Promise<Over> => ({ id, number: (await loaded(database, id)).number });

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
        slug: " new ",
        author: " Noor ",
        read_time: 7,
        image_url: "/images/new.svg",
        published: true,
        related_articles: [draft, published],
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
        faqs: [
          { question_nl: "Tweede taal?", answer_nl: "Ja." },
          { question_nl: " ", question_en: "", answer_nl: "Een antwoord zonder vraag." },
          { question_en: " Second? ", answer_en: null },
        ],
      });
      const columns = "display_order, question_nl, answer_nl, question_en, answer_en";
      expect(await rowsOf(id, columns, "otm_blog_article_faqs")).toEqual([
        { display_order: 1, question_nl: "Tweede taal?", answer_nl: "Ja.", question_en: "", answer_en: "" },
        { display_order: 2, question_nl: "", answer_nl: "", question_en: "Second?", answer_en: "" },
      ]);
    });

    it("stores each tag once, and none that is gone", async () => {
      const { id } = await save({ tags: [publicTag, secretTag, publicTag, draft] });
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
      await expect(save({ slug: "draft" })).rejects.toMatchObject({
        code: "23505",
        message: 'Another article already has the slug "draft"',
      });
    });

    it.each<[string, Parameters<typeof save>[0], string]>([
      ["more than three related articles", { related_articles: [draft, draft, draft, draft] }, "23514"],
      ["itself as related", { over: { id: draft, number: 1 }, related_articles: [draft] }, "23514"],
      ["a read time of no minute", { read_time: 0 }, "23514"],
      ["a slug with capitals", { slug: "Slug" }, "23514"],
      ["a question that is too long", { faqs: [{ question_nl: "x".repeat(501) }] }, "23514"],
      ["questions that are no list", { faqs: "7" }, "23514"],
    ])("with %s, without changes", async (_, named, code) => {
      const count = "select count(*) from public.otm_blog_articles";
      const before = await database.query(count);
      await expect(save(named)).rejects.toMatchObject({ code });
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
        Array.from({ length: count }, (_, number) => ({ question_nl: `Vraag ${number}` }));
      const { id, number } = await save({ faqs: questions(100) });
      await expect(save({ over: { id, number }, faqs: questions(101) })).rejects.toMatchObject({
        code: "23514",
        message: "An article has 100 questions at most",
      });
      expect(await rowsOf(id, "id", "otm_blog_article_faqs")).toHaveLength(100);
    });

    it("when the article was deleted", async () => {
      const over = await present(draft);
      await database.query("delete from public.otm_blog_articles where id = $1", [draft]);
      await expect(save({ over })).rejects.toMatchObject({ code: "PT404" });
    });
  });

  describe("that exists", () => {
    it("replaces its texts, tags and questions", async () => {
      const over = await present(published);
      const english: Variant = { language: "en", title: "Title", content: "<p>Text.</p>" };
      await save({ over, slug: "renamed", tags: [secretTag] }, [english]);
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
      await save({ over: await present(published) });
      expect(await database.query(created)).toEqual(before);
      expect(await rowsOf(published, "display_order", "otm_homepage_featured_articles")).toEqual([
        { display_order: 1 },
      ]);
    });

    it("returns the version for the next save", async () => {
      const first = await save({ over: await present(draft), slug: "draft" });
      const second = await save({ over: first, slug: "draft", author: "Eva" });
      expect(second).toEqual({ id: draft, slug: "draft", number: first.number + 1 });
      expect(await save({ over: second, slug: "draft", author: "Eva" })).toEqual(second);
    });

    it("is rejected when it was saved since loading, without changes", async () => {
      const over = await present(draft);
      await save({ over }, [{ ...dutch, title: "Van de ander" }], otherAdmin);
      await expect(save({ over }, [{ ...dutch, title: "Van mij" }])).rejects.toMatchObject({
        code: "PT409",
        message: "The article was changed by somebody else in the meantime",
        hint: "Nothing was saved. Load it again and repeat your changes.",
      });
      expect(await rowsOf(draft, "title", "otm_blog_article_content")).toEqual([{ title: "Van de ander" }]);
    });

    it("is rejected without a version", async () => {
      await expect(save({ over: { id: draft } })).rejects.toMatchObject({ code: "PT409" });
    });

    it("is saved once by two concurrent saves", async () => {
      const over = await present(draft);
      const saves = [admin, otherAdmin, admin, otherAdmin].map((who) => save({ over }, [dutch], who));
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
