// @module-tag Documents

import { describe, expect, it } from "vitest";
import { aboutPage } from "./about-page.ts";
import { type ArticleForm, article, emptyArticle } from "./article.ts";
import { documentOf, readDocument } from "./document.ts";
import { downloadPage } from "./download-page.ts";
import { partName } from "./kind.ts";

const read = (stored: unknown) => {
  const { form, unreadable } = readDocument(article, stored);
  return { form, unreadable: unreadable.map(partName) };
};

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
    expect(read(documentOf(article, form))).toEqual({
      form: { ...form, faqs: [{ ...form.faqs[0], key: expect.any(String) }] },
      unreadable: [],
    });
  });

  it("needs no fields that have a default", () => {
    expect(read(whole)).toMatchObject({
      form: { imageUrl: "", subtitle: { nl: "" }, metaTitle: { nl: "" }, shown: { nl: true } },
      unreadable: [],
    });
  });

  it.each<[string, unknown, string[]]>([
    ["a slug", { slug: null }, ["slug"]],
    ["an author", { author: 5 }, ["author"]],
    ["minutes", { read_time: "veel" }, ["readTime"]],
    ["an image", { image_url: {} }, ["imageUrl"]],
    ["a state", { published: "x" }, ["published"]],
    ["related articles", { related_articles: ["x"] }, ["relatedArticles"]],
    ["tags", { tags: [5, tag, "x"] }, ["selectedTags"]],
    ["questions", { faqs: "x" }, ["faqs"]],
    ["one question", { faqs: [5, { question_nl: "Wat?" }] }, ["faqs"]],
    ["a title", { content: [{ ...text, title: 5 }] }, ["title.nl"]],
    ["an English text", { content: [text, { ...text, language: "en", content: [] }] }, ["content.en"]],
    ["a language", { content: [text, { ...text, language: "de" }] }, ["content.nl", "content.en"]],
    ["a language once", { content: [text, text] }, ["content.nl"]],
    ["texts", { content: {} }, ["content.nl", "content.en"]],
  ])("without readable %s keeps all else, and names that", (_what, damage, unreadable) => {
    const found = read({ ...whole, ...Object(damage) });
    expect(found.unreadable.toSorted()).toEqual(unreadable.toSorted());
    const { content: _, ...others } = documentOf(article, read(whole).form);
    const kept = Object.entries(others).filter(([name]) => !(name in Object(damage)));
    expect(documentOf(article, found.form)).toMatchObject(Object.fromEntries(kept));
  });

  it("keeps what is readable of a list", () => {
    const { form: found } = read({
      ...whole,
      tags: [5, tag],
      faqs: [5, { question_nl: "Wat?" }],
      content: [{ ...text, title: 5 }],
    });
    expect(found).toMatchObject({
      selectedTags: [tag],
      faqs: [{ question: { nl: "Wat?", en: "" }, answer: { nl: "", en: "" } }],
      title: { nl: "" },
      excerpt: { nl: "Kort" },
      content: { nl: "<p>Tekst</p>" },
    });
  });

  it.each([undefined, null, {}, [], "x", 5])("of another kind has nothing readable: %s", (stored) => {
    const { form: found, unreadable } = read(stored);
    expect(found).toEqual({ ...emptyArticle(), author: "Anonymous", published: true });
    expect(unreadable.toSorted()).toEqual([
      "author",
      "content.en",
      "content.nl",
      "faqs",
      "published",
      "readTime",
      "relatedArticles",
      "selectedTags",
      "slug",
    ]);
  });
});

const noor = { id: "c1", name: "Noor", role_nl: "Adviseur", active: true, display_order: 1 };
const about = {
  active: true,
  texts: [{ content_key: "statement", value_nl: "<p>Wij</p>", value_en: "" }],
  members: [noor],
};
const download = { slug: "gids", active: true, content: [{ language: "nl", title: "Gids" }] };

describe("the document of a page", () => {
  it("is read as its fields", () => {
    expect(readDocument(downloadPage, download)).toMatchObject({
      form: { slug: "gids", active: true, title: { nl: "Gids", en: "" }, content: { nl: "" } },
      unreadable: [],
    });
    expect(readDocument(aboutPage, about)).toMatchObject({
      form: {
        statement: { nl: "<p>Wij</p>" },
        members: [
          { key: "c1", name: "Noor", role: { nl: "Adviseur", en: "" }, active: true, displayOrder: "1" },
        ],
      },
      unreadable: [],
    });
  });

  it.each<[string, unknown, string[]]>([
    ["a slug", { ...download, slug: 5 }, ["slug"]],
    ["a state", { ...download, active: "x" }, ["active"]],
    ["a text", { ...download, content: [{ language: "nl", title: 5 }] }, ["title.nl"]],
    ["texts", { ...download, content: "x" }, ["content.nl", "content.en"]],
    ["a language", { ...download, content: [{ language: "de" }] }, ["content.nl", "content.en"]],
    ["anything", "x", ["content.nl", "content.en", "slug", "active"]],
  ])("of a download page without readable %s names that", (_, stored, unreadable) => {
    expect(readDocument(downloadPage, stored).unreadable.map(partName)).toEqual(unreadable);
  });

  it.each<[string, unknown, string[]]>([
    ["a text", { ...about, texts: [{ content_key: "statement", value_nl: 5 }] }, ["statement.nl"]],
    ["texts", { ...about, texts: 5 }, ["statement.nl", "statement.en"]],
    ["a member", { ...about, members: [noor, "x"] }, ["members"]],
    ["a name", { ...about, members: [{ ...noor, name: 5 }] }, ["members"]],
    ["anything", null, ["statement.nl", "statement.en", "members"]],
  ])("about us without readable %s names that", (_, stored, unreadable) => {
    expect(readDocument(aboutPage, stored).unreadable.map(partName)).toEqual(unreadable);
  });

  it("keeps what is readable", () => {
    const content = [
      { language: "nl", title: 5, button_text: "Stuur" },
      7,
      { language: "en", title: "Guide" },
    ];
    const read = readDocument(downloadPage, { ...download, content });
    expect(read.form).toMatchObject({ title: { nl: "", en: "Guide" }, buttonText: { nl: "Stuur" } });
    expect(read.unreadable.map(partName)).toEqual(["content.nl", "content.en", "title.nl"]);
    expect(readDocument(aboutPage, { ...about, texts: {}, members: ["x", noor] }).form.members).toMatchObject(
      [{ name: "Noor" }],
    );
  });
});
