// @module-tag Headers

import { describe, expect, it } from "vitest";
import { createPageCache } from "./pages/page-cache.ts";
import { testContentVersion } from "./testing/content-version.ts";
import { page, startTestServer, type TestServer } from "./testing/server.ts";

/** A raw response with lower-case header names. */
type RawResponse = { status: number; headers: Map<string, string[]> };

const form = "Content-Type: application/x-www-form-urlencoded";
const requestsByKind: [what: string, request: string, status: number][] = [
  ["a page", "GET /", 200],
  ["a page without its body", "HEAD /contact", 200],
  ["a cached page", "GET /kept", 200],
  ["a page that is known already", "GET /kept\r\nIf-None-Match: *", 304],
  ["a page that moved", "GET /moved", 302],
  ["an address that moved", "GET /nl/", 301],
  ["a form's address that moved", `POST /nl/contact\r\n${form}\r\nContent-Length: 0`, 308],
  ["no address", "GET /%", 400],
  [
    "a form of another site",
    `POST /contact\r\n${form}\r\nContent-Length: 0\r\nSec-Fetch-Site: cross-site`,
    403,
  ],
  ["a page that is not there", "GET /404", 404],
  ["a method that pages do not have", "DELETE /contact", 405],
  ["a form that is too large", `POST /contact\r\n${form}\r\nContent-Length: 99999`, 413],
  ["an address that is too long", `GET /?${"x".repeat(9_000)}`, 414],
  ["what is no form", "POST /contact\r\nContent-Type: text/xml\r\nContent-Length: 0", 415],
  ["too many forms", "GET /many", 429],
  ["headers that are too large", `GET /\r\nCookie: ${"x".repeat(40_000)}`, 431],
  ["a page that failed", "GET /broken", 500],
  ["a page without its database", "GET /away", 503],
  ["a feed", "GET /feed", 200],
  ["a probe", "GET /healthz", 200],
  ["a call", "GET /rest/v1/x", 200],
  ["a call with a method that is none", "PROPFIND /rest/v1/x", 405],
  ["a call that is too large", "POST /rest/v1/x\r\nContent-Length: 99999999", 413],
  ["a form sent to the API", `POST /rest/v1/x\r\n${form}\r\nContent-Length: 0`, 415],
  ["a call too many", "GET /auth/v1/many", 429],
  ["a call that failed", "GET /functions/v1/broken", 500],
  ["a call without its database", "GET /rest/v1/away", 503],
  ["a file by its link", `GET /files/${"a".repeat(48)}`, 200],
  ["a link that is over", `GET /files/${"b".repeat(48)}`, 303],
  ["the style of an error page", "GET /refusal.css", 200],
  ["a file that is gone", "GET /assets/gone.js", 404],
];

describe("every kind of response has each security header once", () => {
  it.each(requestsByKind)("%s", async (_, request, status) => {
    const server = await startSite();
    if (request.includes("/kept")) await server.get("/kept");
    const response = await ask(server, request);
    expect(response.status).toBe(status);

    const one = (name: string) => response.headers.get(name)?.join(" | ");
    const isPage = one("content-type")?.startsWith("text/html") || status === 304;
    expect(one("content-security-policy")).toMatch(
      isPage ? /^default-src 'none'; script-src 'self'/ : /^default-src 'none'; frame-ancestors 'none'$/,
    );
    expect(one("content-security-policy")).not.toContain("|");
    expect(one("content-security-policy")).toMatch(/frame-ancestors 'none'$/);
    expect(one("x-content-type-options")).toBe("nosniff");
    expect(one("x-frame-options")).toBe("DENY");
    expect(one("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(one("permissions-policy")).toMatch(/^accelerometer=\(\), /);
    expect(one("cross-origin-opener-policy")).toBe("same-origin");
    expect(one("cross-origin-resource-policy")).toBe("same-origin");
    expect(one("strict-transport-security")).toBe("max-age=63072000");
    for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
      expect(one(name), name).toBeUndefined();
    if (/ \/(rest|auth|functions|files)\//.test(request) && status !== 303)
      expect(one("cache-control")).toMatch(/no-store/);
  });
});

describe("a cookie", () => {
  it.each([
    ["https://www.vlotwerk.example", ["language=nl; path=/; Secure", "sidebar=open; SECURE"]],
    ["http://localhost:3000", ["language=nl; path=/", "sidebar=open; SECURE"]],
  ])("is Secure on an https site: %s", async (siteUrl, cookies) => {
    const { get } = await startTestServer({
      siteUrl: new URL(siteUrl),
      async answerPage() {
        const response = page("");
        response.headers.append("Set-Cookie", "language=nl; path=/");
        response.headers.append("Set-Cookie", "sidebar=open; SECURE");
        return response;
      },
    });
    expect((await get("/beheer")).headers.getSetCookie()).toEqual(cookies);
  });
});

function startSite(): Promise<TestServer> {
  return startTestServer({
    siteUrl: new URL("https://www.vlotwerk.example"),
    cache: createPageCache(testContentVersion(), 1_000_000),
    answerPage: async (request) => answerPage(new URL(request.url).pathname),
    backend: {
      async fetch(request) {
        if (request.url.endsWith("broken")) throw new Error("broken");
        if (request.url.endsWith("away")) throw Object.assign(new Error("away"), { code: "08006" });
        return Response.json([], { status: request.url.endsWith("many") ? 429 : 200 });
      },
      files: {
        open: async (token) =>
          token.startsWith("a")
            ? { outcome: "open", name: "x.pdf", content: new Blob(["%PDF-"]) }
            : { outcome: "over", pageSlug: null, language: "nl" },
      },
    },
  });
}

function answerPage(pathname: string): Response {
  if (pathname === "/kept") return page("", { "Cache-Control": "public, max-age=0" });
  if (pathname === "/moved") return new Response(null, { status: 302, headers: { Location: "/404" } });
  if (pathname === "/many") return page("", { "Retry-After": "600" }, 429);
  if (pathname === "/feed")
    return new Response("<rss/>", { headers: { "Content-Type": "application/rss+xml" } });
  if (pathname === "/away") return new Response(null, { status: 503 });
  if (pathname === "/broken") throw new Error("broken");
  return page("", {}, pathname === "/404" ? 404 : 200);
}

async function ask({ raw }: TestServer, request: string): Promise<RawResponse> {
  const [line, ...headers] = request.split("\r\n");
  const text = await raw(
    [`${line} HTTP/1.1`, "Host: localhost:3000", "Connection: close", ...headers, "", ""].join("\r\n"),
  );
  const [start = "", ...lines] = (text.split("\r\n\r\n")[0] ?? "").split("\r\n");
  const read = new Map<string, string[]>();
  for (const one of lines) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/.exec(one) ?? [];
    read.set(name.toLowerCase(), [...(read.get(name.toLowerCase()) ?? []), value]);
  }
  return { status: Number(start.split(" ")[1]), headers: read };
}
