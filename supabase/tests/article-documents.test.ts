import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { call, kindsOf, loaded, save, versionsOf } from "./article-versions.ts";
import { arrangeContent, draft, emptyTables, publicTag, published, unfeatured } from "./content.ts";
import { storeDamaged } from "./damaged-documents.ts";
import { admin, as, createUsers } from "./users.ts";

const text = { language: "nl", title: "Titel", content: "<p>Tekst.</p>" };
const whole = {
  slug: "een-slug",
  author: "Noor",
  read_time: 5,
  image_url: null,
  published: true,
  related_articles: [unfeatured],
  content: [{ ...text, subtitle: "", meta_title: null, published: false }],
  tags: [publicTag, "00000000-0000-0000-ffff-ffffffffffff"],
  faqs: [{ question_nl: "Wat?", answer_nl: "Dit.", question_en: "", answer_en: "" }],
};

/** What is no list of texts, and of questions, with a part of the sentence that says why. */
const badContents: [unknown, string][] = [
  ["x", '"content" must be a list'],
  [7, '"content" must be a list'],
  [{}, '"content" must be a list'],
  [["x"], '"content" must hold objects'],
  [[null], '"content" must hold objects'],
  [[[text]], '"content" must hold objects'],
  [[{ ...text, title: 5 }], '"title" of "content" must be a text'],
  [[{ ...text, content: { html: "x" } }], '"content" of "content" must be a text'],
  [[{ ...text, published: "yes" }], '"published" of "content" must be true or false'],
  [[{ ...text, unknown: 1 }], '"content" has no field "unknown"'],
  [[{ ...text, article_id: draft }], '"content" has no field "article_id"'],
  [[{ title: "Titel", content: "x" }], '"content" lacks "language"'],
  [[{ ...text, language: null }], '"content" lacks "language"'],
  [[text, { ...text, title: "Nog een" }], '"content" has a language twice'],
];
const badFaqs: [unknown, string][] = [
  ["x", '"faqs" must be a list'],
  [{ question_nl: "Wat?" }, '"faqs" must be a list'],
  [[7], '"faqs" must hold objects'],
  [[{ question_nl: ["Wat?"] }], '"question_nl" of "faqs" must be a text'],
  [[{ question_nl: "Wat?", display_order: 1 }], '"faqs" has no field "display_order"'],
];

/** The same of whole documents. */
const badDocuments: [unknown, string][] = [
  [{}, '"document" lacks "author"'],
  ["x", "The document must be an object"],
  [null, "The document must be an object"],
  [[whole], "The document must be an object"],
  [{ ...whole, slug: null }, '"document" lacks "slug"'],
  [{ ...whole, slug: 5 }, '"slug" of "document" must be a text'],
  [{ ...whole, slug: "Geen Slug" }, '"slug_shape"'],
  [{ ...whole, slug: "x".repeat(301) }, '"slug_length"'],
  [{ ...whole, author: "x".repeat(201) }, '"author_length"'],
  [{ ...whole, author: "een\ntwee" }, '"author_is_a_line"'],
  [{ ...whole, read_time: "5" }, '"read_time" of "document" must be a whole number'],
  [{ ...whole, read_time: 5.5 }, '"read_time" of "document" must be a whole number'],
  [{ ...whole, read_time: 1e12 }, '"read_time" of "document" must be a whole number'],
  [{ ...whole, read_time: 0 }, '"read_time_is_a_minute_or_more"'],
  [{ ...whole, image_url: ["x"] }, '"image_url" of "document" must be a text'],
  [{ ...whole, image_url: "x".repeat(2_049) }, '"image_url_length"'],
  [{ ...whole, published: "x" }, '"published" of "document" must be true or false'],
  [{ ...whole, related_articles: ["x"] }, '"related_articles" of "document" must be a list of ids'],
  [{ ...whole, related_articles: [[unfeatured]] }, '"related_articles" of "document" must be a list of ids'],
  [{ ...whole, related_articles: Array(4).fill(unfeatured) }, '"related_articles_are_three_at_most"'],
  [{ ...whole, tags: "x" }, '"tags" of "document" must be a list of ids'],
  [{ ...whole, tags: ["x"] }, '"tags" of "document" must be a list of ids'],
  [{ ...whole, tags: [5] }, '"tags" of "document" must be a list of ids'],
  [{ ...whole, tags: undefined }, '"tags" of "document" must be a list of ids'],
  [{ ...whole, created_at: "2026-01-01" }, '"document" has no field "created_at"'],
  [{ ...whole, content: [{ ...text, language: "de" }] }, '"language_is_nl_or_en"'],
  [{ ...whole, content: [{ ...text, title: "x".repeat(301) }] }, '"title_length"'],
  [{ ...whole, content: [{ ...text, content: "x".repeat(1_048_577) }] }, '"content_within_1_mb"'],
  [{ ...whole, content: [{ ...text, meta_description: "x".repeat(501) }] }, '"meta_description_length"'],
  [{ ...whole, faqs: [{ question_nl: "x".repeat(501) }] }, '"question_nl_length"'],
  [{ ...whole, faqs: Array(101).fill(whole.faqs[0]) }, "An article has 100 questions at most"],
  [{ ...whole, content: undefined }, '"content" must be a list'],
  ...badContents.map(([content, said]): [unknown, string] => [{ ...whole, content }, said]),
  ...badFaqs.map(([faqs, said]): [unknown, string] => [{ ...whole, faqs }, said]),
];

const rejected = (said: string) => ({ code: "23514", message: expect.stringContaining(said) });

describeOnDatabase("the document of an article", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
    await database.query("delete from public.otm_schedules");
  });

  async function over(article: string) {
    const { updatedAt, number } = await loaded(database, article);
    return { _article_id: article, _updated_at: updatedAt, _number: number };
  }
  const stored = async () => [
    await database.query("select id, private.article_document(id) from public.otm_blog_articles order by id"),
    await database.query("select id from public.otm_article_versions order by id"),
  ];

  describe("is rejected in words, and nothing is stored", () => {
    it.each([
      ["as a working version", "save_working_version", published],
      ["as a draft", "save_draft", draft],
      ["as a new draft", "save_draft", null],
    ])("%s", async (_, name, article) => {
      const before = await stored();
      for (const [document, said] of badDocuments) {
        // A draft is one, whatever the document says.
        if (name === "save_draft" && said.startsWith('"published" of "document"')) continue;
        const named = {
          _document: document === null ? null : JSON.stringify(document),
          ...(article && (await over(article))),
        };
        await expect(call(database, name, named), said).rejects.toMatchObject(rejected(said));
      }
      expect(await stored()).toEqual(before);
    });

    it("as the texts and questions of a save", async () => {
      const before = await stored();
      const content = JSON.stringify([text]);
      const saves = [
        ...badContents.map(([bad, said]) => ({ _content: JSON.stringify(bad), _faqs: "[]", said })),
        ...badFaqs.map(([bad, said]) => ({ _content: content, _faqs: JSON.stringify(bad), said })),
      ];
      for (const { said, ...named } of saves) {
        await expect(call(database, "save_article", named), said).rejects.toMatchObject(rejected(said));
      }
      expect(await stored()).toEqual(before);
    });

    it("for its own article as a related one, and for more tags than are read", async () => {
      for (const [bad, said] of [
        [{ ...whole, related_articles: [published] }, '"related_articles_are_others"'],
        [{ ...whole, tags: Array(101).fill(publicTag) }, "An article has 100 tags at most"],
      ] as const) {
        const named = { ...(await over(published)), _document: JSON.stringify(bad) };
        await expect(call(database, "save_working_version", named)).rejects.toMatchObject(rejected(said));
      }
    });

    it("by the table itself, but for what is in the tables", async () => {
      const insert = (kind: string) =>
        database.query(
          "insert into public.otm_article_versions (article_id, number, kind, document) values ($1, 99, $2, '{}')",
          [published, kind],
        );
      for (const kind of ["working", "restored"]) {
        await expect(insert(kind)).rejects.toMatchObject(rejected("lacks"));
      }
    });
  });

  it("of the server itself is as the rules say", async () => {
    const faults = "select private.article_document_fault(private.article_document(id), id) as fault";
    expect(await database.query(`${faults} from public.otm_blog_articles`)).toEqual(
      Array(3).fill({ fault: null }),
    );
  });

  it.each<[string, object]>([
    ["whole", whole],
    ["without texts, questions and tags", { ...whole, content: [], tags: [], faqs: [] }],
    ["without a slug, which it gets when it is published", { ...whole, slug: "" }],
    ["with empty texts", { ...whole, author: " ", content: [{ language: "en", title: "", content: null }] }],
    ["with ids in capitals", { ...whole, tags: [publicTag.toUpperCase()] }],
    ["with questions that are empty", { ...whole, faqs: [{}, { question_nl: null, answer_en: "" }] }],
  ])("may be unfinished: %s", async (_, document) => {
    const named = { ...(await over(published)), _document: JSON.stringify(document) };
    await call(database, "save_working_version", named);
    expect((await loaded(database, published)).document).toEqual(document);
  });
});

describeOnDatabase("a stored document that can't be read", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  beforeEach(async () => {
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
    await database.query("delete from public.otm_schedules");
  });

  const damaged: [string, unknown][] = [
    ["nothing", {}],
    ["a text", "x"],
    ["parts that are no lists", { ...whole, slug: null, published: "x", content: 1, tags: {}, faqs: "x" }],
    ["parts of wrong kinds", { ...whole, content: [1, { ...text, title: {} }], tags: ["x", 5], faqs: [5] }],
    ["a language twice", { ...whole, content: [text, { ...text, title: "Nog een" }] }],
  ];

  describe.each(damaged)("with %s", (_, document) => {
    it.each(["working", "restored"])("is discarded, when it is %s", async (kind) => {
      await storeDamaged(database, published, document, kind);
      const { number } = await loaded(database, published);
      await call(database, "discard_working_version", { _article_id: published, _number: number });
      expect((await kindsOf(database, published)).at(-1)).toBe("discarded");
    });

    it("is followed by the next save, and by the next working version", async () => {
      await storeDamaged(database, published, document);
      const { updatedAt, number } = await loaded(database, published);
      await call(database, "save_working_version", {
        _article_id: published,
        _updated_at: updatedAt,
        _number: number,
        _document: JSON.stringify(whole),
      });
      await storeDamaged(database, published, document);
      await save(database, published, { title: "Nieuw", isPublished: true });
      expect((await versionsOf(database, published)).at(-1)).toMatchObject({
        kind: "published",
        title: "Nieuw",
      });
    });

    it("is neither restored nor published, and says why", async () => {
      const id = await storeDamaged(database, published, document);
      const { updatedAt, number } = await loaded(database, published);
      const restore = (version: string) =>
        call(database, "restore_article_version", { _id: version, _updated_at: updatedAt, _number: number });
      await expect(restore(id)).rejects.toMatchObject(rejected("This version can't be read"));
      const [first] = await database.query<{ id: string }>(
        "select id from public.otm_article_versions where article_id = $1 and number = 1",
        [published],
      );
      await expect(restore(first?.id ?? "")).rejects.toMatchObject(
        rejected("The newest version can't be read: discard it"),
      );
      for (const language of [null, "nl"]) {
        const plan = { _at: "2026-01-01", _action: "publish", _article_id: published, _language: language };
        await expect(call(database, "schedule_publication", plan)).rejects.toMatchObject(
          rejected("The changes that wait can't be read: discard or save them first."),
        );
      }
      expect((await loaded(database, published)).number).toBe(number);
    });

    it("stops no withdrawal of the article", async () => {
      await storeDamaged(database, published, document);
      await call(database, "schedule_publication", {
        _at: "2026-01-01",
        _action: "unpublish",
        _article_id: published,
      });
      expect((await kindsOf(database, published)).at(-1)).toBe("saved");
    });

    it("is listed, with the parts that it names, and opened by a link", async () => {
      const id = await storeDamaged(database, published, document);
      const list = (name: string, argument: string) =>
        as(database, admin, `select * from public.${name}($1)`, [argument]);
      expect(await list("list_article_versions", published)).toHaveLength(2);
      expect(Array.isArray(await list("list_missing_parts", id))).toBe(true);
      const token = await call<string>(database, "create_preview_link", { _version_id: id, _days: 1 });
      expect(await list("open_preview", token)).toMatchObject([{ document }]);
    });
  });

  it("fails its plan in words, and stays", async () => {
    await storeDamaged(database, published, { ...whole, content: [{ ...text, title: 5 }] });
    await database.query(
      "insert into public.otm_schedules (article_id, action, at) values ($1, 'publish', '2026-01-01')",
      [published],
    );
    await database.query("select * from public.run_schedules()");
    expect(await database.query("select failure from public.otm_schedules")).toEqual([
      {
        failure:
          'The changes that wait can\'t be read: discard or save them first. "title" of "content" must be a text',
      },
    ]);
    expect((await kindsOf(database, published)).at(-1)).toBe("working");
  });
});

describeOnDatabase("questions of one language, restored over more of them", (open) => {
  it("are empty in it, so that the version is read again", async () => {
    const database = await open();
    await createUsers(database);
    await arrangeContent(database);
    await save(database, published, { isPublished: true });
    const first = await loaded(database, published);
    await save(database, published, { isPublished: true, question: "Wat?" });
    const { updatedAt, number } = await loaded(database, published);
    await call(database, "restore_article_version", {
      _id: first.id,
      _updated_at: updatedAt,
      _number: number,
      _language: "nl",
    });
    expect((await loaded(database, published)).document).toMatchObject({
      faqs: [{ question_nl: "", answer_nl: "", question_en: "", answer_en: "" }],
    });
  });
});
