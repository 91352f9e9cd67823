// @module-tag S32

import { describe, expect, it } from "vitest";
import { directOrigin, originKind, originOf, otherOrigins } from "./origins.ts";

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
    { source: "*" },
    { source: " / " },
    { campaign: "\u0000\u0007" },
  ])("%o is none: it is no host or name, or may be personal", (given) => {
    expect(originOf(given)).toBe(directOrigin);
  });

  it.each([
    [{ source: "anna@klant.example" }, otherOrigins],
    [{ source: "0612345678" }, otherOrigins],
    [{ source: "+31 6 12345678", campaign: "NL91ABNA0417164300" }, otherOrigins],
    [{ source: "LinkedIn", campaign: "0612345678" }, "linkedin / other"],
    [{ source: "0612345678", campaign: "Mei" }, "other / mei"],
    [{ source: "0612345678", referrer: "partner.example" }, otherOrigins],
    [{ referrer: "192.168.10.12:8080" }, otherOrigins],
    [{ referrer: "0612345678" }, otherOrigins],
    [{ referrer: "5f4dcc3b5aa765d61d8327deb882cf99.example" }, otherOrigins],
    [{ referrer: "163.com" }, "163.com"],
  ] as const)("%o, in which something may be somebody's, is %s", (given, origin) => {
    expect(originOf(given)).toBe(origin);
  });

  it("is short text on one line that PostgreSQL takes", () => {
    for (const word of ["😀", "a😀", "İ", "a\u0000", "a\ud83d", "y\n", "é ", "e\u0301"]) {
      for (const times of [1, 18, 500]) {
        const text = word.repeat(times);
        const origin = originOf({ source: `s ${text}`, campaign: `c ${text}` });
        expect(origin.isWellFormed()).toBe(true);
        expect(origin).not.toMatch(/\p{Cc}/u);
        expect([...origin].length).toBeLessThanOrEqual(100);
      }
    }
  });

  it("stays what it is when it is read again", () => {
    for (const given of ["google.com", "chatgpt.com", "facebook.com"])
      expect(originOf({ referrer: given })).toBe(given);
  });
});
