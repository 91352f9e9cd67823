import { describe, expect, it } from "vitest";
import { documentOf, readDocument } from "../../../content/document.ts";
import type { Field } from "../../../content/fields.ts";
import { emptyForm, itemsIn } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page } from "../../../content/page.ts";
import { findProblems } from "../../../content/problems.ts";
import { sections } from "../../../sections/sections.ts";
import {
  addSection,
  copiedPage,
  countMissing,
  duplicateSection,
  hideSection,
  moveSection,
  removeSection,
  restoreSection,
  takeOverStructure,
} from "./structure.ts";

const text = (key: string, words = key): FormSection => ({
  key,
  type: "text",
  hidden: false,
  title: words,
  text: `<p>${words}</p>`,
});

const made = (nl: FormSection[], en: FormSection[]): PageForm => ({
  ...emptyForm(page),
  title: { nl: nl.length > 0 ? "Pagina" : "", en: en.length > 0 ? "Page" : "" },
  sections: { nl, en },
});

const keysOf = ({ sections }: PageForm) => ({
  nl: sections.nl.map(({ key }) => key),
  en: sections.en.map(({ key }) => key),
});

const both = made([text("a"), text("b"), text("c")], [text("a"), text("b"), text("c")]);

describe("a section of both languages", () => {
  it("is added to both, after the same section and with one key", () => {
    const { form, key } = addSection(both, "nl", "text", "a");
    expect(keysOf(form)).toEqual({ nl: ["a", key, "b", "c"], en: ["a", key, "b", "c"] });
    expect(form.sections.en[1]).toMatchObject({ type: "text", title: "", text: "" });
  });

  it("is moved past the same neighbour in both", () => {
    const uneven = made([text("a"), text("b"), text("c")], [text("b"), text("x"), text("c"), text("a")]);
    expect(keysOf(moveSection(uneven, "nl", "c", 1))).toEqual({
      nl: ["a", "c", "b"],
      en: ["c", "b", "x", "a"],
    });
  });

  it("is moved past several, as far as the other language has them", () => {
    const uneven = made([text("a"), text("b"), text("c"), text("d")], [text("a"), text("b"), text("d")]);
    expect(keysOf(moveSection(uneven, "nl", "d", 0))).toEqual({
      nl: ["d", "a", "b", "c"],
      en: ["d", "a", "b"],
    });
    expect(keysOf(moveSection(uneven, "nl", "a", 2))).toEqual({
      nl: ["b", "c", "a", "d"],
      en: ["b", "a", "d"],
    });
  });

  it("stays at an end", () => {
    expect(moveSection(both, "nl", "a", -1)).toBe(both);
    expect(moveSection(both, "en", "c", 3)).toBe(both);
  });

  it("is copied with one new key", () => {
    const { form, key } = duplicateSection(both, "b");
    expect(keysOf(form)).toEqual({ nl: ["a", "b", key, "c"], en: ["a", "b", key, "c"] });
    expect(form.sections.nl[2]).toMatchObject({ title: "b" });
  });

  it("is hidden and shown in both", () => {
    const form = hideSection(both, "b", true);
    expect([form.sections.nl[1]?.hidden, form.sections.en[1]?.hidden]).toEqual([true, true]);
    expect(hideSection(form, "b", false)).toEqual(both);
  });

  it("is removed from both, and put back where it was", () => {
    const without = removeSection(both, "b");
    expect(keysOf(without)).toEqual({ nl: ["a", "c"], en: ["a", "c"] });
    expect(restoreSection(without, both, "b")).toEqual(both);
    expect(restoreSection(both, both, "b")).toEqual(both);
  });
});

describe("a section of one language", () => {
  it("leaves a language without words as it is", () => {
    const dutch = made([text("a")], []);
    const { form, key } = addSection(dutch, "nl", "text", null);
    expect(keysOf(form)).toEqual({ nl: ["a", key], en: [] });
  });

  it("is taken over without its words, in the same place", () => {
    const form = made(
      [text("a"), { ...text("b"), hidden: true }, text("c")],
      [text("a", "English"), text("c", "English too")],
    );
    expect(countMissing(form, "en")).toBe(1);
    const taken = takeOverStructure(form, "en");
    expect(keysOf(taken).en).toEqual(["a", "b", "c"]);
    expect(taken.sections.en[0]).toMatchObject({ title: "English" });
    expect(taken.sections.en[1]).toMatchObject({
      title: "",
      text: '<p class="to-write"></p>',
      hidden: true,
    });
    expect(countMissing(taken, "en")).toBe(0);
    expect(taken.sections.nl).toBe(form.sections.nl);
  });

  it("keeps pictures, choices and links, also of the items in it", () => {
    const tiles: FormSection = {
      key: "t",
      type: "tiles",
      hidden: false,
      title: "Tegels",
      intro: "",
      tiles: [{ key: "1", icon: "money", title: "Geld", text: "Minder kosten" }],
    };
    const taken = takeOverStructure(made([tiles], []), "en");
    expect(taken.sections.en[0]).toMatchObject({
      title: "",
      tiles: [{ key: "1", icon: "money", title: "", text: "" }],
    });
  });

  it.each(
    Object.values(sections).filter(({ fields }) => Object.values<Field>(fields).some(({ item }) => item)),
  )(
    "has as many items once it is saved, which are to be written before it is published: $type",
    ({ type, example }) => {
      const taken = takeOverStructure(made([{ ...example.nl, key: "s", type, hidden: false }], []), "en");
      const form = { ...taken, slug: "a", title: { nl: "Pagina", en: "Page" }, published: true };
      const saved = readDocument(page, documentOf(page, form)).form;
      for (const [name, value] of Object.entries(example.nl)) {
        if (!Array.isArray(value)) continue;
        expect(itemsIn(saved.sections.en[0] ?? {}, name)).toHaveLength(value.length);
        expect(findProblems(page, saved, true)).toContainEqual({
          ...{ field: "sections", language: "en", item: 1, inner: name },
          key: "problems.unwritten",
        });
      }
    },
  );

  it("stays as it is when its type is not known", () => {
    const unknown: FormSection = { key: "u", type: "carousel", hidden: false, slides: ["a"] };
    expect(takeOverStructure(made([unknown], []), "en").sections.en).toEqual([unknown]);
  });
});

it("a copied page is a draft whose sections have new keys, the same ones in both languages", () => {
  const copy = copiedPage({ ...both, slug: "a", published: true, inFooter: true });
  expect(copy).toMatchObject({ slug: "", published: false, inFooter: false });
  const { nl, en } = keysOf(copy);
  expect(nl).toEqual(en);
  expect(nl.some((key) => ["a", "b", "c"].includes(key))).toBe(false);
});
