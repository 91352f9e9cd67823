import { expect, it } from "vitest";
import { languageFor } from "./remembered-language.ts";

it.each([
  ["language=en", "/beheer", "en"],
  ["a=b; language=en; c=d", "/beheer", "en"],
  ["language=nl", "/beheer?language=en", "nl"],
  ["language=fr", "/beheer", "nl"],
  ["other-language=en", "/beheer", "nl"],
  ["", "/beheer?language=en", "en"],
  ["", "/beheer?language=xx", "nl"],
  ["", "/settings", "nl"],
])("the cookie %j and the address %s give %s", (cookie, path, language) => {
  expect(languageFor(new Request(`http://localhost${path}`, { headers: { cookie } }))).toBe(language);
});
