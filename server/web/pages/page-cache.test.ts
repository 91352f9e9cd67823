// @module-tag S6

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { testContentVersion } from "../testing/content-version.ts";
import { page, startTestServer } from "../testing/server.ts";
import type { PageServices } from "./answer-page.ts";
import { prepareCachedPage } from "./cached-page.ts";
import { createPageCache } from "./page-cache.ts";

const open = { "Cache-Control": "public, max-age=0" };
const megabyte = 1024 * 1024;

type Render = (path: string, count: number, services: PageServices) => Response | Promise<Response>;

/** A page with one failing backend call. */
const partOfPage: Render = async (_path, _count, services) => {
  await services.fetch("http://localhost:3000/rest/v1/rpc/failing");
  return page("half", open);
};

/** A server with pages of `render`, which receives the number of renders. */
async function start(render: Render, { bytes = 8 * megabyte } = {}) {
  const version = testContentVersion();
  const cache = createPageCache(version, bytes);
  const rendered: string[] = [];
  const server = await startTestServer({
    cache,
    backend: {
      fetch: async ({ url }) => Response.json([], { status: url.endsWith("failing") ? 503 : 200 }),
    },
    async answerPage(request, services) {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return render(pathname, rendered.length, services);
    },
  });
  const text = async (path: string) => (await server.get(path)).text();
  return { ...server, version, cache, rendered, text };
}

const long = "Een zin die wel wat langer is. ".repeat(100);

describe("a page that is the same for everyone", () => {
  it("is rendered once, and then sent from the cache with all its headers", async () => {
    const { get, rendered, lines } = await start((_, count) => page(`render ${count}`, open));
    const first = await get("/");
    const second = await get("/");
    expect([await first.text(), await second.text()]).toEqual(
      Array(2).fill(expect.stringContaining("render 1")),
    );
    expect(rendered).toEqual(["/"]);
    expect(first.headers.get("cache-status")).toBe("Vlotwerk; fwd=miss");
    expect(second.headers.get("cache-status")).toBe("Vlotwerk; hit");
    const own = ["cache-status", "x-request-id", "date"];
    const shared = (answer: Response) => [...answer.headers].filter(([name]) => !own.includes(name));
    expect(shared(second)).toEqual(shared(first));
    expect(second.headers.get("content-security-policy")).toContain("script-src 'self'");
    const logged = lines.filter(({ message }) => message === "request");
    expect(logged).toHaveLength(2);
    expect(logged[1]).toMatchObject({ method: "GET", path: "/", status: 200, request: expect.any(String) });
    expect(second.headers.get("x-request-id")).toBe(logged[1]?.request);
  });

  it("is rendered once for a thousand concurrent requests", async () => {
    const { text, rendered } = await start(async (_, count) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return page(`render ${count}`, open);
    });
    const texts = await Promise.all(Array.from({ length: 1000 }, () => text("/")));
    expect(texts.every((one) => one.includes("render 1<"))).toBe(true);
    expect(rendered).toHaveLength(1);
  });

  it("ignores unknown query parameters", async () => {
    const { get, rendered } = await start((path, count) => page(`${path} ${count}`, open));
    for (let index = 0; index < 200; index++)
      await get(`/contact?utm_source=${index}&page=${index}&_routes=${index}`);
    await get("/insights?page=2");
    await get("/insights?fbclid=1&page=2");
    expect(rendered).toEqual(["/contact", "/insights?page=2"]);
  });

  it("contains nothing of the first client", async () => {
    const { get } = await startTestServer({
      cache: createPageCache(testContentVersion(), megabyte),
      answerPage: async (request) => page(JSON.stringify([...request.headers]), open),
    });
    const response = await get("/", {
      cookie: "secret=1",
      authorization: "Bearer x",
      "accept-language": "fr",
    });
    expect(await response.text()).not.toMatch(/secret|Bearer|fr/);
  });

  it("answers HEAD with the Content-Length of GET", async () => {
    const { send, get } = await start(() => page(long, open));
    const whole = await get("/", { "accept-encoding": "identity" });
    for (const path of ["/", "/"]) {
      const head = await send(path, { method: "HEAD", headers: { "accept-encoding": "identity" } });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
      expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
    }
  });

  it.each([
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.000,gzip;q=0", null],
    ["deflate", null],
    ["zstd", null],
    ["*", "br"],
    ["", null],
    ["identity;q=0", null],
    [";;,,=;q", null],
    ["br\tgzip", null],
  ])("is encoded by Accept-Encoding %j: %s", async (accepted, encoding) => {
    const { rawBytes } = await start(() => page(long, open));
    for (const _ of ["made", "kept"]) {
      const response = await rawBytes(
        `GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
      );
      const end = response.indexOf("\r\n\r\n");
      const head = response.subarray(0, end).toString();
      expect(/^content-encoding: (.*)$/im.exec(head)?.[1] ?? null).toBe(encoding);
      expect(head).toMatch(/^vary: Accept-Encoding$/im);
      const body = response.subarray(end + 4);
      const plain = encoding === "br" ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
      expect(plain.toString()).toContain(long);
    }
  });

  it("has an ETag per encoding, and answers 304", async () => {
    const { get } = await start(() => page(long, open));
    const tags = await Promise.all(
      ["identity", "gzip", "br"].map(async (encoding) => {
        const tag = (await get("/", { "accept-encoding": encoding })).headers.get("etag") ?? "";
        const again = await get("/", { "accept-encoding": encoding, "if-none-match": `"x", W/${tag}` });
        expect([again.status, await again.text()]).toEqual([304, ""]);
        expect(again.headers.get("etag")).toBe(tag);
        expect(again.headers.get("cache-control")).toBe("public, max-age=0");
        expect(again.headers.get("vary")).toBe("Accept-Encoding");
        expect(again.headers.get("content-length")).toBeNull();
        return tag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    const failed = await get("/", { "if-match": '"x"' });
    expect(failed.status).toBe(412);
    expect(failed.headers.get("cache-control")).toBe("no-store");
  });

  it("ignores Range", async () => {
    const { get } = await start(() => page(long, open));
    for (const range of ["bytes=0-9", "bytes=-5", "bytes=9-0", "x"]) {
      const response = await get("/", { range });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(long)]);
    }
  });

  it("rejects malformed requests as elsewhere", async () => {
    const { get, raw } = await start(() => page("x", open));
    await get("/");
    const response = await raw("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw("GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("with a GET body leaves the connection usable", async () => {
    const { get, raw } = await start(() => page("inhoud", open));
    await get("/");
    const both = await raw(
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde" +
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    );
    // Both are answered, or the connection ends: the body is never parsed as a request.
    expect(both).toMatch(/^HTTP\/1\.1 200 /);
    expect(both).not.toMatch(/^HTTP\/1\.1 [45]/m);
  });
});

describe("uncacheable responses", () => {
  it.each<[string, Render]>([
    ["a page that does not say that it is for everyone", () => page("x")],
    ["a page for one person", () => page("x", { "Cache-Control": "private, no-store" })],
    ["a page that sets a cookie", () => page("x", { ...open, "Set-Cookie": "a=1" })],
    ["a missing page", () => page("x", open, 404)],
    ["a page that is gone", () => page("x", open, 410)],
    ["a redirect", () => new Response(null, { status: 301, headers: { ...open, Location: "/x" } })],
    ["a page that failed", () => page("x", open, 500)],
    [
      "a page that threw",
      () => {
        throw new Error("broken");
      },
    ],
    ["a page that lacks a part", partOfPage],
  ])("%s", async (_, render) => {
    const { get, rendered } = await start(render);
    await get("/");
    const again = await get("/");
    expect(again.headers.get("cache-status")).toBeNull();
    expect(rendered).toHaveLength(2);
    if (again.status !== 200) expect(again.headers.get("cache-control") ?? "").not.toContain("public");
  });

  it("a page with a missing part, with no-store", async () => {
    const { get } = await start(partOfPage);
    const response = await get("/");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  it.each([
    [400, "no-store"],
    [403, "no-store"],
    [404, "no-store"],
    [429, "no-store"],
    [503, "no-store"],
    [406, "public, max-age=0"],
    [416, "public, max-age=0"],
    [200, "public, max-age=0"],
  ])("a page with a backend response %d, if that is a failure", async (status, control) => {
    const { get } = await startTestServer({
      cache: createPageCache(testContentVersion(), megabyte),
      backend: { fetch: async () => Response.json([], { status }) },
      async answerPage(_, services) {
        await services.fetch("http://localhost:3000/rest/v1/otm_blog_articles");
        return page("x", open);
      },
    });
    expect((await get("/")).headers.get("cache-control")).toBe(control);
  });

  it("a redirect of a moved page, which keeps the query", async () => {
    const cache = createPageCache(testContentVersion(), megabyte);
    const { get } = await startTestServer({
      cache,
      answerPage: async ({ url }) =>
        Response.redirect(`http://localhost:3000/new${new URL(url).search}`, 301),
    });
    for (const query of ["?utm_source=a", "", "?utm_source=b"]) {
      expect((await get(`/old${query}`)).headers.get("location")).toBe(`http://localhost:3000/new${query}`);
    }
  });

  it("a form's response", async () => {
    const { send, rendered } = await start(() => page("x", open));
    for (const name of ["Jan", "Piet"]) {
      const response = await send("/contact", { method: "POST", body: new URLSearchParams({ name }) });
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
    expect(rendered).toHaveLength(2);
  });

  it("100,000 unknown paths use no memory", async () => {
    const cache = createPageCache(testContentVersion(), megabyte);
    const response = { status: 404, headers: new Headers(), body: null };
    for (let index = 0; index < 100_000; index++) {
      await cache.get(`/unknown-${index}`, async () => ({ kind: "response", response, isFailure: false }));
    }
    expect(cache.size()).toEqual({ pages: 0, bytes: 0, inFlight: 0 });
  });

  it("the least recently used pages are evicted", async () => {
    const { get, cache, rendered } = await start((path) => page(path + "x".repeat(20_000), open), {
      bytes: megabyte,
    });
    await get("/popular");
    for (let index = 0; index < 100; index++) {
      await get(`/page-${index}`);
      await get("/popular");
    }
    expect(cache.size().bytes).toBeLessThanOrEqual(megabyte);
    expect(cache.size().pages).toBeGreaterThan(10);
    expect(rendered.filter((path) => path === "/popular")).toHaveLength(1);
    await get("/page-0");
    expect(rendered.filter((path) => path === "/page-0")).toHaveLength(2);
  });
});

describe("a new content version", () => {
  it("renders each cached page again on its next request, once", async () => {
    const { text, version, rendered } = await start((_, count) => page(`render ${count}`, open));
    for (const path of ["/one", "/other"]) await text(path);
    version.increment();
    const texts = await Promise.all(Array.from({ length: 100 }, () => text("/one")));
    expect(texts.every((one) => one.includes("render 3<"))).toBe(true);
    expect(rendered).toEqual(["/one", "/other", "/one"]);
    expect(await text("/other")).toContain("render 4");
    for (const path of ["/one", "/other"]) await text(path);
    expect(rendered).toHaveLength(4);
  });

  it.each([
    ["a page", 200],
    ["a missing page", 404],
  ])("during the render of %s renders it again for later requests", async (_, status) => {
    const halts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let content = "old";
    const { text, version, rendered } = await start(async (_, count) => {
      const read = content;
      await halts[count - 1]?.promise;
      return page(`${read} ${count}`, open, status);
    });
    const before = text("/one");
    await expect.poll(() => rendered).toHaveLength(1);
    content = "new";
    version.increment();
    const after = text("/one");
    await new Promise((resolve) => setTimeout(resolve, 50));
    halts[0]?.resolve();
    halts[1]?.resolve();
    expect(await before).toContain("old 1");
    expect(await after).toContain("new 2");
    expect(await text("/one")).toContain(status === 200 ? "new 2" : "new 3");
  });

  it("removes a page that becomes a 404", async () => {
    let status = 200;
    const { get, version, cache } = await start(() => page("x", open, status));
    await get("/one");
    status = 404;
    version.increment();
    expect((await get("/one")).status).toBe(404);
    expect(cache.size().pages).toBe(0);
  });

  it("is not required for a page of a day before in Amsterdam", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T22:59:59.999Z") });
    onTestFinished(() => void vi.useRealTimers());
    const { text } = await start((_, count) => {
      if (count === 1) vi.setSystemTime(new Date("2026-11-29T23:00Z"));
      return page(`render ${count}`, open);
    });
    expect(await text("/")).toContain("render 1");
    expect(await text("/")).toContain("render 2");
    vi.setSystemTime(new Date("2026-11-30T22:59:59.999Z"));
    expect(await text("/")).toContain("render 2");
    vi.setSystemTime(new Date("2026-11-30T23:00Z"));
    expect(await text("/")).toContain("render 3");
  });
});

describe("a stale page", () => {
  it.each<[string, Render]>([
    [
      "throws",
      () => {
        throw new Error("away");
      },
    ],
    ["is a 503", () => page("Even niet bereikbaar", {}, 503)],
    ["lacks a part", partOfPage],
  ])("is served with a warning when the new one %s", async (_, fail) => {
    let isAway = false;
    const { get, version, rendered } = await start((path, count, services) =>
      isAway ? fail(path, count, services) : page(`render ${count}`, open),
    );
    await get("/one");
    isAway = true;
    version.increment();
    for (const _again of ["rendered in vain", "not rendered within the second"]) {
      const response = await get("/one");
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("render 1")]);
      expect(response.headers.get("warning")).toBe('111 - "Revalidation Failed"');
      expect(response.headers.get("age")).toMatch(/^\d+$/);
      expect(response.headers.get("cache-status")).toBe("Vlotwerk; fwd=stale");
    }
    expect(rendered).toHaveLength(2);
    isAway = false;
    await expect.poll(() => get("/one").then((response) => response.text())).toContain("render 3");
    expect((await get("/one")).headers.get("warning")).toBeNull();
  });

  it("is served at once while the database is unavailable", async () => {
    const halt = Promise.withResolvers<Response>();
    onTestFinished(() => halt.resolve(page("render 2", open)));
    const { get, version, rendered } = await start((_, count) =>
      count > 1 ? halt.promise : page("render 1", open),
    );
    await get("/one");
    version.increment();
    void get("/one").catch(() => {});
    await expect.poll(() => rendered).toHaveLength(2);
    version.setAvailable(false);
    const response = await get("/one");
    expect(response.headers.get("cache-status")).toBe("Vlotwerk; fwd=stale");
    expect(rendered).toHaveLength(2);
  });

  it("is served when rendering takes too long, and replaced later", async () => {
    const version = testContentVersion();
    const cache = createPageCache(version, megabyte, { maxWait: 10 });
    const halt = Promise.withResolvers<void>();
    const renderOf =
      (text: string, until = Promise.resolve()) =>
      async () => {
        await until;
        const response = { status: 200, headers: new Headers(), body: new TextEncoder().encode(text) };
        return { kind: "page", page: await prepareCachedPage(response, {}) } as const;
      };
    await cache.get("/one", renderOf("old"));
    version.increment();
    for (const _ of ["waits", "does not wait"]) {
      expect((await cache.get("/one", renderOf("new", halt.promise))).kind).toBe("stale");
    }
    expect(cache.counts.renders).toBe(2);
    halt.resolve();
    await expect
      .poll(() => cache.peek("/one")?.variants.get("identity")?.response.body().toString())
      .toBe("new");
  });

  it("is fresh again with the database when nothing changed", async () => {
    const { get, version, rendered } = await start(() => page("x", open));
    await get("/one");
    version.setAvailable(false);
    expect((await get("/one")).headers.get("cache-status")).toBe("Vlotwerk; fwd=stale");
    version.setAvailable(true);
    expect((await get("/one")).headers.get("cache-status")).toBe("Vlotwerk; hit");
    expect(rendered).toHaveLength(1);
  });

  it("does not exist for a page never rendered", async () => {
    const { get, version } = await start(() => page("Even niet bereikbaar", {}, 503));
    version.setAvailable(false);
    expect((await get("/one")).status).toBe(503);
  });
});
