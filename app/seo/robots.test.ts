import robotsParser from "robots-parser";
import { describe, expect, it } from "vitest";
import { robotsText } from "./robots.ts";

describe.each(["https://vlotwerk.example", "http://localhost:3000"])("robots.txt of %s", (origin) => {
  const robots = robotsParser(`${origin}/robots.txt`, robotsText(origin));

  it.each(["/", "/en", "/insights", "/insights/tag/ai", "/search?q=a", "/rss.xml", "/assets/a.js"])(
    "allows %s",
    (path) => expect(robots.isAllowed(origin + path, "Googlebot")).toBe(true),
  );

  it.each([
    "/admin",
    "/admin/blog",
    "/beheer",
    "/settings",
    "/oauth/consent",
    "/rest/v1/otm_leads",
    "/auth/v1/token",
    "/files/x",
  ])("disallows %s", (path) => expect(robots.isAllowed(origin + path, "Googlebot")).toBe(false));

  it("names the sitemap", () => {
    expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  });
});
