import { describe, expect, it } from "vitest";
import { valueIn } from "../../../content/kind.ts";
import { type PageForm, page } from "../../../content/page.ts";
import { pageKinds } from "../../../content/page-kinds.ts";
import { findProblems } from "../../../content/problems.ts";
import { languages } from "../../../i18n/language-texts.ts";
import { sections } from "../../../sections/sections.ts";
import { examplePage } from "./example-page.ts";

describe.each(pageKinds)("the example of the kind %s", (kind) => {
  const title = { nl: "Voorbeeld", en: "Example" };
  const example = examplePage(kind, title);

  it("is a draft that could be published, in one language too", () => {
    expect(example).toMatchObject({ kind, title, published: false, inFooter: false, slug: "" });
    for (const titles of [title, { nl: "Voorbeeld", en: "" }]) {
      const form = { ...examplePage(kind, titles), slug: "example", published: true };
      expect(form.shown).toEqual({ nl: true, en: titles.en !== "" });
      expect(findProblems(page, form, true)).toEqual([]);
    }
  });

  it("opens with the title of each language, and with the example's where there is none", () => {
    const openings = (form: PageForm) =>
      languages.map((language) => valueIn(form.sections[language][0] ?? {}, { field: "title" }));
    expect(openings(example)).toEqual(["Voorbeeld", "Example"]);
    expect(openings(examplePage(kind, { nl: "", en: "Example" }))).toEqual([
      sections.opening.example.nl.title,
      "Example",
    ]);
  });

  it("has the same sections in both languages, each with a key of its own", () => {
    const [nl, en] = languages.map((language) =>
      example.sections[language].map(({ key, type }) => ({ key, type })),
    );
    expect(nl).toEqual(en);
    expect(new Set(nl?.map(({ key }) => key)).size).toBe(nl?.length);
    expect(nl?.at(0)?.type).toBe("opening");
    expect(nl?.at(-1)?.type).toBe("closing");
  });

  it("has other keys each time", () => {
    const keys = new Set(example.sections.nl.map(({ key }) => key));
    expect(examplePage(kind, title).sections.nl.filter(({ key }) => keys.has(key))).toEqual([]);
  });
});
