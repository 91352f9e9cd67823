import { describe, expect, it } from "vitest";
import { isOpening, languageForGone } from "./opening.server.ts";

const address = "http://localhost/preview/x";

describe("an opening of a preview link", () => {
  it.each([
    [{}, true],
    [{ "sec-fetch-site": "none" }, true],
    [{ "sec-fetch-site": "cross-site" }, true],
    [{ "sec-fetch-site": "same-origin" }, false],
    [{ "sec-purpose": "prefetch" }, false],
    [{ "sec-purpose": "prefetch;prerender" }, false],
    [{ purpose: "prefetch" }, false],
    [{ "x-moz": "prefetch" }, false],
  ])("with %j: %s", (headers, isCounted) => {
    expect(isOpening(new Request(address, { headers }))).toBe(isCounted);
  });

  it("is no HEAD", () => {
    expect(isOpening(new Request(address, { method: "HEAD" }))).toBe(false);
  });
});

describe("the language of a link that does not work", () => {
  it.each([
    ["nl-NL,nl;q=0.9,en;q=0.8", "nl"],
    ["en-GB,en;q=0.9", "en"],
    ["de-DE,de;q=0.9,en;q=0.8,nl;q=0.7", "en"],
    ["en;q=0.2, nl;q=0.5", "nl"],
    ["en;q=0", "nl"],
    ["fr", "nl"],
    ["*", "nl"],
    ["", "nl"],
    [",;q=,en;q=x,\u00e9", "nl"],
  ])("for %j is %s", (accepted, language) => {
    expect(languageForGone(new Request(address, { headers: { "accept-language": accepted } }), "nl")).toBe(
      language,
    );
  });

  it("is the address's when the browser's is another, or the visitor chose it", () => {
    expect(languageForGone(new Request(address), "en")).toBe("en");
    const headers = { "accept-language": "nl", "sec-fetch-site": "same-origin" };
    expect(languageForGone(new Request(address, { headers }), "en")).toBe("en");
  });
});
