import { describe, expect, it } from "vitest";
import { type ArticleForm, article, emptyArticle, withTitle } from "./article.ts";
import { documentOf, readDocument } from "./document.ts";
import { formSchema } from "./fields.ts";
import { isKept, isSameForm, isStoredAlike, storedText, withLeftovers } from "./form.ts";

const tag = "00000000-0000-0000-ffff-ffffffffffff";
const faq = (question: string, answer = "", key = "1") => ({
  key,
  question: { nl: question, en: "" },
  answer: { nl: answer, en: "" },
});

function typed(steps: ["nl" | "en", string][], isNew = true, form = emptyArticle()): string {
  return steps.reduce((state, [language, title]) => withTitle(state, language, title, isNew), form).slug;
}

describe("the generated slug", () => {
  it("follows the English title of a new article", () => {
    expect(typed([["en", "Één"]])).toBe("een");
    expect(
      typed([
        ["en", "A"],
        ["en", "A b"],
        ["en", "A bee"],
      ]),
    ).toBe("a-bee");
  });

  it("is generated from the Dutch title until the English one exists", () => {
    const dutch: ["nl", string][] = [
      ["nl", "W"],
      ["nl", "We"],
    ];
    expect(typed(dutch)).toBe("we");
    expect(typed([...dutch, ["en", "Us"]])).toBe("us");
    expect(typed([["en", "Us"], ...dutch])).toBe("us");
    expect(typed([["en", "Us"], ...dutch, ["en", ""]])).toBe("we");
  });

  it("is kept after manual editing", () => {
    const form = { ...emptyArticle(), slug: "own" };
    expect(typed([["en", "A title"]], true, form)).toBe("own");
    expect(typed([["nl", "Een titel"]], true, form)).toBe("own");
  });

  it("is kept for an existing article, unless it was emptied", () => {
    const form = { ...emptyArticle(), slug: "old", title: { nl: "", en: "Old" } };
    expect(typed([["en", "New"]], false, form)).toBe("old");
    expect(typed([["en", "New"]], false, { ...form, slug: "" })).toBe("");
    expect(typed([["nl", "Nieuw"]], false, { ...form, slug: "" })).toBe("nieuw");
  });
});

describe("the read time", () => {
  it.each([
    ["7", 7],
    ["0", 1],
    ["-3", 1],
    ["", 1],
    ["many", 1],
    ["4.9", 4],
    ["1e9", 1],
    ["99999999999", 999],
  ])("%j is %i", (text, minutes) => {
    expect(storedText(article.fields.readTime, text)).toBe(String(minutes));
  });
});

describe("a document", () => {
  it("are the trimmed form values, with HTML unchanged", () => {
    const form: ArticleForm = {
      ...emptyArticle(),
      slug: " a ",
      author: " Eva\u0007 ",
      title: { nl: " Titel\tmet\u0000 tab ", en: "" },
      content: { nl: "  <p>a</p>\n\u0000", en: "" },
      faqs: [faq(" Wat? ", " Dat.\nOok. ")],
    };
    expect(documentOf(article, form)).toMatchObject({
      slug: "a",
      author: "Eva",
      read_time: 5,
      content: [{ language: "nl", title: "Titel met tab", content: "  <p>a</p>\n" }],
      faqs: [{ question_nl: "Wat?", answer_nl: "Dat.\nOok.", question_en: "", answer_en: "" }],
    });
  });

  it("keeps the questions with a text in any language", () => {
    const faqs = [faq("Wat?"), faq("  ", "Dat."), faq("Wie?")];
    expect(faqs.map((one) => isKept(article.fields.faqs, one))).toEqual([true, false, true]);
    expect(documentOf(article, { ...emptyArticle(), faqs }).faqs).toHaveLength(2);
  });

  it("is read as the form of a row", () => {
    const { form } = readDocument(article, {
      slug: "a",
      author: "Eva",
      read_time: 7,
      image_url: null,
      published: true,
      related_articles: [tag],
      content: [
        {
          language: "en",
          title: "T",
          subtitle: null,
          excerpt: "E",
          content: "<p>c</p>",
          meta_title: "M",
          meta_description: null,
          published: false,
        },
      ],
      tags: [tag],
      faqs: [{ question_nl: "V", answer_nl: "A", question_en: "", answer_en: "" }],
    });
    expect(form).toEqual({
      slug: "a",
      author: "Eva",
      readTime: "7",
      imageUrl: "",
      published: true,
      relatedArticles: [tag],
      title: { nl: "", en: "T" },
      subtitle: { nl: "", en: "" },
      excerpt: { nl: "", en: "E" },
      content: { nl: "", en: "<p>c</p>" },
      metaTitle: { nl: "", en: "M" },
      metaDescription: { nl: "", en: "" },
      shown: { nl: true, en: false },
      selectedTags: [tag],
      faqs: [{ key: expect.any(String), question: { nl: "V", en: "" }, answer: { nl: "A", en: "" } }],
    });
  });
});

describe("a local draft", () => {
  it("is readable when it lacks the search-result texts and the publication of languages", () => {
    const { metaTitle: _, metaDescription: __, shown: ___, ...older } = emptyArticle();
    expect(formSchema(article.fields).parse(older)).toEqual(emptyArticle());
  });
});

describe("form values that are not stored", () => {
  it("are kept in the form", () => {
    const sent: ArticleForm = {
      ...emptyArticle(),
      title: { nl: "Titel", en: "" },
      content: { nl: "<p>a</p>", en: "" },
      subtitle: { nl: "", en: "Only a subtitle" },
      metaTitle: { nl: "", en: "Only a title for search engines" },
      faqs: [faq("Wat?"), faq("", "An answer"), faq("", "")],
    };
    const nothing = { nl: "", en: "" };
    const stored = { ...sent, subtitle: nothing, metaTitle: nothing, faqs: [faq("Wat?", "", "stored")] };
    const after = withLeftovers(article, stored, sent);
    expect(after.subtitle.en).toBe("Only a subtitle");
    expect(after.metaTitle.en).toBe("Only a title for search engines");
    expect(after.faqs).toEqual([faq("Wat?", "", "stored"), faq("", "An answer")]);
    expect(isSameForm(article, after, stored)).toBe(false);
    expect(isSameForm(article, withLeftovers(article, stored, stored), stored)).toBe(true);
  });
});

describe("two forms", () => {
  it("are equal regardless of FAQ keys and tag order", () => {
    const form = { ...emptyArticle(), selectedTags: ["a", "b"], faqs: [faq("Wat?", "", "1")] };
    const other = { ...form, selectedTags: ["b", "a"], faqs: [faq("Wat?", "", "2")] };
    expect(isSameForm(article, form, other)).toBe(true);
    expect(isSameForm(article, form, { ...other, faqs: [faq("Wie?", "", "1")] })).toBe(false);
  });
});

describe("two forms of one article", () => {
  const sent = { ...emptyArticle(), title: { nl: " Titel ", en: "" }, content: { nl: "", en: "<p>c</p>" } };
  const stored = { ...sent, author: "Anonymous", title: { nl: "Titel", en: "Untitled" } };

  it("are equal when only defaults and unstored values differ", () => {
    expect(isStoredAlike(article, sent, stored)).toBe(true);
    expect(isStoredAlike(article, { ...sent, faqs: [faq("", "An answer")] }, stored)).toBe(true);
  });

  it("differ when a text differs by a space", () => {
    expect(isStoredAlike(article, { ...sent, content: { nl: "", en: "<p>c </p>" } }, stored)).toBe(false);
    expect(isStoredAlike(article, { ...sent, faqs: [faq("Wat?")] }, stored)).toBe(false);
  });
});
