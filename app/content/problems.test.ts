import { describe, expect, it } from "vitest";
import { type ArticleForm, article, emptyArticle } from "./article.ts";
import { partName } from "./kind.ts";
import { findProblems as problemsOf } from "./problems.ts";

/** The problems with their parts by name. */
const findProblems = (form: ArticleForm, goesLive = true) =>
  problemsOf(article, form, goesLive).map(({ key, values, ...part }) => ({
    field: partName(part),
    key,
    ...(values && { values }),
  }));

const good: ArticleForm = {
  ...emptyArticle(),
  title: { nl: "", en: "Title" },
  content: { nl: "<p>tekst</p>", en: "" },
};

function keys(change: Partial<ArticleForm>): string[] {
  return findProblems({ ...good, ...change }).map(({ key }) => key);
}

describe("the problems of an article", () => {
  it("are none with one title and one content, in any language", () => {
    expect(keys({})).toEqual([]);
  });

  it("include places of a text that are still to be written, where visitors are to see it", () => {
    const content = { nl: '<p class="to-write"></p>', en: '<p class="to-write">Text</p>' };
    const form = { ...good, title: { nl: "Titel", en: "Title" }, content, published: true };
    expect(findProblems(form)).toEqual([{ field: "content.nl", key: "problems.unwritten" }]);
    expect(findProblems(form, false)).toEqual([]);
    expect(findProblems({ ...form, published: false })).toEqual([]);
    expect(findProblems({ ...form, shown: { nl: false, en: true } })).toEqual([]);
  });

  it("include a missing title and a missing content", () => {
    expect(findProblems(emptyArticle()).map(({ key }) => key)).toEqual([
      "problems.titleRequired",
      "problems.contentRequired",
    ]);
    expect(keys({ title: { nl: " ", en: "\t" } })).toEqual(["problems.titleRequired"]);
  });

  it("include a published article without a published language", () => {
    const published = { published: true, content: { nl: "<p>tekst</p>", en: "" } };
    expect(keys({ ...published, shown: { nl: false, en: true } })).toEqual([]);
    expect(findProblems({ ...good, ...published, shown: { nl: false, en: false } })).toEqual([
      { field: "shown.nl", key: "problems.nothingShown" },
    ]);
    expect(keys({ shown: { nl: false, en: false } })).toEqual([]);
    // A language without a text is not shown.
    const english = { title: { nl: "", en: "Title" }, content: { nl: "", en: "<p>text</p>" } };
    expect(keys({ ...english, published: true, shown: { nl: true, en: false } })).toEqual([
      "problems.nothingShown",
    ]);
  });

  it.each(["🚀", "Hello", "a b", "a/b", "-", "é", "<script>"])("include a slug such as %j", (slug) => {
    expect(keys({ slug })).toEqual(["problems.slugShape"]);
  });

  it.each(["", "a", "a-1", " a "])("do not include a slug such as %j", (slug) => {
    expect(keys({ slug })).toEqual([]);
  });

  it.each(["javascript:alert(1)", "http://example.nl/a.png", "//example.nl/a.png", "data:text/html,x"])(
    "include an image at %s",
    (imageUrl) => expect(keys({ imageUrl })).toEqual(["problems.imageShape"]),
  );

  it.each(["", "/images/a.svg", "https://example.nl/a.png?b=1"])(
    "do not include an image at %s",
    (imageUrl) => {
      expect(keys({ imageUrl })).toEqual([]);
    },
  );

  it("include texts beyond the limit, counted as in the database", () => {
    expect(keys({ title: { nl: "", en: "😀".repeat(300) } })).toEqual([]);
    expect(findProblems({ ...good, title: { nl: "", en: "x".repeat(301) } })).toEqual([
      { field: "title.en", key: "problems.tooLong", values: { now: 301, max: 300 } },
    ]);
  });

  it.each([
    [{ metaTitle: { nl: "x".repeat(301), en: "" } }, "metaTitle.nl", 300],
    [{ metaDescription: { nl: "", en: "x".repeat(501) } }, "metaDescription.en", 500],
  ])("include search-result texts beyond the limit", (change, field, max) => {
    const values = { now: max + 1, max };
    expect(findProblems({ ...good, ...change })).toEqual([{ field, key: "problems.tooLong", values }]);
  });

  it("include a question's texts beyond the limit, with its number", () => {
    const faq = (answer: string) => ({
      key: answer.slice(0, 1),
      question: { nl: "Wat?", en: "" },
      answer: { nl: answer, en: "" },
    });
    expect(findProblems({ ...good, faqs: [faq("Dat."), faq("x".repeat(5_001))] })).toEqual([
      {
        field: "faqs.2.answer.nl",
        key: "problems.tooLong",
        values: { now: 5_001, max: 5_000 },
      },
    ]);
  });

  it("include the 101st question", () => {
    const faq = (question: string) => ({
      key: crypto.randomUUID(),
      question: { nl: "", en: question },
      answer: { nl: "", en: "" },
    });
    const hundred = Array.from({ length: 100 }, () => faq("Why?"));
    expect(keys({ faqs: [faq(""), ...hundred, faq(" ")] })).toEqual([]);
    expect(findProblems({ ...good, faqs: [faq(""), ...hundred, faq("Who?")] })).toEqual([
      {
        field: "faqs.102",
        key: "problems.tooMany",
        values: { now: 101, max: 100 },
      },
    ]);
  });

  it("include more markup characters than a page renders", () => {
    const content = (en: string) => ({ ...good, content: { nl: "<p>x</p>", en } });
    expect(findProblems(content("<b>x</b>".repeat(20_000)))).toEqual([]);
    expect(findProblems(content(`${"<b>x</b>".repeat(20_000)}&`))).toEqual([
      {
        field: "content.en",
        key: "problems.tooDense",
        values: { now: 80_001, max: 80_000 },
      },
    ]);
  });

  it("include more than 1 MB of HTML, in one language or in total", () => {
    const megabyte = "é".repeat(524_288);
    expect(keys({ content: { nl: `${megabyte}x`, en: "" } })).toEqual(["problems.tooLarge"]);
    expect(keys({ content: { nl: "x".repeat(1_000_000), en: "" } })).toEqual([]);
    expect(keys({ content: { nl: "x".repeat(600_000), en: "x".repeat(600_000) } })).toEqual([
      "problems.tooLargeTogether",
    ]);
  });
});
