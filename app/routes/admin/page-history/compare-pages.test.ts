import { expect, it } from "vitest";
import { fieldsOfPage } from "../../../data/page-versions/page-document.ts";
import { comparePages } from "./compare-pages.ts";

it("names the fields of a download page that changed", () => {
  const page = {
    slug: "scan",
    active: false,
    content: [{ language: "nl", title: "Gids", content: "<p>Een</p>" }],
  };
  const changed = {
    ...page,
    active: true,
    content: [{ language: "nl", title: "Gids", content: "<p>Twee</p>" }],
  };
  const fields = comparePages(fieldsOfPage(page), fieldsOfPage(changed));
  expect(fields.map(({ field, kind }) => [field, kind])).toEqual([
    ["active", "words"],
    ["nl.content", "html"],
  ]);
});

it("names the texts and members of the about page that changed", () => {
  const member = { id: "1", name: "Noor", role_nl: "Adviseur", active: true, display_order: 1 };
  const text = { content_key: "statement", value_nl: "<p>Wij</p>", value_en: "" };
  const page = { active: true, texts: [text], members: [member] };
  const changed = { ...page, texts: [], members: [{ ...member, role_nl: "Partner" }] };
  const fields = comparePages(fieldsOfPage(page), fieldsOfPage(changed));
  expect(fields.map(({ field }) => field)).toEqual(["1.role_nl", "statement.nl"]);
});
