import { expect, it } from "vitest";
import { isArticlePath, joinOrigins, leadsPerHundred, weeklyMeans } from "./statistics.ts";

it("origins of leads are those of views, and moves within the site none", () => {
  const views = [
    { origin: "google.com", views: 8 },
    { origin: "/", views: 90 },
    { origin: "", views: 20 },
  ];
  const none = { source: null, campaign: null, referrer: null };
  const leads = [
    { ...none, referrer: "www.google.nl", leads: 1 },
    { ...none, referrer: "google.com", leads: 2 },
    { ...none, leads: 1 },
    { ...none, source: "Brief", campaign: "Mei", leads: 4 },
  ];
  expect(joinOrigins(views, leads)).toEqual([
    { origin: "", kind: "direct", views: 20, leads: 1 },
    { origin: "google.com", kind: "search", views: 8, leads: 3 },
    { origin: "brief / mei", kind: "campaign", views: 0, leads: 4 },
  ]);
});

it("origins of leads that are not seen are unknown, not none", () => {
  expect(joinOrigins([{ origin: "google.com", views: 8 }], null)).toEqual([
    { origin: "google.com", kind: "search", views: 8, leads: null },
  ]);
});

it("leads per hundred readers have one decimal", () => {
  expect(leadsPerHundred({ leads: 2, visitors: 300 })).toBe(0.7);
  expect(leadsPerHundred({ leads: 1, visitors: 0 })).toBeNull();
  expect(leadsPerHundred({ leads: null, visitors: 9 })).toBeNull();
});

it("articles are told by their paths", () => {
  expect(["/insights/x", "/insights", "/insights/tag/x", "/download/x"].map(isArticlePath)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("a long period is drawn by the mean day of each seven", () => {
  const days = [1, 2, 10, 10, 10, 10, 10, 10, 17].map((views, index) => ({
    day: `2026-11-0${index + 1}`,
    views,
    visitors: 1,
  }));
  expect(weeklyMeans(days)).toEqual([
    { day: "2026-11-01", views: 2, visitors: 1 },
    { day: "2026-11-03", views: 11, visitors: 1 },
  ]);
  expect(weeklyMeans([])).toEqual([]);
});
