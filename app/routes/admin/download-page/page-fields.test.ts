import { expect, it } from "vitest";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import { editedContents, pageFields } from "./page-fields.ts";

const page: EditedDownloadPage = {
  id: "page",
  slug: "gids",
  isActive: false,
  createdAt: "2025-10-20",
  savedAt: "2025-10-20",
  number: 1,
  isWaiting: false,
  unreadable: [],
  contents: [
    {
      language: "nl",
      title: "Gids",
      content: "<p>Tekst</p>",
      form_title: "",
      button_text: "",
      confirmation_title: "",
      confirmation_content: "",
      email_subject: "",
      email_thank_you_message: "",
      email_footer: "",
    },
  ],
};

it("has a field for every text in either language, empty where nothing is stored", () => {
  const fields = pageFields(page);
  expect(fields).toMatchObject({ "nl.title": "Gids", "en.title": "", active: "false" });
  expect(Object.keys(fields)).toHaveLength(2 * 9 + 1);
});

it("stores what is changed, per language", () => {
  expect(editedContents({ "nl.title": "Handboek", "en.title": "Handbook", active: "true" })).toEqual([
    { language: "nl", title: "Handboek" },
    { language: "en", title: "Handbook" },
  ]);
  expect(editedContents({ active: "true" })).toEqual([]);
});
