// @module-tag S50
// @module-tag Redirects

import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Database } from "../backend/database/database.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { createRedirects } from "../redirects/redirects.ts";
import { createStatistics } from "../statistics/statistics.ts";
import { createStatisticsStore } from "../statistics/statistics-store.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { testContentVersion } from "./testing/content-version.ts";
import { page, startTestServer } from "./testing/server.ts";

const siteUrl = new URL("https://www.vlotwerk.example");
const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

describeOnDatabase("an old address", (open) => {
  let database: Database;

  beforeEach(async () => {
    database ??= await open();
    await database.execute("delete from public.otm_redirects; delete from private.missing_paths");
  });

  /** A site with a few pages, that answers for others as the real one does; articles that are not there lead to /404. */
  async function start(redirects: Record<string, string | null>, { withCache = true } = {}) {
    const rows = Object.entries(redirects).map(([path, target]) => ({
      path,
      target,
      kind: target ? 301 : 410,
    }));
    const outcomes = await database.query<{ outcome: string }>(
      "select outcome from public.save_redirects($1)",
      [JSON.stringify(rows)],
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["added"]));
    const contentVersion = testContentVersion();
    const pages = new Set(["/", "/contact", "/insights/nieuw"]);
    const rendered: string[] = [];
    const statistics = createStatistics({
      store: createStatisticsStore(database),
      contentVersion,
      log: { warn: (...line) => expect.unreachable(String(line)) },
      interval: 1_000_000,
    });
    onTestFinished(statistics.close);
    const server = await startTestServer({
      siteUrl,
      trustProxy: 1,
      contentVersion,
      statistics,
      redirects: createRedirects({ ownRole: database, siteUrl, contentVersion, log: { warn: () => {} } }),
      cache: withCache ? createPageCache(contentVersion, 1_000_000) : null,
      async answerPage({ url }) {
        const path = new URL(url).pathname.replace(/\/_\.data$|\.data$/, "") || "/";
        rendered.push(path);
        if (pages.has(path)) return page(`<h1>${path}</h1>`, { "Cache-Control": "public, max-age=0" });
        const isArticle = /^\/(en\/)?insights\//.test(path) && !url.includes(".data");
        const home = path.startsWith("/en/") ? "/en/404" : "/404";
        if (isArticle) return new Response(null, { status: 302, headers: { Location: home } });
        return page("<h1>Oeps! Pagina niet gevonden</h1>", {}, 404);
      },
    });
    async function ask(path: string, headers: Record<string, string> = {}) {
      const response = await server.get(path, { ...browser, ...headers });
      return [response.status, response.headers.get("location")];
    }
    async function stored() {
      await statistics.close();
      return {
        hits: await database.query(
          "select path, hits::int from public.otm_redirects where hits > 0 order by path",
        ),
        missing: await database.query(
          "select path, visits, by_programs from private.missing_paths order by path",
        ),
      };
    }
    return { ...server, ask, pages, rendered, contentVersion, stored };
  }

  it("leads to the new one, however it is spelled, in one step", async () => {
    const { ask } = await start({
      "/2024/05/café/oud": "/insights/nieuw",
      "/?p=12": "/insights/nieuw",
      "/foto.jpg": "/insights/nieuw",
    });
    const spellings = [
      ...[
        "/2024/05/café/oud",
        "/2024/05/café/oud/",
        "//2024/05//café/oud",
        "/nl/2024/05/café/oud",
        "/2024/05/Café/OUD",
      ],
      ...[
        "/2024/05/caf%c3%a9/oud",
        "/2024/05/CAF%C3%89/oud/",
        "/2024/05/cafe%CC%81/oud",
        "/2024/05/café/%6Fud",
      ],
      ...["/2024/05/café/oud%20", "/2024/05/café/oud%2F", "/NL/2024/05/café/oud//", "/2024/05/café/oud?"],
      ...[
        "feed",
        "feed/",
        "feed/atom/",
        "feed/rss2",
        "feed/rdf/",
        "rss",
        "rss/",
        "amp",
        "amp/",
        "embed/",
        "trackback/",
      ].map((end) => `/2024/05/café/oud/${end}`),
      ...["page/2", "page/2/", "comment-page-2/", "comment-page-2/amp", "Page/3/"].map(
        (end) => `/2024/05/café/oud/${end}`,
      ),
      ...[
        "/?p=12",
        "/?p=12&x=1",
        "/?x=1&p=12",
        "/index.php?p=12",
        "/nl/?p=12",
        "//?p=12",
        "/?p=12#reactie",
        "/?P=1&p=12",
      ],
      ...[
        "/Foto.jpg",
        "/foto.JPG",
        "/foto-300x200.jpg",
        "/Foto-1024x768.jpg/",
        "/foto-scaled.jpg",
        "/nl/foto.jpg",
      ],
    ];
    expect(spellings.length).toBeGreaterThan(40);
    const answers = await Promise.all(spellings.map(async (path) => [path, ...(await ask(path))]));
    expect(answers.filter(([, status, to]) => status !== 301 || to !== "/insights/nieuw")).toEqual([]);
  });

  it("adds the visitor's query to that of the target", async () => {
    const { ask, send } = await start({
      "/a": "/contact#formulier",
      "/b": "/insights?page=2",
      "/c": "https://elders.example/x",
      "/insights/oud": "/insights/nieuw",
      "/en/insights/old": "/en/insights/new",
    });
    const utm = "utm_source=brief&utm_campaign=mei";
    expect(await ask(`/a?${utm}`)).toEqual([301, `/contact?${utm}#formulier`]);
    expect(await ask(`/b?${utm}`)).toEqual([301, `/insights?page=2&${utm}`]);
    expect(await ask("/c")).toEqual([301, "https://elders.example/x"]);
    expect(await ask(`/insights/oud/?${utm}`)).toEqual([301, `/insights/nieuw?${utm}`]);
    expect(await ask("/en/insights/old")).toEqual([301, "/en/insights/new"]);
    const response = await send("/a", { method: "HEAD" });
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      301,
      expect.stringContaining("max-age=0"),
    ]);
    expect((await send("/a", { method: "POST", body: new URLSearchParams({ a: "b" }) })).status).toBe(404);
  });

  it.each([true, false])(
    "never hides a page, also one that is made later (with a cache: %s)",
    async (withCache) => {
      const { ask, pages, contentVersion } = await start({ "/oud": "/contact", "/weg": null }, { withCache });
      expect(await ask("/oud")).toEqual([301, "/contact"]);
      expect(await ask("/Oud/")).toEqual([301, "/contact"]);
      expect(await ask("/weg")).toEqual([410, null]);
      for (const path of ["/oud", "/weg"]) pages.add(path);
      contentVersion.increment();
      expect(await ask("/oud")).toEqual([200, null]);
      expect(await ask("/Oud/")).toEqual([301, "/oud"]);
      expect(await ask("/weg")).toEqual([200, null]);
      pages.clear();
      contentVersion.increment();
      expect(await ask("/oud?x=1")).toEqual([301, "/contact?x=1"]);
    },
  );

  it("that a page has with a query alone is not taken for missing", async () => {
    const { ask, pages } = await start({ "/oud": "/contact" });
    pages.add("/oud");
    expect([await ask("/oud?page=99"), await ask("/oud")]).toEqual([
      [200, null],
      [200, null],
    ]);
  });

  it("with a parameter goes before the cached home page; other parameters do not", async () => {
    const { ask, get, contentVersion } = await start({ "/?p=12": "/contact" });
    for (const path of ["/", "/?p=11", "/?utm_source=x"]) expect(await ask(path)).toEqual([200, null]);
    expect((await get("/?utm_source=x")).headers.get("cache-status")).toBe("Vlotwerk; hit");
    expect(await ask("/?p=12")).toEqual([301, "/contact"]);
    await database.query("select public.save_redirects($1)", [
      JSON.stringify([{ path: "/?p=11", target: "/contact", kind: 301 }]),
    ]);
    contentVersion.increment();
    expect(await ask("/?p=11")).toEqual([301, "/contact"]);
  });

  it("that is gone is said so, on the screen of what is not found", async () => {
    const { get } = await start({
      "/weg": null,
      "/insights/weg": null,
      "/en/insights/gone": null,
      "/?p=9": null,
    });
    const [missing, article, english, selected] = await Promise.all(
      ["/weg", "/insights/weg", "/en/insights/gone", "/?p=9"].map(async (path) => {
        const response = await get(path);
        return [response.status, await response.text()] as const;
      }),
    );
    expect(missing).toEqual([410, expect.stringContaining("Oeps! Pagina niet gevonden")]);
    expect(article).toEqual([410, expect.stringContaining("Pagina niet gevonden")]);
    expect(english).toEqual([410, expect.stringContaining("Page not found")]);
    expect(selected).toEqual([410, expect.stringContaining("Pagina niet gevonden")]);
  });

  it("is followed by the router in words that it knows", async () => {
    const { get, ask } = await start({
      "/oud": "/contact",
      "/insights/oud": "/insights/nieuw",
      "/weg": null,
    });
    for (const [path, to] of [
      ["/oud.data?_routes=nl%2Fsite&x=1", "/contact?x=1"],
      ["/insights/oud.data", "/insights/nieuw"],
    ] as const) {
      const response = await get(path);
      expect([response.status, response.headers.get("x-remix-redirect")]).toEqual([204, to]);
    }
    expect(await ask("/weg.data")).toEqual([404, null]);
    expect(await ask("/contact.data")).toEqual([200, null]);
  });

  it("renders nothing when it is asked for again, until content changes", async () => {
    const { ask, rendered, contentVersion } = await start({ "/oud": "/contact" });
    for (let request = 0; request < 50; request += 1) await ask("/oud");
    expect(rendered).toEqual(["/oud"]);
    contentVersion.increment();
    await ask("/oud");
    expect(rendered).toEqual(["/oud", "/oud"]);
  });

  describe("or a missing one is counted", () => {
    it("by people and programs, without who asked", async () => {
      const { ask, stored } = await start({ "/oud": "/contact", "/weg": null, "/?p=1": "/contact" });
      const from = (address: string) => ({ "X-Forwarded-For": address });
      for (const path of ["/oud", "/oud/", "/oud.data", "/?p=1", "/weg"]) await ask(path, from("192.0.2.1"));
      for (const path of [
        "/Niets?naam=anna",
        "/niets",
        "/insights/niets",
        "/contact",
        "/404",
        "/en/404",
        "/media/x",
      ])
        await ask(path, from("192.0.2.1"));
      await ask("/niets.data?_routes=a", from("192.0.2.2"));
      await ask("/niets", { ...from("192.0.2.3"), "User-Agent": "Googlebot/2.1" });
      await ask("/oud", { ...from("192.0.2.3"), "User-Agent": "Googlebot/2.1" });
      for (const refusal of ["DNT", "Sec-GPC"])
        for (const path of ["/niets", "/stil", "/oud"])
          await ask(path, { ...from("192.0.2.4"), [refusal]: "1" });
      await ask("/bel/0612345678", from("192.0.2.5"));
      await ask("/a%00b", from("192.0.2.5"));
      expect(await stored()).toEqual({
        hits: [
          { path: "/?p=1", hits: 1 },
          { path: "/oud", hits: 3 },
        ],
        missing: [
          { path: "/insights/niets", visits: 1, by_programs: 0 },
          { path: "/niets", visits: 2, by_programs: 1 },
        ],
      });
    });
  });
});
