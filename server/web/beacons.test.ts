// @module-tag S32

import { describe, expect, it } from "vitest";
import { createStatistics, type ViewCount } from "../statistics/statistics.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { testContentVersion } from "./testing/content-version.ts";
import { page, startTestServer, type TestServer } from "./testing/server.ts";

const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const view = { path: "/contact", query: "", sent: null, read: 0 };

/** A server that counts, behind a proxy. */
async function open() {
  const stored: ViewCount[] = [];
  const statistics = createStatistics({
    store: {
      listPages: async () => ["/insights/x"],
      add: async (views) => void stored.push(...views),
      addFetches: async () => {},
      addMissing: async () => {},
    },
    contentVersion: { current: () => 1 },
    log: { warn: () => {} },
  });
  const server = await startTestServer({ statistics, trustProxy: 1 });
  async function counted(): Promise<ViewCount[]> {
    await statistics.close();
    return stored;
  }
  return { server, counted };
}

function tell(
  { send }: Pick<TestServer, "send">,
  what: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send("/views", {
    method: "POST",
    body: typeof what === "string" ? what : JSON.stringify(what),
    headers: { "User-Agent": agent, "Content-Type": "text/plain;charset=UTF-8", ...headers },
  });
}

describe("a beacon", () => {
  it("is counted, without a cookie and without a trace of its sender in the log", async () => {
    const { server, counted } = await open();
    const response = await tell(
      server,
      { ...view, referrer: "www.google.nl" },
      { "X-Forwarded-For": "192.0.2.77" },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toBeNull();
    await tell(server, { ...view, path: "/insights/x", sent: 0, read: 0.8 });
    const found = await counted();
    expect(found).toMatchObject([
      { path: "/contact", language: "nl", origin: "google.com", views: 1, visitors: 1, arrivals: 1 },
      { path: "/insights/x", views: 0, read_25: 1, read_75: 1, read_100: 0 },
    ]);
    expect(JSON.stringify([server.lines, found])).not.toContain("192.0.2.77");
  });

  it("tells moves within the site from campaigns and other origins, and names nobody", async () => {
    const { server, counted } = await open();
    await tell(server, { ...view, referrer: "localhost:3000", query: "?utm_source=brief" });
    await tell(server, { ...view, query: "?utm_source=Brief&utm_campaign=Mei&q=geheim" });
    await tell(server, { ...view, query: "?utm_source=0612345678&utm_campaign=anna%40klant.example" });
    await tell(server, { ...view, referrer: "elders.example" });
    expect((await counted()).map(({ origin }) => origin)).toEqual([
      "/",
      "brief / mei",
      "*",
      "elders.example",
    ]);
  });

  it.each<[string, Record<string, string>]>([
    [
      "a crawler",
      { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["a program", { "User-Agent": "" }],
    ["Global Privacy Control", { "Sec-GPC": "1" }],
    ["Do Not Track", { DNT: "1" }],
  ])("of %s is not counted", async (_, headers) => {
    const { server, counted } = await open();
    expect((await tell(server, view, headers)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it("of another site is refused", async () => {
    const { server, counted } = await open();
    const elsewhere: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "null" },
    ];
    for (const headers of elsewhere) {
      expect((await tell(server, view, headers)).status).toBe(403);
    }
    expect(await counted()).toEqual([]);
  });

  it.each<[number, unknown]>([
    [400, ""],
    [400, "{"],
    [400, "\u0000"],
    [400, "null"],
    [400, "[".repeat(1_000)],
    [400, {}],
    [400, { ...view, path: 7 }],
    [400, { ...view, path: "/".repeat(301) }],
    [400, { ...view, sent: "0" }],
    [400, { ...view, read: -1 }],
    [400, { ...view, referrer: {} }],
    [413, "x".repeat(1_025)],
    [413, "x".repeat(3_000_000)],
    [204, { ...view, path: "/no-such-page" }],
    [204, { ...view, path: "//evil.example" }],
    [204, { ...view, path: "__proto__" }],
    [204, { ...view, path: "/insights/x", sent: 0, read: 1e308 }],
    [204, { ...view, referrer: "\u0000<script>", query: "%%%" }],
  ])("is answered by %i for wrong input", async (status, what) => {
    const { server } = await open();
    const response = await tell(server, what);
    expect([response.status, await response.text()]).toEqual([status, ""]);
  });

  it("is limited per client network", async () => {
    const { server, counted } = await open();
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await tell(server, view, { "X-Forwarded-For": "192.0.2.7" })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(204), 429]);
    expect((await tell(server, view, { "X-Forwarded-For": "192.0.2.8" })).status).toBe(204);
    expect(await counted()).toMatchObject([{ views: 31, visitors: 2 }]);
  });
});

it("a thousand paths without a page are counted nowhere", async () => {
  const { server, counted } = await open();
  const statuses = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const responses = Array.from({ length: 100 }, (_, number) =>
      tell(
        server,
        { ...view, path: `/x/${round}/${number}`, referrer: `${number}.example` },
        { "X-Forwarded-For": `10.0.${round}.${number}` },
      ),
    );
    for (const { status } of await Promise.all(responses)) statuses.add(status);
  }
  expect([...statuses]).toEqual([204]);
  expect(await counted()).toEqual([]);
});

it("the address of beacons is a page for nobody", async () => {
  const { server } = await open();
  expect(await (await server.get("/views")).text()).toContain("Pagina");
});

it("a page that a program of an AI service fetches is counted, also from the cache, and without a trace of it", async () => {
  const counted: string[] = [];
  const statistics = createStatistics({
    store: {
      listPages: async () => [],
      add: async () => {},
      addFetches: async (fetches) =>
        void counted.push(...fetches.map(({ path, kind, fetches: times }) => `${path} ${kind} ${times}`)),
      addMissing: async () => {},
    },
    contentVersion: { current: () => 1 },
    log: { warn: () => {} },
  });
  const server = await startTestServer({
    statistics,
    cache: createPageCache(testContentVersion(), 1_000_000),
    answerPage: async () => page("<h1>Pagina</h1>", { "Cache-Control": "public, max-age=0" }),
  });
  const bot = { "User-Agent": "Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)" };
  const served = [];
  for (const path of ["/contact", "/contact", "/contact"])
    served.push((await server.get(path, bot)).headers.get("cache-status"));
  await server.get("/contact", { "User-Agent": agent });
  await server.send("/contact", { method: "HEAD", headers: bot });
  await statistics.close();
  expect(counted).toEqual(["/contact person 3"]);
  expect(served).toEqual([expect.stringContaining("miss"), ...Array(2).fill(expect.stringContaining("hit"))]);
});
