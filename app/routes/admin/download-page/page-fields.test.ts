import { expect, it } from "vitest";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import { editedContents, pageFields } from "./page-fields.ts";

const page: EditedDownloadPage = {
  id: "page",
  slug: "gids",
  isActive: false,
  createdAt: "2025-10-20",
  savedAt: "2025-10-20",
  contents: [
    {
      page_id: "page",
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
      updated_at: "2025-10-21",
    },
  ],
};

it("has a field for every text in either language, empty where nothing is stored", () => {
  const fields = pageFields(page);
  expect(fields).toMatchObject({ "nl.title": "Gids", "en.title": "", active: "false" });
  expect(Object.keys(fields)).toHaveLength(2 * 9 + 1);
});

it("stores the languages in which something is changed, each over its own version", () => {
  const rows = editedContents(page, { "nl.title": "Handboek", "en.title": "Handbook", active: "true" });
  expect(rows).toMatchObject([
    { language: "nl", title: "Handboek", content: "<p>Tekst</p>", updated_at: "2025-10-21" },
    { page_id: "page", language: "en", title: "Handbook", content: "", updated_at: "-infinity" },
  ]);
  expect(editedContents(page, { active: "true" })).toEqual([]);
});
