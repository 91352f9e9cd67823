// @module-tag Instances

import { describe, expect, it, onTestFinished } from "vitest";
import { siteVersion } from "../../shared/site-version.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { testContentVersion } from "../testing/content-version.ts";
import { startTestServer } from "../testing/server.ts";
import { createReadiness } from "./readiness.ts";

describe("a probe of the server", () => {
  it("reports liveness regardless of other state", async () => {
    const { get } = await startTestServer();
    const response = await get("/healthz");
    expect([response.status, await response.text()]).toEqual([200, "alive\n"]);
    expect(response.headers.get("Vlotwerk-Version")).toBe(siteVersion);
  });

  it("reports readiness once started with a responsive database", async () => {
    const readiness = createReadiness();
    const { get } = await startTestServer({ readiness });
    expect(await tell(get("/readyz"))).toEqual([503, "starting\n"]);
    readiness.begin(async () => true);
    expect(await tell(get("/readyz"))).toEqual([200, "ready\n"]);
    readiness.drain();
    expect(await tell(get("/readyz"))).toEqual([503, "draining\n"]);
    expect((await get("/healthz")).status).toBe(200);
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("away"))],
    ["says nothing", () => new Promise<boolean>(() => {})],
  ])("reports an unavailable database when it %s", async (_, isDatabaseAvailable) => {
    const readiness = createReadiness();
    const { get } = await startTestServer({ readiness });
    readiness.begin(isDatabaseAvailable);
    expect(await tell(get("/readyz"))).toEqual([503, "database away\n"]);
    expect((await get("/healthz")).status).toBe(200);
  });

  it("excludes the database on request", async () => {
    const readiness = createReadiness();
    const { get } = await startTestServer({ readiness });
    const without = "/readyz?exclude=database";
    expect(await tell(get(without))).toEqual([503, "starting\n"]);
    readiness.begin(() => Promise.reject(new Error("away")));
    expect(await tell(get(without))).toEqual([200, "ready\n"]);
    expect(await tell(get("/readyz?exclude=databases"))).toEqual([503, "database away\n"]);
    readiness.drain();
    expect(await tell(get(without))).toEqual([503, "draining\n"]);
  });

  it("shares one database query among concurrent probes", async () => {
    let calls = 0;
    const readiness = createReadiness();
    const { get } = await startTestServer({ readiness });
    readiness.begin(async () => {
      calls += 1;
      return true;
    });
    await Promise.all(Array.from({ length: 20 }, () => get("/readyz")));
    expect(calls).toBeLessThan(5);
  });

  it("has security headers, and is neither logged nor cached", async () => {
    const changes = testContentVersion();
    const cache = createPageCache(changes, 1_000_000);
    onTestFinished(() => cache.close());
    const { get, send, lines } = await startTestServer({
      cache,
      siteUrl: new URL("https://vlotwerk.example"),
    });
    for (const path of ["/healthz", "/readyz?now"]) {
      const { headers } = await get(path);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("strict-transport-security")).toContain("max-age");
    }
    const head = await send("/healthz", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const posted = await send("/healthz", { method: "POST", body: "x=1" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect([lines.length, cache.size().pages]).toEqual([0, 0]);
  });

  it("has exactly these paths", async () => {
    const { get } = await startTestServer();
    expect((await (await get("/healthz2")).text()).includes("<h1>Pagina")).toBe(true);
    expect((await (await get("/x/readyz")).text()).includes("<h1>Pagina")).toBe(true);
  });
});

describe("a load balancer's own request", () => {
  it.each([
    ["HAProxy's OPTIONS", "OPTIONS / HTTP/1.0", "204"],
    ["OPTIONS of the whole server", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close", "204"],
    ["GET without a host", "GET / HTTP/1.0", "200"],
    ["HEAD without a host", "HEAD /insights HTTP/1.0", "200"],
    ["a probe without a host", "GET /readyz HTTP/1.0", "200"],
    ["a whole address", "GET http://vlotwerk.example/ HTTP/1.1\r\nHost: other\r\nConnection: close", "200"],
    [
      "a probe's whole address",
      "GET http://127.0.0.1/readyz HTTP/1.1\r\nHost: x\r\nConnection: close",
      "200",
    ],
    [
      "a whole address without a path",
      "HEAD http://vlotwerk.example HTTP/1.1\r\nHost: x\r\nConnection: close",
      "200",
    ],
    ["HTTP/1.1 without a host (RFC 9112, 3.2)", "GET / HTTP/1.1\r\nConnection: close", "400"],
  ])("is answered: %s", async (_, head, status) => {
    const readiness = createReadiness();
    readiness.begin(async () => true);
    const { raw } = await startTestServer({ readiness });
    expect(await raw(`${head}\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("learns by OPTIONS that the site is starting or draining, and which methods there are", async () => {
    const readiness = createReadiness();
    const { send } = await startTestServer({ readiness });
    const options = () => send("/insights", { method: "OPTIONS" });
    expect((await options()).status).toBe(503);
    readiness.begin(() => Promise.reject(new Error("away")));
    const { status, headers } = await options();
    expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
    readiness.drain();
    expect((await options()).status).toBe(503);
  });
});

async function tell(answered: Promise<Response>): Promise<[number, string]> {
  const response = await answered;
  return [response.status, await response.text()];
}
