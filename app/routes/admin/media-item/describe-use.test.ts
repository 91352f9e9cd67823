import { expect, it } from "vitest";
import { lookUp } from "../../../i18n/language-texts.ts";
import { type MediaKey, mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { describeUses } from "./describe-use.ts";

const t = (key: MediaKey) => lookUp(mediaPanelTexts, "en", key);
const use = (place: string, language: string, label: string) => ({
  mediaId: "m",
  place,
  rowKey: "7",
  language,
  label,
  isLive: false,
});

it.each([
  [use("article picture", "", "Reigers"), "Reigers", "picture of the article", "/admin/blog-editor/7"],
  [use("article", "nl", ""), "Untitled", "text of the article, Dutch", "/admin/blog-editor/7"],
  [
    use("article version", "", "Reigers"),
    "Reigers",
    "changes of the article, not published yet",
    "/admin/blog-editor/7",
  ],
  [
    use("download page version", "", "gids"),
    "gids",
    "changes of the download page, not published yet",
    "/admin/download-pages/7",
  ],
  [
    { ...use("site text", "nl", ""), rowKey: "terms.body" },
    "General Terms",
    "text of the site, Dutch",
    "/admin/texts",
  ],
  [{ ...use("site text", "all", ""), rowKey: "firm.name" }, "firm.name", "text of the site", "/admin/texts"],
  [use("team member", "", "Noor"), "Noor", "portrait of the team", "/admin/about"],
  [use("about page", "en", ""), "About Us", "text of the page, English", "/admin/about"],
  [use("download file", "nl", "gids"), "gids", "file of the download page, Dutch", "/admin/download-pages/7"],
])("a use is described, with its editor: %j", (one, title, note, to) => {
  expect(describeUses([one], "en", t)).toEqual([{ title, note, to }]);
});

it("names a page once, though several of its texts use the picture", () => {
  const texts = ["mission", "vision"].map((rowKey) => ({ ...use("about page", "nl", ""), rowKey }));
  expect(describeUses(texts, "en", t)).toHaveLength(1);
});
