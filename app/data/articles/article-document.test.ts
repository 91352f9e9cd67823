import { describe, expect, it } from "vitest";
import { documentOf, formOfDocument, readDocument } from "./article-document.ts";
import { type ArticleForm, emptyArticle } from "./article-form.ts";

const tag = "00000000-0000-0000-ffff-ffffffffffff";
const form: ArticleForm = {
  ...emptyArticle(),
  slug: "artikel",
  author: "Noor",
  published: true,
  title: { nl: "Titel", en: "Title" },
  excerpt: { nl: "Kort", en: "" },
  content: { nl: "<p>Tekst</p>", en: "<p>Text</p>" },
  shown: { nl: true, en: false },
  selectedTags: [tag],
  faqs: [{ key: "1", question: { nl: "Wat?", en: "" }, answer: { nl: "Dit.", en: "" } }],
};
const text = { language: "nl", title: "Titel", excerpt: "Kort", content: "<p>Tekst</p>" };
const whole = {
  slug: "artikel",
  author: "Noor",
  read_time: 5,
  published: true,
  related_articles: [],
  content: [text],
  tags: [tag],
  faqs: [],
};

describe("a document", () => {
  it("is read as the form that was saved", () => {
    expect(formOfDocument(documentOf(form))).toEqual({
      form: { ...form, faqs: [{ ...form.faqs[0], key: expect.any(String) }] },
      unreadable: [],
    });
  });

  it("needs no fields that have a default", () => {
    expect(readDocument(whole)).toMatchObject({
      document: { image_url: null, content: [{ subtitle: null, meta_title: null, published: true }] },
      unreadable: [],
    });
  });

  it.each<[string, unknown, string[]]>([
    ["a slug", { slug: null }, ["editor.slug"]],
    ["an author", { author: 5 }, ["editor.author"]],
    ["minutes", { read_time: "veel" }, ["editor.readTime"]],
    ["an image", { image_url: {} }, ["editor.image"]],
    ["a state", { published: "x" }, ["editor.publication"]],
    ["related articles", { related_articles: ["x"] }, ["editor.related"]],
    ["tags", { tags: [5, tag, "x"] }, ["editor.tags"]],
    ["questions", { faqs: "x" }, ["editor.faqs"]],
    ["one question", { faqs: [5, { question_nl: "Wat?" }] }, ["editor.faqs"]],
    ["a title", { content: [{ ...text, title: 5 }] }, ["editor.titleNl"]],
    ["an English text", { content: [text, { ...text, language: "en", content: [] }] }, ["editor.contentEn"]],
    [
      "a language",
      { content: [text, { ...text, language: "de" }] },
      ["editor.contentNl", "editor.contentEn"],
    ],
    ["a language once", { content: [text, text] }, ["editor.contentNl"]],
    ["texts", { content: {} }, ["editor.contentNl", "editor.contentEn"]],
  ])("without readable %s keeps all else, and names that", (_, damage, unreadable) => {
    const read = readDocument({ ...whole, ...Object(damage) });
    expect(read.unreadable).toEqual(unreadable);
    const { document } = readDocument(whole);
    const kept = Object.entries(document).filter(([name]) => !(name in Object(damage)));
    expect(read.document).toMatchObject(Object.fromEntries(kept));
  });

  it("keeps what is readable of a list", () => {
    const { document } = readDocument({
      ...whole,
      tags: [5, tag],
      faqs: [5, { question_nl: "Wat?" }],
      content: [{ ...text, title: 5 }],
    });
    expect(document).toMatchObject({
      tags: [tag],
      faqs: [{ question_nl: "Wat?", answer_nl: "" }],
      content: [{ title: "", excerpt: "Kort", content: "<p>Tekst</p>" }],
    });
  });

  it.each([undefined, null, {}, [], "x", 5])("of another kind has nothing readable: %s", (stored) => {
    const { form: read, unreadable } = formOfDocument(stored);
    expect(read).toEqual({ ...emptyArticle(), author: "Anonymous", published: true });
    expect(unreadable).toEqual([
      "editor.contentNl",
      "editor.contentEn",
      "editor.slug",
      "editor.author",
      "editor.readTime",
      "editor.publication",
      "editor.related",
      "editor.tags",
      "editor.faqs",
    ]);
  });
});
