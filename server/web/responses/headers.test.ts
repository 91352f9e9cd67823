// @module-tag S24
// @module-tag Previews
// @module-tag Headers

import { describe, expect, it } from "vitest";
import { page, startTestServer } from "../testing/server.ts";

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; font-src 'self'; " +
  "connect-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'";
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

describe("every response", () => {
  it.each([
    ["a page", "/", 200, pagePolicy],
    ["a page that is not there", "/404", 404, pagePolicy],
    ["a page that failed", "/broken", 500, pagePolicy],
    ["an address that moved", "/nl", 301, closedPolicy],
    ["an address that is no address", "/%", 400, pagePolicy],
    ["an address that is too long", `/?${"x".repeat(9000)}`, 414, pagePolicy],
    ["a call of the API", "/rest/v1/x", 200, closedPolicy],
    ["a failed call of the API", "/rest/v1/broken", 500, closedPolicy],
    ["a file that is gone", "/assets/gone.js", 404, closedPolicy],
    ["the style of an error page", "/refusal.css", 200, closedPolicy],
  ])("has the security headers: %s", async (_, path, status, policy) => {
    const { get } = await startTestServer({
      async answerPage(request) {
        const { pathname } = new URL(request.url);
        if (pathname === "/broken") throw new Error("broken");
        return page("", {}, pathname === "/404" ? 404 : 200);
      },
      backend: {
        async fetch(request) {
          if (request.url.endsWith("broken")) throw new Error("broken");
          return Response.json([], { headers: { "Cache-Control": "public" } });
        },
      },
    });
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringMatching(
        /camera=\(\), .*fullscreen=\(self "https:\/\/www\.youtube-nocookie\.com" "https:\/\/player\.vimeo\.com"\)/,
      ),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    // Allowed by default, to this origin alone: passkeys.
    expect(response.headers.get("permissions-policy")).not.toContain("publickey-credentials");
    for (const absent of [
      "server",
      "x-powered-by",
      "strict-transport-security",
      "access-control-allow-origin",
    ]) {
      expect(response.headers.get(absent)).toBeNull();
    }
    if (path.startsWith("/rest")) expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("has HSTS when the site's address is https", async () => {
    const { get } = await startTestServer({ siteUrl: new URL("https://www.vlotwerk.example") });
    for (const path of ["/", "/rest/v1/x", "/%"]) {
      expect((await get(path)).headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    }
  });

  it("sends no referrer from account pages and preview links", async () => {
    const { get } = await startTestServer();
    for (const path of [
      "/beheer",
      "/settings",
      "/oauth/consent",
      "/admin",
      "/admin/blog",
      "/preview/x",
      "/en/preview/x.data",
    ]) {
      expect((await get(path)).headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect((await get("/administration")).headers.get("referrer-policy")).toBe(
      "strict-origin-when-cross-origin",
    );
  });

  it("allows the panel's editor styles and own pictures, but no scripts", async () => {
    const { get } = await startTestServer();
    const editorPolicy = pagePolicy
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("https:; font-src", "https: blob:; font-src")
      .replace("frame-src", "frame-src 'self'");
    for (const path of ["/admin", "/admin/blog", "/admin/blog-editor/x"]) {
      expect((await get(path)).headers.get("content-security-policy")).toBe(editorPolicy);
    }
    for (const path of ["/beheer", "/settings", "/oauth/consent", "/administration", "/insights/admin"]) {
      expect((await get(path)).headers.get("content-security-policy")).toBe(pagePolicy);
    }
  });

  it("allows calls to the project in hosted mode, and has no API of its own", async () => {
    const { get } = await startTestServer({
      backend: { url: new URL("https://abc.supabase.co"), fetch: async () => new Response() },
    });
    const policy = (await get("/")).headers.get("content-security-policy");
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
    expect((await get("/rest/v1/x")).status).toBe(404);
  });
});
