import { describe, expect, it } from "vitest";
import { type PageForm, page } from "../../../content/page.ts";
import { pageKinds } from "../../../content/page-kinds.ts";
import { findProblems } from "../../../content/problems.ts";
import { languages } from "../../../i18n/language-texts.ts";
import { examplePage } from "./example-page.ts";

describe.each(pageKinds)("the example of the kind %s", (kind) => {
  const example = examplePage(kind);
  const titled: PageForm = { ...example, slug: "example", title: { nl: "Voorbeeld", en: "Example" } };

  it("is a draft that could be published once it has a title", () => {
    expect(example).toMatchObject({ kind, published: false, inFooter: false, slug: "" });
    expect(findProblems(page, { ...titled, published: true }, true)).toEqual([]);
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
    expect(examplePage(kind).sections.nl.filter(({ key }) => keys.has(key))).toEqual([]);
  });
});
