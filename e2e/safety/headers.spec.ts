// @module-tag Headers

import { observatoryScore } from "../fixtures/observatory.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { at, publicPages } from "../fixtures/pages.ts";

const siteUrl = "https://www.vlotwerk.example";
test.use({ environment: { SITE_URL: siteUrl } });

test("Mozilla's header scoring gives every public page 120 points, and the panel 100", async ({
  request,
  site,
}) => {
  const panel = ["/admin", "/admin/blog", "/admin/blog-editor", "/admin/settings"];
  const accounts = [
    "/beheer",
    "/settings",
    "/oauth/consent?authorization_id=0d1c1e6e-5b6f-4a3f-9a52-4f0e3a2a7b10",
  ];
  const published = publicPages.map((path, index) => at(index % 2 === 0 ? "nl" : "en", path));
  for (const path of [...published, ...accounts, ...panel]) {
    const answer = await request.get(site.address + path, { maxRedirects: 0 });
    const cookies = answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === "set-cookie")
      .map(({ value }) => value);
    const score = observatoryScore({ headers: answer.headers(), cookies, html: await answer.text() });
    expect.soft(score, path).toBeGreaterThanOrEqual(panel.includes(path) ? 100 : 120);
    expect.soft(cookies.length, path).toBe(published.includes(path) ? 0 : 1);
  }
});

/** Other resources than pages: kind, path and content type. */
const others = [
  ["a feed", "/rss.xml", "application/rss+xml"],
  ["another feed", "/en/atom.xml", "application/atom+xml"],
  ["the sitemap", "/sitemap.xml", "application/xml"],
  ["robots.txt", "/robots.txt", "text/plain"],
  ["llms.txt", "/llms.txt", "text/plain"],
  ["an article as Markdown", "/insights/agentic-ai.md", "text/markdown"],
  ["a card", "/og/site.png", "image/png"],
  ["a page's data", "/insights.data", "text/x-script"],
  ["a row", "/rest/v1/otm_blog_tags?select=id", "application/json"],
  ["the keys", "/auth/v1/.well-known/jwks.json", "application/json"],
  ["a function", "/functions/v1/get-homepage-featured-articles", "application/json"],
  ["no file", "/storage/v1/object/none", "application/json"],
  ["an icon", "/favicon.svg", "image/svg+xml"],
  ["an icon for older browsers", "/favicon.ico", "image/x-icon"],
  ["an icon for iPhones", "/apple-touch-icon.png", "image/png"],
  ["the manifest", "/site.webmanifest", "application/manifest+json"],
  ["security.txt", "/.well-known/security.txt", "text/plain"],
] as const;

test("public pages may be stored by shared caches for a day; other resources forbid scripts, framing and sniffing", async ({
  request,
  site,
}) => {
  await test.step("shared caches may store public pages, and serve them stale for a day", async () => {
    const pages = ["/", "/en/insights", "/insights/agentic-ai", "/insights.data"];
    for (const path of [...pages, "/rss.xml", "/sitemap.xml", "/llms.txt", "/insights/agentic-ai.md"]) {
      const answer = await request.get(site.address + path);
      expect
        .soft(answer.headers()["cache-control"], path)
        .toBe("public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400");
    }
  });
  await test.step("other responses forbid scripts, framing and sniffing", async () => {
    for (const [what, path, type] of others) {
      const answer = await request.get(site.address + path, {
        headers: { apikey: "sb_publishable_vlotwerk" },
      });
      const headers = answer.headers();
      expect.soft(headers["content-type"], what).toContain(type);
      expect.soft(headers, what).toMatchObject({
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        // Feeds and social networks show pictures on other sites.
        "cross-origin-resource-policy": type.startsWith("image/") ? "cross-origin" : "same-origin",
        "strict-transport-security": expect.stringContaining("max-age="),
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      for (const name of ["server", "x-powered-by", "access-control-allow-origin", "set-cookie"])
        expect.soft(headers[name], `${what}: ${name}`).toBeUndefined();
    }
  });
});
