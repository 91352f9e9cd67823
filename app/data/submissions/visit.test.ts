// @module-tag S32

import { describe, expect, it } from "vitest";
import { readVisit } from "./visit.ts";

type Fields = Record<string, string | Blob>;

function read(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readVisit(form);
}

describe("a visit", () => {
  it("is parsed from the form's fields only", () => {
    const visit = {
      first_page: "/insights/agentic-ai",
      last_page: "/en/about-us",
      referrer: "www.duckduckgo.com",
      utm_source: "nieuwsbrief",
      utm_medium: "e-mail",
      utm_campaign: "Voorjaar & zomer",
      utm_term: "facturen",
      utm_content: "knop één",
    };
    expect(read({ ...visit, name: "Anna", email: "anna@klant.example", utm_id: "7" })).toEqual(visit);
  });

  it("is null without form fields", () => {
    expect(read({ name: "Anna" })).toBeNull();
    expect(read({ first_page: "", referrer: "  " })).toBeNull();
  });

  it("has pages without query strings", () => {
    expect(read({ first_page: "/?q=Anna", last_page: "/insights#top" })).toEqual({
      first_page: "/",
      last_page: "/insights",
    });
  });

  it.each<Fields>([
    { first_page: "insights" },
    { first_page: "//evil.example" },
    { first_page: "/\\evil.example" },
    { first_page: "https://evil.example/" },
    { first_page: "/a b" },
    { first_page: "?" },
    { referrer: "https://evil.example/path" },
    { referrer: "a b" },
    { referrer: "-.example" },
    { referrer: "<script>" },
    { referrer: "host:99999999" },
    { utm_source: "\u0000\u0007\n" },
    { utm_source: new Blob(["x"]) },
  ])("ignores invalid values: %o", (fields) => {
    expect(read({ ...fields, utm_term: "facturen" })).toEqual({ utm_term: "facturen" });
  });

  it("is one line, truncated between characters", () => {
    expect(read({ utm_source: " nieuws\r\n\tbrief\u0000 " })).toEqual({ utm_source: "nieuws brief" });
    expect(read({ first_page: `/${"x".repeat(1000)}` })).toEqual({ first_page: `/${"x".repeat(299)}` });
    const cut = read({ first_page: `/${"x".repeat(298)}😀` })?.first_page ?? "";
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(300);
  });

  it.each(["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "referrer"])(
    "keeps no number of somebody in %s",
    (part) => {
      expect(read({ [part]: "0612345678" })).toEqual({ [part]: "other" });
    },
  );

  it("keeps only short words of a campaign", () => {
    expect(read({ utm_source: "anna@klant.example", utm_campaign: "x".repeat(41) })).toEqual({
      utm_source: "other",
      utm_campaign: "other",
    });
  });

  it("has hosts in lower case, with a port", () => {
    expect(read({ referrer: "Intranet.Klant.example:8080" })).toEqual({
      referrer: "intranet.klant.example:8080",
    });
  });
});
