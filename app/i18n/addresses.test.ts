import { describe, expect, it } from "vitest";
import { address, languageOf, plainPath } from "./addresses.ts";

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
