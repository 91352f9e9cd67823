import { describe, expect, it } from "vitest";
import { directOrigin, originKind, originOf } from "./origins.ts";

describe("an origin", () => {
  it.each([
    [{}, "", "direct"],
    [{ referrer: "" }, "", "direct"],
    [{ referrer: "www.Google.nl" }, "google.com", "search"],
    [{ referrer: "google.co.uk" }, "google.com", "search"],
    [{ referrer: "mail.google.com" }, "mail.google.com", "site"],
    [{ referrer: "google.evil.example" }, "google.evil.example", "site"],
    [{ referrer: "gemini.google.com" }, "gemini.google.com", "assistant"],
    [{ referrer: "nl.search.yahoo.com" }, "search.yahoo.com", "search"],
    [{ referrer: "chatgpt.com" }, "chatgpt.com", "assistant"],
    [{ referrer: "www.perplexity.ai" }, "perplexity.ai", "assistant"],
    [{ source: "chatgpt.com" }, "chatgpt.com", "assistant"],
    [{ referrer: "l.facebook.com" }, "facebook.com", "site"],
    [{ referrer: "partner.example:8443" }, "partner.example", "site"],
    [{ referrer: "localhost" }, "localhost", "campaign"],
    [{ source: "Nieuwsbrief", campaign: "Mei 2026" }, "nieuwsbrief / mei 2026", "campaign"],
    [{ source: "nieuwsbrief", referrer: "mail.example" }, "nieuwsbrief", "campaign"],
    [{ campaign: "Beurs" }, "beurs", "campaign"],
  ] as const)("%o is %s", (given, origin, kind) => {
    expect(originOf(given)).toBe(origin);
    expect(originKind(originOf(given))).toBe(kind);
  });

  it.each([
    { referrer: "evil.example/<script>" },
    { referrer: "../etc/passwd" },
    { referrer: `${"a".repeat(101)}.example` },
    { source: "anna@klant.example" },
    { source: "*" },
    { source: " / " },
    { campaign: "\u0000\u0007" },
  ])("%o is none: it is no host or name, or may be personal", (given) => {
    expect(originOf(given)).toBe(directOrigin);
  });

  it("is text that PostgreSQL takes, wherever it is cut", () => {
    for (const word of ["😀", "a😀", "İ", "a\u0000", "a\ud83d"]) {
      const origin = originOf({ source: `s ${word.repeat(80)}`, campaign: `c ${word.repeat(80)}` });
      expect(origin).toMatch(/^s .+ \/ c /);
      expect(origin.isWellFormed()).toBe(true);
      expect(origin).not.toContain("\u0000");
      expect([...origin].length).toBeLessThanOrEqual(100);
    }
  });

  it("is short and on one line", () => {
    const origin = originOf({ source: "x".repeat(500), campaign: "y\n".repeat(500) });
    expect(origin.length).toBeLessThanOrEqual(100);
    expect(origin).not.toMatch(/\p{Cc}/u);
  });

  it("stays what it is when it is read again", () => {
    for (const given of ["google.com", "chatgpt.com", "facebook.com"])
      expect(originOf({ referrer: given })).toBe(given);
  });
});
