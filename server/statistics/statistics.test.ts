import { expect, it, onTestFinished } from "vitest";
import type { MissingCount, RedirectCount } from "./missing-paths.ts";
import {
  createStatistics,
  type FetchCount,
  type SearchCount,
  type Statistics,
  type StatisticsStore,
  type ViewCount,
} from "./statistics.ts";

/** Statistics of a site with one article, on a clock that the test sets. */
function open({ listPages = async () => ["/insights/x"] }: Partial<StatisticsStore> = {}) {
  const stored = {
    views: [] as ViewCount[],
    searches: [] as SearchCount[],
    fetches: [] as FetchCount[],
    missing: [] as MissingCount[],
    redirects: [] as RedirectCount[],
  };
  const clock = { now: new Date("2026-11-25T22:59:00Z"), version: 1, isAway: false };
  const warnings: unknown[] = [];
  const statistics: Statistics = createStatistics({
    store: {
      listPages,
      async add(views, searches) {
        if (clock.isAway) throw new Error("away");
        stored.views.push(...views);
        stored.searches.push(...searches);
      },
      async addFetches(fetches) {
        if (clock.isAway) throw new Error("away");
        stored.fetches.push(...fetches);
      },
      async addMissing(missing, redirects) {
        if (clock.isAway) throw new Error("away");
        stored.missing.push(...missing);
        stored.redirects.push(...redirects);
      },
    },
    contentVersion: { current: () => clock.version },
    log: { warn: (message) => void warnings.push(message) },
    now: () => clock.now,
    interval: 1_000_000,
  });
  onTestFinished(statistics.close);
  return { statistics, stored, clock, warnings };
}

const count = {
  day: "2026-11-25",
  path: "/insights/x",
  language: "nl",
  ...{ origin: "", views: 0, visitors: 0, arrivals: 0, read_25: 0, read_50: 0, read_75: 0, read_100: 0 },
};

it("adds up what AI services fetch of pages and their Markdown, by kind, and of nothing else", async () => {
  const { statistics, stored, clock } = open();
  for (const path of ["/insights/x", "/insights/x.md", "/en/insights/x", "/nowhere"])
    await statistics.countFetch(path, "GPTBot/1.3");
  await statistics.countFetch("/insights/x", "ChatGPT-User/1.0");
  await statistics.countFetch("/insights/x", "Mozilla/5.0 Safari/605.1.15");
  clock.isAway = true;
  await statistics.close();
  clock.isAway = false;
  await statistics.countFetch("/insights/x", "GPTBot/1.3");
  await statistics.close();
  const here = { day: "2026-11-25", path: "/insights/x", language: "nl" };
  expect(stored.fetches).toEqual([
    { ...here, kind: "training", fetches: 3 },
    { ...here, language: "en", kind: "training", fetches: 1 },
    { ...here, kind: "person", fetches: 1 },
  ]);
  expect(stored.views).toEqual([]);
});

it("adds views up by page, language and origin, and visitors once a day", async () => {
  const { statistics, stored } = open();
  await statistics.countView("/insights/x", "google.com", "192.0.2.7");
  await statistics.countView("/insights/x", "google.com", "192.0.2.7");
  await statistics.countView("/blog/x", "google.com", "192.0.2.8");
  await statistics.countView("/en/insights/x", "/", "192.0.2.7");
  await statistics.countView("/en", "/", "192.0.2.7");
  await statistics.close();
  const here = { ...count, views: 1, visitors: 1 };
  expect(stored.views).toEqual([
    { ...count, origin: "google.com", views: 3, visitors: 2, arrivals: 2 },
    { ...here, language: "en", origin: "/" },
    { ...here, path: "/", language: "en", origin: "/" },
  ]);
});

it("counts how far a text was read, each quarter once", async () => {
  const { statistics, stored } = open();
  await statistics.countRead("/insights/x", { before: 0, now: 2 });
  await statistics.countRead("/insights/x", { before: 2, now: 4 });
  await statistics.countRead("/insights/x", { before: 4, now: 1 });
  await statistics.close();
  expect(stored.views).toEqual([{ ...count, origin: "/", read_25: 1, read_50: 1, read_75: 1, read_100: 1 }]);
});

it("counts no address without a page, and new pages from the next content version", async () => {
  const paths = ["/insights/x"];
  const { statistics, stored, clock } = open({ listPages: async () => [...paths] });
  for (let path = 0; path < 10_000; path += 1) await statistics.countView(`/${path}`, "", "192.0.2.7");
  await statistics.countView("/admin/leads", "", "192.0.2.7");
  await statistics.countView("/preview/secret", "", "192.0.2.7");
  paths.push("/insights/new");
  await statistics.countView("/insights/new", "", "192.0.2.7");
  clock.version += 1;
  await statistics.countView("/insights/new", "", "192.0.2.7");
  await statistics.close();
  expect(stored.views).toEqual([{ ...count, path: "/insights/new", views: 1, visitors: 1, arrivals: 1 }]);
});

it("sums up forged origins, of one network and of all", async () => {
  const { statistics, stored } = open();
  for (let host = 0; host < 1_000; host += 1) await statistics.countView("/", `${host}.example`, "192.0.2.7");
  await statistics.countView("/", "real.example", "192.0.2.8");
  await statistics.countView("/", "real.example", "192.0.2.7");
  for (let host = 1_000; host < 2_000; host += 1)
    await statistics.countView("/", `${host}.example`, `10.0.0.${host % 250}`);
  for (const origin of ["google.com", "chatgpt.com", "", "/"])
    await statistics.countView("/", origin, "192.0.2.9");
  await statistics.close();
  const viewsOf = new Map(stored.views.map(({ origin, views }) => [origin, views]));
  expect(viewsOf.size).toBe(200 + 1 + 4);
  expect(viewsOf.get("real.example")).toBe(2);
  expect(viewsOf.get("*")).toBe(995 + 1_000 - 194);
  expect(viewsOf.get("google.com")).toBe(1);
});

it("knows nobody after midnight in Amsterdam", async () => {
  const { statistics, stored, clock } = open();
  await statistics.countView("/", "", "192.0.2.7");
  clock.now = new Date("2026-11-25T23:00:00Z");
  await statistics.countView("/", "", "192.0.2.7");
  await statistics.close();
  expect(stored.views.map(({ day, visitors }) => [day, visitors])).toEqual([
    ["2026-11-25", 1],
    ["2026-11-26", 1],
  ]);
});

it("keeps what could not be stored, and adds to it", async () => {
  const { statistics, stored, clock, warnings } = open();
  await statistics.countView("/", "", "192.0.2.7");
  statistics.countEmptySearch("prijzen", "nl", "192.0.2.7");
  clock.isAway = true;
  await statistics.close();
  expect(warnings).toEqual(["statistics could not be stored and wait"]);
  clock.isAway = false;
  await statistics.countView("/", "", "192.0.2.8");
  statistics.countEmptySearch("prijzen", "nl", "192.0.2.8");
  await statistics.close();
  expect(stored.views).toEqual([{ ...count, path: "/", views: 2, visitors: 2, arrivals: 2 }]);
  expect(stored.searches).toEqual([{ day: "2026-11-25", language: "nl", query: "prijzen", times: 2 }]);
});

it("counts a search that found nothing once per network and day", async () => {
  const { statistics, stored } = open();
  for (const query of ["Prijzen", "prijzen", "anna@klant.example"])
    statistics.countEmptySearch(query, "nl", "192.0.2.7");
  await statistics.close();
  expect(stored.searches).toEqual([{ day: "2026-11-25", language: "nl", query: "prijzen", times: 1 }]);
});

it("keeps the list of pages that it has when it can't be read", async () => {
  const { statistics, stored, warnings } = open({ listPages: () => Promise.reject(new Error("away")) });
  await statistics.countView("/contact", "", "192.0.2.7");
  await statistics.countView("/insights/x", "", "192.0.2.7");
  await statistics.close();
  expect(stored.views).toHaveLength(1);
  expect(warnings).toEqual(["the list of counted pages could not be read"]);
});
