import { describe, expect, it } from "vitest";
import { address, languageOf, ownQuery, plainPath } from "./addresses.ts";

describe("the language of an address", () => {
  it.each([
    ["/", "nl"],
    ["/insights/agentic-ai", "nl"],
    ["/en", "en"],
    ["/en/contact", "en"],
    ["/english", "nl"],
    ["/energie/en", "nl"],
  ])("%s is %s", (pathname, language) => {
    expect(languageOf(pathname)).toBe(language);
  });

  it("can be changed and changed back", () => {
    for (const path of ["/", "/contact", "/insights/agentic-ai"]) {
      expect(plainPath(address("en", path))).toBe(path);
      expect(address("nl", path)).toBe(path);
    }
    expect(address("en", "/")).toBe("/en");
  });
});

describe("the query of an address", () => {
  it.each([
    ["/insights", "?page=2&from=mail", "?page=2"],
    ["/en/insights/tag/ai-automation", "?utm_source=brief&page=3", "?page=3"],
    ["/en/search", "?q=wat+kost&page=2&x=1", "?q=wat+kost&page=2"],
    ["/en", "?q=wat&page=2", ""],
    ["/insights/agentic-ai", "?page=2", ""],
  ])("%s%s keeps only the page's own parameters", (pathname, search, own) => {
    expect(ownQuery(pathname, search)).toBe(own);
  });
});
