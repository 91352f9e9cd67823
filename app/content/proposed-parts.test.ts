import { describe, expect, it } from "vitest";
import { type ArticleForm, article, emptyArticle, emptyFaq, type FormFaq } from "./article.ts";
import { emptyForm, emptyVariant, partName } from "./kind.ts";
import { mergeForms } from "./merge.ts";
import { type PageForm, page } from "./page.ts";
import { type ProposedPart, proposedParts, withoutPart, withPart } from "./proposed-parts.ts";

const faq = (question: string, answer = `Antwoord op ${question}`): FormFaq => ({
  ...emptyFaq(),
  question: { nl: question, en: "" },
  answer: { nl: answer, en: "" },
});

const base: ArticleForm = {
  ...emptyArticle(),
  slug: "artikel",
  title: { nl: "Titel", en: "" },
  content: { nl: "<p>oud</p>", en: "" },
  selectedTags: ["x"],
  faqs: ["Een", "Twee", "Drie"].map((question) => faq(question)),
};

const nameOf = ({ part, list }: ProposedPart) =>
  `${partName(part)} ${!list || list === "order" ? (list ?? "field") : Object.keys(list).join("+")}`;
const namesOf = (proposed: ArticleForm, from = base) => proposedParts(article, from, proposed).map(nameOf);
const questionsOf = ({ faqs }: ArticleForm) => faqs.map(({ question }) => question.nl);

/** As after it was read again. */
function reread(form: ArticleForm): ArticleForm {
  return { ...form, faqs: form.faqs.map((one) => ({ ...one, key: crypto.randomUUID() })) };
}

const proposals: Record<string, Partial<ArticleForm>> = {
  "fields of languages": { title: { nl: "Nieuw", en: "New" }, excerpt: { nl: "Kort", en: "" } },
  "a set, and a field without language": { selectedTags: ["y", "x"], author: "Eva" },
  "an item more in the midst": { faqs: [...base.faqs.slice(0, 1), faq("Nieuw"), ...base.faqs.slice(1)] },
  "an item more at the head": { faqs: [faq("Nieuw"), ...base.faqs] },
  "an item less": { faqs: base.faqs.slice(1) },
  "another answer": { faqs: base.faqs.map((one, index) => (index === 1 ? faq("Twee", "Anders") : one)) },
  "another order": { faqs: base.faqs.toReversed() },
  "all at once in a list": { faqs: [faq("Nieuw"), faq("Drie", "Anders"), faq("Een"), faq("Slot")] },
  "an emptied list": { faqs: [] },
};

describe("the parts of a proposal", () => {
  it("are its fields by language, and the items of its lists", () => {
    expect(namesOf({ ...base, ...proposals["fields of languages"] })).toEqual([
      "title.nl field",
      "title.en field",
      "excerpt.nl field",
    ]);
    expect(namesOf({ ...base, ...proposals["all at once in a list"] })).toEqual([
      "faqs.2 before",
      "faqs.2 before+after",
      "faqs.1 after",
      "faqs.4 after",
      "faqs order",
    ]);
    expect(namesOf(reread(base))).toEqual([]);
  });

  it.each(Object.entries(proposals))("are accepted one by one: %s", (_, changed) => {
    const proposed = reread({ ...base, ...changed });
    const parts = proposedParts(article, base, proposed);
    for (const part of parts) {
      const accepted = withPart(article, base, proposed, part);
      expect(proposedParts(article, base, accepted)).toHaveLength(1);
    }
    let rest = proposed;
    let now = base;
    for (let left = parts.length; left > 0; left -= 1) {
      const [part] = proposedParts(article, base, rest);
      if (!part) throw new Error("A part is missing");
      now = mergeForms(article, base, reread(now), withPart(article, base, rest, part), "theirs").form;
      rest = reread(withoutPart(article, base, rest, part));
      expect(proposedParts(article, base, rest)).toHaveLength(left - 1);
    }
    expect(proposedParts(article, now, proposed).map(nameOf)).toEqual([]);
  });

  it.each(Object.entries(proposals))("are refused one by one, in any order: %s", (_, changed) => {
    const proposed = reread({ ...base, ...changed });
    const { length } = proposedParts(article, base, proposed);
    for (let first = 0; first < length; first += 1) {
      let rest = proposed;
      for (let left = length; left > 0; left -= 1) {
        const part = proposedParts(article, base, rest)[first % left];
        if (part) rest = reread(withoutPart(article, base, rest, part));
        expect(proposedParts(article, base, rest)).toHaveLength(left - 1);
      }
      expect(questionsOf(rest)).toEqual(questionsOf(base));
    }
  });

  it("are sections of a page by language, whatever else happens to it", () => {
    const section = (id: string, title: string) => ({
      ...emptyVariant(page.fields.sections, "text"),
      key: id,
      hidden: false,
      title,
    });
    const quote = { ...emptyVariant(page.fields.sections, "quote"), key: "d", hidden: false };
    const sections = ["a", "b", "c"].map((id) => section(id, `Sectie ${id}`));
    const from: PageForm = { ...emptyForm(page), sections: { nl: sections, en: [] } };
    const [a, , c] = sections;
    if (!a || !c) throw new Error("A section is missing");
    const proposed: PageForm = {
      ...from,
      sections: { nl: [a, quote, section("c", "Anders")], en: [] },
    };
    const parts = proposedParts(page, from, proposed);
    expect(parts.map(nameOf)).toEqual([
      "sections.2.nl before",
      "sections.3.nl before+after",
      "sections.2.nl after",
    ]);
    const [, changed] = parts;
    if (!changed) throw new Error("A part is missing");
    expect(withPart(page, from, proposed, changed).sections.nl).toEqual([
      a,
      sections[1],
      section("c", "Anders"),
    ]);
    expect(withoutPart(page, from, proposed, changed).sections.nl).toEqual([a, quote, c]);
  });
});
