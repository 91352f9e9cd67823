import { describe, expect, it } from "vitest";
import { aboutPage } from "./about-page.ts";
import { article, emptyArticle } from "./article.ts";
import { compareForms } from "./compare.ts";
import { readDocument } from "./document.ts";
import { downloadPage } from "./download-page.ts";
import type { Fields } from "./fields.ts";
import { type Kind, partName } from "./kind.ts";

const namesOf = ({ isShown }: { isShown?: string }) => ({
  link: (of: string, id: string) => `${of} ${id}`,
  language: "en" as const,
  flag: (field: string, isOn: boolean) =>
    field === isShown ? (isOn ? "Published" : "Draft") : isOn ? "Shown" : "Not shown",
});
const names = namesOf(article);

const compare = <Of extends Fields>(kind: Kind<Of>, before: object, after: object) =>
  compareForms(kind, readDocument(kind, before).form, readDocument(kind, after).form, namesOf(kind));

describe("two versions of an article", () => {
  it("have the changed fields of the article and of each language", () => {
    const before = { ...emptyArticle(), slug: "a", selectedTags: ["1"], title: { nl: "Oude titel", en: "" } };
    const after = {
      ...emptyArticle(),
      slug: "b",
      selectedTags: ["1", "2"],
      title: { nl: "Nieuwe titel", en: "Title" },
      shown: { nl: true, en: false },
      faqs: [{ key: "x", question: { nl: "Hoe?", en: "" }, answer: { nl: "Zo.", en: "" } }],
    };
    const { general, nl, en } = compareForms(article, before, after, names);
    expect(general).toEqual([
      {
        field: "slug",
        kind: "words",
        words: [
          { text: "a", change: "removed" },
          { text: "b", change: "added" },
        ],
      },
      {
        field: "selectedTags",
        kind: "list",
        items: [
          { text: "tag 1", change: "same" },
          { text: "tag 2", change: "added" },
        ],
      },
    ]);
    expect(nl.map(partName)).toEqual(["title.nl", "faqs.nl"]);
    expect(en.map(partName)).toEqual(["title.en", "shown.en"]);
  });

  it("are the same whatever the keys of their questions", () => {
    const form = (key: string) => ({
      ...emptyArticle(),
      faqs: [{ key, question: { nl: "Hoe?", en: "" }, answer: { nl: "", en: "" } }],
    });
    expect(compareForms(article, form("a"), form("b"), names)).toEqual({ general: [], nl: [], en: [] });
  });
});

it("names the fields of a download page that changed, per language", () => {
  const page = {
    slug: "scan",
    active: false,
    content: [{ language: "nl", title: "Gids", content: "<p>Een</p>" }],
  };
  const changed = {
    ...page,
    active: true,
    content: [
      { language: "nl", title: "Gids", content: "<p>Twee</p>" },
      { language: "en", title: "Guide" },
    ],
  };
  expect(compare(downloadPage, page, changed)).toMatchObject({
    general: [
      {
        field: "active",
        words: [
          { text: "Draft", change: "removed" },
          { text: "Published", change: "added" },
        ],
      },
    ],
    nl: [{ field: "content", kind: "html" }],
    en: [{ field: "title", kind: "words" }],
  });
});

const noor = { id: "1", name: "Noor", role_nl: "Adviseur", active: true, display_order: 1 };

it("names the texts and members of the about page that changed", () => {
  const text = { content_key: "statement", value_nl: "<p>Wij</p>", value_en: "" };
  const page = { active: true, texts: [text], members: [noor] };
  const changed = { ...page, texts: [], members: [{ ...noor, role_nl: "Partner", active: false }] };
  expect(compare(aboutPage, page, changed)).toMatchObject({
    general: [
      { field: "members", item: "Noor", inner: "active", words: [{ text: "Shown" }, { text: "Not shown" }] },
    ],
    nl: [
      { field: "statement", kind: "html" },
      { field: "members", item: "Noor", inner: "role" },
    ],
    en: [],
  });
});

it("names the members who came and went, with their texts", () => {
  const lotte = { id: "2", name: "Lotte", role_nl: "", active: true, display_order: 1 };
  expect(compare(aboutPage, { members: [noor] }, { members: [lotte] })).toMatchObject({
    general: [
      {
        field: "members",
        items: [
          { text: "Noor", change: "removed" },
          { text: "Lotte", change: "added" },
        ],
      },
    ],
    nl: [{ field: "members", item: "Noor", inner: "role", words: [{ text: "Adviseur", change: "removed" }] }],
    en: [],
  });
});
