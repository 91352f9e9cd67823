import { describe, expect, it } from "vitest";
import { readPageContents } from "../downloads/admin-download-page.ts";
import { fieldsOfPage } from "./page-document.ts";

const page = "d0000000-0000-4000-8000-000000000001";
const noor = { id: "c1", name: "Noor", role_nl: "Adviseur", active: true, display_order: 1 };
const about = {
  active: true,
  texts: [{ content_key: "statement", value_nl: "<p>Wij</p>", value_en: "" }],
  members: [noor],
};
const download = { slug: "gids", active: true, content: [{ language: "nl", title: "Gids" }] };

describe("the document of a page", () => {
  it("is read as its fields", () => {
    expect(fieldsOfPage(page, download)).toMatchObject({
      fields: { slug: "gids", active: "yes", "nl.title": "Gids", "nl.content": "" },
      unreadable: [],
    });
    expect(fieldsOfPage("about", about)).toMatchObject({
      fields: {
        "statement.nl": "<p>Wij</p>",
        "c1.name": "Noor",
        "c1.active": "yes",
        "c1.display_order": "1",
      },
      unreadable: [],
    });
  });

  it.each<[string, string, unknown, string[]]>([
    ["a slug", page, { ...download, slug: 5 }, ["slug"]],
    ["a state", page, { ...download, active: "x" }, ["active"]],
    ["a text", page, { ...download, content: [{ language: "nl", title: 5 }] }, ["nl.title"]],
    ["texts", page, { ...download, content: "x" }, ["content"]],
    ["a language", page, { ...download, content: [{ language: "de" }] }, ["content"]],
    ["anything", page, "x", ["slug", "active", "content"]],
    [
      "a text of the about page",
      "about",
      { ...about, texts: [{ content_key: "statement", value_nl: 5 }] },
      ["statement.nl"],
    ],
    ["texts of the about page", "about", { ...about, texts: 5 }, ["texts"]],
    ["a member", "about", { ...about, members: [noor, "x"] }, ["members"]],
    ["a name", "about", { ...about, members: [{ ...noor, name: 5 }] }, ["c1.name"]],
    ["anything of the about page", "about", null, ["texts", "members"]],
  ])("without readable %s names that", (_, of, stored, unreadable) => {
    expect(fieldsOfPage(of, stored).unreadable).toEqual(unreadable);
  });

  it("keeps what is readable", () => {
    const content = [
      { language: "nl", title: 5, button_text: "Stuur" },
      7,
      { language: "en", title: "Guide" },
    ];
    expect(readPageContents({ ...download, content })).toMatchObject({
      contents: [
        { language: "nl", title: "", button_text: "Stuur" },
        { language: "en", title: "Guide" },
      ],
      unreadable: ["content", "nl.title"],
    });
    expect(fieldsOfPage("about", { ...about, texts: {}, members: ["x", noor] }).fields).toMatchObject({
      "c1.name": "Noor",
    });
  });
});
