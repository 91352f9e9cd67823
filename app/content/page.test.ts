import { describe, expect, it } from "vitest";
import { translator } from "../i18n/language-texts.ts";
import { editingTexts } from "../i18n/panel/editing.en.ts";
import { pageEditorTexts } from "../i18n/panel/page-editor.en.ts";
import { problemTexts } from "../i18n/panel/problems.en.ts";
import { sectionTexts } from "../i18n/panel/sections.en.ts";
import { sections } from "../sections/sections.ts";
import { describeProblem } from "./describe-part.ts";
import { documentOf, readDocument } from "./document.ts";
import type { Field } from "./fields.ts";
import { emptyForm, emptyVariant } from "./kind.ts";
import { mergeForms } from "./merge.ts";
import { page } from "./page.ts";
import { findProblems } from "./problems.ts";

const least = Object.values(sections).flatMap(({ type, fields, example }) =>
  Object.entries<Field>(fields).flatMap(([name, { min }]) =>
    min === undefined ? [] : [{ type, name, min, values: example.nl }],
  ),
);

describe("the fewest items of a list in a section", () => {
  it("are declared of tiles and figures", () => {
    expect(least.map(({ name, min }) => [name, min]).toSorted()).toEqual([
      ["figures", 2],
      ["tiles", 2],
    ]);
  });

  describe.each(least)("$name", ({ type, name, min, values }) => {
    const [, items = []] = Object.entries<unknown>(values).find(([field]) => field === name) ?? [];
    const problemsOf = (count: number, is: { published?: boolean; hidden?: boolean } = {}) => {
      const { published = true, hidden = false } = is;
      const list = Array.isArray(items) ? items.slice(0, count) : [];
      const section = { ...values, [name]: list, key: "s", type, hidden };
      const title = { nl: "Pagina", en: "" };
      return findProblems(
        page,
        { ...emptyForm(page), slug: "a", title, published, sections: { nl: [section], en: [] } },
        published,
      );
    };

    it("are needed to publish, not in a draft or of a hidden section", () => {
      const [problem, ...others] = problemsOf(min - 1);
      expect([problem, others]).toEqual([
        {
          ...{ field: "sections", language: "nl", item: 1, inner: name },
          ...{ key: "problems.tooFew", values: { now: min - 1, min } },
        },
        [],
      ]);
      expect(problemsOf(min)).toEqual([]);
      expect(problemsOf(min - 1, { published: false })).toEqual([]);
      expect(problemsOf(min - 1, { hidden: true })).toEqual([]);
    });

    it("are named in the message", () => {
      const [problem] = problemsOf(min - 1);
      const said =
        problem &&
        describeProblem(page, problem, {
          label: translator(
            {
              nl: { ...pageEditorTexts.nl, ...sectionTexts.nl },
              en: { ...pageEditorTexts.en, ...sectionTexts.en },
            },
            "en",
          ),
          editing: translator(editingTexts, "en"),
          problem: translator(problemTexts, "en"),
        });
      expect(said).toMatch(new RegExp(`1 is too few, at least ${min} are needed`));
    });
  });
});

describe("a page in one language", () => {
  const form = { ...emptyForm(page), slug: "a", title: { nl: "Pagina", en: "" } };

  it("is read as a whole", () => {
    expect(readDocument(page, documentOf(page, form))).toEqual({ form, unreadable: [] });
  });

  it("without a list of sections is not", () => {
    const { content: _, ...document } = documentOf(page, form);
    const read = readDocument(page, { ...document, content: [{ language: "nl", title: "Pagina" }] });
    expect(read.unreadable).toEqual([{ field: "sections", language: "nl" }]);
  });
});

describe("a section in the place of one of another type", () => {
  it("is taken as a whole", () => {
    const [text, quote] = ["text", "quote"].map((type) => ({
      ...emptyVariant(page.fields.sections, type),
      hidden: false,
      key: type,
    }));
    if (!text || !quote) throw new Error("There are two sections");
    const before = { ...emptyForm(page), sections: { nl: [text], en: [] } };
    const theirs = { ...before, sections: { nl: [quote], en: [] } };
    expect(mergeForms(page, before, before, theirs).form.sections.nl).toEqual([quote]);
  });
});

describe("a section that has another type in a version", () => {
  const section = (type: string, title: string) => ({
    ...emptyVariant(page.fields.sections, type),
    hidden: false,
    title,
    key: "s",
  });
  const of = (nl: ReturnType<typeof section>) => ({ ...emptyForm(page), sections: { nl: [nl], en: [] } });
  const [before, other] = [of(section("text", "Kop")), of(section("opening", "Kop"))];

  it("is taken from the side that changed it", () => {
    expect(mergeForms(page, before, before, other)).toMatchObject({
      form: other,
      taken: [{ field: "sections", language: "nl" }],
      conflicts: [],
    });
    expect(mergeForms(page, before, other, before)).toMatchObject({ form: other, taken: [], conflicts: [] });
  });

  it("is a conflict where both changed it", () => {
    const mine = of(section("text", "Anders"));
    for (const [side, form] of [
      ["mine", mine],
      ["theirs", other],
    ] as const)
      expect(mergeForms(page, before, mine, other, side)).toMatchObject({
        form,
        conflicts: [{ field: "sections", item: 1 }],
      });
  });
});
