import { afterEach, expect, it } from "vitest";
import { setPanelLanguage } from "../../i18n/panel-language.ts";
import { panelTitle } from "./admin-articles.ts";

const dutch = { language: "nl", title: "Titel" };
const english = { language: "en", title: "Title" };

afterEach(() => setPanelLanguage("en"));

it.each([
  ["en", [dutch, english], "Title"],
  ["nl", [english, dutch], "Titel"],
  ["en", [dutch], "Titel"],
  ["nl", [english], "Title"],
  ["nl", [], null],
] as const)("in the %s panel an article with %j is called %j", (language, texts, title) => {
  setPanelLanguage(language);
  expect(panelTitle(texts)).toBe(title);
});
