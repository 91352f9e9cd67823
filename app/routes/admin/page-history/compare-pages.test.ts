import { expect, it } from "vitest";
import { fieldsOfPage } from "../../../data/page-versions/page-document.ts";
import { comparePages } from "./compare-pages.ts";

const names = {
  published: (isPublished: boolean) => (isPublished ? "Published" : "Draft"),
  shown: (isShown: boolean) => (isShown ? "Shown" : "Not shown"),
};

const fieldsOf = (document: object) => fieldsOfPage("content" in document ? "id" : "about", document).fields;
const compare = (before: object, after: object) => comparePages(fieldsOf(before), fieldsOf(after), names);

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
  expect(compare(page, changed)).toMatchObject({
    page: [
      {
        field: "active",
        words: [
          { text: "Draft", change: "removed" },
          { text: "Published", change: "added" },
        ],
      },
    ],
    nl: [{ field: "nl.content", kind: "html" }],
    en: [{ field: "en.title", kind: "words" }],
  });
});

const noor = { id: "1", name: "Noor", role_nl: "Adviseur", active: true, display_order: 1 };

it("names the texts and members of the about page that changed", () => {
  const text = { content_key: "statement", value_nl: "<p>Wij</p>", value_en: "" };
  const page = { active: true, texts: [text], members: [noor] };
  const changed = { ...page, texts: [], members: [{ ...noor, role_nl: "Partner", active: false }] };
  expect(compare(page, changed)).toMatchObject({
    page: [{ field: "1.active", words: [{ text: "Shown" }, { text: "Not shown" }] }],
    nl: [{ field: "1.role_nl" }, { field: "statement.nl", kind: "html" }],
    en: [],
  });
});

it("names the members who came and went, with their texts", () => {
  const lotte = { id: "2", name: "Lotte", role_nl: "", active: true, display_order: 1 };
  expect(compare({ members: [noor] }, { members: [lotte] })).toMatchObject({
    page: [
      {
        field: "members",
        items: [
          { text: "Noor", change: "removed" },
          { text: "Lotte", change: "added" },
        ],
      },
    ],
    nl: [{ field: "1.role_nl", words: [{ text: "Adviseur", change: "removed" }] }],
    en: [],
  });
});
