// @module-tag S32

import { expect, it } from "vitest";
import { createMissingPaths } from "./missing-paths.ts";

const day = "2026-11-27";

function open() {
  const paths = createMissingPaths();
  paths.begin(day);
  return paths;
}

it("counts a path by each network once a day, programs apart", () => {
  const paths = open();
  for (let request = 0; request < 5; request += 1) paths.countMissing("/Oud/", false, "192.0.2.7");
  paths.countMissing("/oud", false, "192.0.2.8");
  paths.countMissing("/caf%C3%A9", false, "192.0.2.8");
  paths.countMissing("/oud", true, "192.0.2.9");
  paths.countRedirect("/weg");
  paths.countRedirect("/weg");
  const taken = paths.take();
  expect(taken).toEqual({
    missing: [
      { day, path: "/oud", visits: 2, by_programs: 1 },
      { day, path: "/café", visits: 1, by_programs: 0 },
    ],
    redirects: [{ path: "/weg", hits: 2 }],
  });
  expect(paths.take()).toEqual({ missing: [], redirects: [] });
  paths.countMissing("/oud", false, "192.0.2.10");
  paths.putBack(taken);
  paths.begin("2026-11-28");
  paths.countMissing("/oud", false, "192.0.2.7");
  expect(paths.take().missing).toEqual([
    { day, path: "/oud", visits: 3, by_programs: 1 },
    { day, path: "/café", visits: 1, by_programs: 0 },
    { day: "2026-11-28", path: "/oud", visits: 1, by_programs: 0 },
  ]);
});

it.each([
  "/contact/anna@klant.example",
  "/anna%40klant.example",
  "/anna%2540klant.example",
  "/bel/0612345678",
  "/reset/eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9",
  "/x/550e8400-e29b-41d4-a716-446655440000",
  "/files/kort",
  "/preview/kort",
  "/en/preview/kort",
  "/en/weekly-mail/kort",
  "/admin/x",
  "/beheer/x",
  "/oauth/x",
  `/${"lang-".repeat(60)}x`,
  "/%E9",
  "/a%00b",
  "/",
])("does not count %s", (path) => {
  const paths = open();
  paths.countMissing(path, false, "192.0.2.7");
  expect(paths.take().missing).toEqual([]);
});

it.each([
  "/2024/05/12/naam",
  "/wp-login.php",
  "/filesystem",
  "/index.php",
  "/een-lang-adres-van-een-artikel-over-werk",
])("counts %s", (path) => {
  const paths = open();
  paths.countMissing(path, false, "192.0.2.7");
  expect(paths.take().missing).toEqual([{ day, path, visits: 1, by_programs: 0 }]);
});

it("takes few paths of one network in a day, and not more than fit", () => {
  const paths = open();
  for (let path = 0; path < 500; path += 1) paths.countMissing(`/p-${path}`, false, "192.0.2.7");
  expect(paths.take().missing).toHaveLength(20);
  paths.countMissing("/nog-een", false, "192.0.2.7");
  expect(paths.take().missing).toEqual([]);
  for (let path = 0; path < 5_000; path += 1) paths.countMissing(`/p-${path}`, false, `192.0.2.${path}`);
  paths.countMissing("/p-1", false, "192.0.2.7777");
  const { missing } = paths.take();
  expect(missing).toHaveLength(1_000);
  expect(missing).toContainEqual({ day, path: "/p-1", visits: 2, by_programs: 0 });
});
