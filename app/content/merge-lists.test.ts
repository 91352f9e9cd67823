import { describe, expect, it } from "vitest";
import { article, emptyArticle, type FormFaq } from "./article.ts";
import { partName } from "./kind.ts";
import { mergeForms, type Side } from "./merge.ts";

/** Questions by a text such as "Wat?=Dat.|What?=That."; every reading gives them other keys. */
function read(...texts: string[]): FormFaq[] {
  return texts.map((text) => {
    const [nl = "", en = ""] = text.split("|");
    const [questionNl = "", answerNl = ""] = nl.split("=");
    const [questionEn = "", answerEn = ""] = en.split("=");
    return {
      key: crypto.randomUUID(),
      question: { nl: questionNl, en: questionEn },
      answer: { nl: answerNl, en: answerEn },
    };
  });
}

function mergeFaqs(base: FormFaq[], mine: FormFaq[], theirs: FormFaq[], side: Side) {
  const [before, own, other] = [base, mine, theirs].map((faqs) => ({ ...emptyArticle(), faqs }));
  if (!before || !own || !other) throw new Error("There are three versions");
  const { form, conflicts } = mergeForms(article, before, own, other, side);
  return {
    faqs: form.faqs,
    conflicts: conflicts.map(({ mine, theirs, ...part }) => ({ name: partName(part), mine, theirs })),
  };
}

function merge(base: string[], mine: string[], theirs: string[], side: Side = "mine") {
  const { faqs, conflicts } = mergeFaqs(read(...base), read(...mine), read(...theirs), side);
  return { faqs: faqs.map(written), conflicts };
}

function written({ question, answer }: FormFaq): string {
  const nl = `${question.nl}=${answer.nl}`;
  return question.en + answer.en === "" ? nl : `${nl}|${question.en}=${answer.en}`;
}

const [who, what, where] = ["Wie?=Wij.", "Wat?=Dat.", "Waar?=Hier."];

describe("the questions of two versions", () => {
  it("are those of whoever changed them", () => {
    expect(merge([who, what], ["Wie?=Ik.", what], [who, what]).faqs).toEqual(["Wie?=Ik.", what]);
    expect(merge([who, what], [who, what], ["Wie?=Ik.", what]).faqs).toEqual(["Wie?=Ik.", what]);
    expect(merge([who], [who], [who, what])).toEqual({ faqs: [who, what], conflicts: [] });
    expect(merge([who, what], [who, what], [what])).toEqual({ faqs: [what], conflicts: [] });
    expect(merge([who, what], [what], [who, what])).toEqual({ faqs: [what], conflicts: [] });
  });

  it("have a language of each", () => {
    const { faqs, conflicts } = merge(
      [who, what],
      ["Wie?=Ik.", what],
      [`${who}|Who?=We.`, `${what}|What?=That.`],
    );
    expect(faqs).toEqual(["Wie?=Ik.|Who?=We.", `${what}|What?=That.`]);
    expect(conflicts).toEqual([]);
  });

  it("have what either added, and the same only once", () => {
    expect(merge([who], [who, what], [who, where]).faqs).toEqual([who, what, where]);
    expect(merge([who], [who, what], [who, what]).faqs).toEqual([who, what]);
    expect(merge([who, where], [who, what, where], [what, who, where]).faqs).toEqual([what, who, where]);
  });

  it("ask about a language of a question that both changed", () => {
    const [mine, theirs] = ["Wie?=Ik.|Who?=We.", "Wie?=Zij.|Who?=We."];
    const versions = [["Wie?=Wij.|Who?=We."], [mine, what], [theirs]] as const;
    const own = mergeFaqs(read(...versions[0]), read(...versions[1]), read(...versions[2]), "mine");
    expect(own.conflicts).toEqual([{ name: "faqs.1.nl", mine: "Wie?\nIk.", theirs: "Wie?\nZij." }]);
    expect(own.faqs.map(written)).toEqual([mine, what]);
    expect(merge([...versions[0]], [...versions[1]], [...versions[2]], "theirs").faqs).toEqual([
      theirs,
      what,
    ]);
  });

  it("ask about one that one removed and the other changed", () => {
    const removed = merge([who, what, where], [who, where], [who, "Wat?=Dit.", where]);
    expect(removed.faqs).toEqual([who, where]);
    expect(removed.conflicts).toEqual([{ name: "faqs.2", mine: "", theirs: "Wat?\nDit." }]);
    const kept = merge([who, what, where], [who, where], [who, "Wat?=Dit.", where], "theirs");
    expect(kept.faqs).toEqual([who, "Wat?=Dit.", where]);
    expect(merge([who, what], [who, "Wat?=Dit."], [who], "mine").faqs).toEqual([who, "Wat?=Dit."]);
    expect(merge([who, what], [who, "Wat?=Dit."], [who], "theirs").faqs).toEqual([who]);
  });

  it("are in the order of whoever moved them", () => {
    expect(merge([who, what, where], [where, who, what], [who, "Wat?=Dit.", where]).faqs).toEqual([
      where,
      who,
      "Wat?=Dit.",
    ]);
    expect(merge([who, what], [who, what, where], [what, who])).toEqual({
      faqs: [what, where, who],
      conflicts: [],
    });
  });

  it("are asked about as a list when both moved them", () => {
    const versions = [
      [who, what, where],
      [what, who, where],
      [who, where, what],
    ] as const;
    const { faqs, conflicts } = merge([...versions[0]], [...versions[1]], [...versions[2]], "theirs");
    expect(faqs).toEqual(versions[2]);
    expect(conflicts.map(({ name }) => name)).toEqual(["faqs"]);
    expect(merge([...versions[0]], [...versions[1]], [...versions[1]]).conflicts).toEqual([]);
  });

  it("know each other by their key when every text was written anew", () => {
    const base = read(who);
    const mine = base.map((faq) => ({
      ...faq,
      question: { nl: "Hoe?", en: "" },
      answer: { nl: "Zo.", en: "" },
    }));
    expect(mergeFaqs(base, mine, read(who), "mine").faqs).toEqual(mine);
  });

  it("keep an answer that nobody asked for, and one that is being added", () => {
    expect(merge([who], [who, "=Zomaar.", "="], ["Wie?=Ik."]).faqs).toEqual(["Wie?=Ik.", "=Zomaar.", "="]);
  });
});
