// @module-tag S32

import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { createStatisticsStore } from "../../server/statistics/statistics-store.ts";
import { activePage, arrangeContent, emptyTables, published } from "./content.ts";
import {
  admin,
  as,
  assistant,
  createToken,
  createUsers,
  otherAdmin,
  refused,
  user,
  visitor,
} from "./users.ts";

const zeros = { views: 0, visitors: 0, arrivals: 0, read_25: 0, read_50: 0, read_75: 0, read_100: 0 };
const period = "'2026-11-01', '2026-11-30'";

describeOnDatabase("statistics", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await emptyTables(database);
    await createUsers(database);
    await arrangeContent(database);
    await database.execute(`
      delete from public.otm_contact_subm_vlotwerk;
      delete from public.otm_download_submissions;
      update public.user_roles set role = 'editor' where user_id = '${otherAdmin.id}';
      insert into public.user_roles (user_id, role) values ('${user.id}', 'writer')`);
    const store = createStatisticsStore(database);
    const row = { day: "2026-11-02", path: "/insights/published", language: "nl", origin: "" };
    const read = { read_25: 4, read_50: 3, read_75: 2, read_100: 1 };
    await store.add(
      [
        { ...zeros, ...row, views: 3, visitors: 2, arrivals: 2 },
        { ...zeros, ...row, origin: "google.com", views: 5, visitors: 4, arrivals: 1 },
        { ...zeros, ...row, ...read, origin: "/" },
        { ...zeros, ...row, language: "en", views: 1, visitors: 1, arrivals: 1 },
        { ...zeros, ...row, day: "2026-11-03", path: "/", views: 2, visitors: 2, arrivals: 2 },
        { ...zeros, ...row, day: "2026-10-31", views: 100, visitors: 100, arrivals: 100 },
      ],
      [
        { day: "2026-11-02", language: "nl", query: "prijzen", times: 1 },
        { day: "2026-11-02", language: "nl", query: "één keer", times: 1 },
      ],
    );
    const fetched = { day: "2026-11-02", path: "/insights/published", language: "nl", fetches: 2 };
    await store.addFetches([
      { ...fetched, kind: "training" },
      { ...fetched, kind: "person" },
      { ...fetched, language: "en", kind: "person" },
      { ...fetched, day: "2026-10-31", kind: "search" },
    ]);
    await store.addFetches([{ ...fetched, kind: "person" }]);
    // Another instance, or the next ten seconds.
    await store.add(
      [{ ...zeros, ...row, views: 10, visitors: 3, arrivals: 3 }],
      [{ day: "2026-11-03", language: "nl", query: "prijzen", times: 2 }],
    );
    await database.execute(`
      insert into public.otm_contact_subm_vlotwerk (name, email, message, language, created_at, is_spam, visit) values
        ('Anna', 'anna@klant.example', 'Hallo', 'nl', '2026-11-10', false,
          '{"first_page": "/insights/published", "last_page": "/en/insights/published", "referrer": "www.google.nl"}'),
        ('Bert', 'bert@klant.example', 'Hallo', 'nl', '2026-11-10', false,
          '{"first_page": "/", "last_page": "/blog/published", "utm_source": "brief", "utm_campaign": "mei"}'),
        ('Spam', 'spam@klant.example', 'Hallo', 'nl', '2026-11-10', true, '{"first_page": "/"}'),
        ('Vroeger', 'cor@klant.example', 'Hallo', 'nl', '2026-10-31', false, '{"first_page": "/"}');
      insert into public.otm_download_submissions (page_id, name, email, language, created_at) values
        ('${activePage}', 'Dirk', 'dirk@klant.example', 'en', '2026-11-30 22:30Z')`);
  });

  const rows = (call: string, caller: Caller = admin) =>
    as<Record<string, unknown>>(database, caller, `select * from public.${call}`);

  it("add up what AI services fetched, by kind", async () => {
    const page = { path: "/insights/published", search: 0 };
    expect(await rows(`list_fetches(${period})`)).toEqual([{ ...page, training: 2, person: 6 }]);
    expect(await rows(`list_fetches(${period}, 'en')`)).toEqual([{ ...page, training: 0, person: 2 }]);
    expect(await rows(`list_fetches(${period}, null, '/contact')`)).toEqual([]);
  });

  it("add up views and visitors per day", async () => {
    const days = "select day::text, views, visitors from public.count_views_by_day";
    expect(await as(database, admin, `${days}(${period})`)).toEqual([
      { day: "2026-11-02", views: 19, visitors: 7 },
      { day: "2026-11-03", views: 2, visitors: 2 },
    ]);
    expect(await as(database, admin, `${days}(${period}, 'en')`)).toEqual([
      { day: "2026-11-02", views: 1, visitors: 1 },
    ]);
    expect(await as(database, admin, `${days}(${period}, 'nl', '/insights/published')`)).toEqual([
      { day: "2026-11-02", views: 18, visitors: 9 },
    ]);
  });

  it("list pages with how far they were read and their leads, each lead once", async () => {
    expect(await rows(`list_page_statistics(${period})`)).toEqual([
      {
        ...{ path: "/insights/published", title: "Gepubliceerd", views: 19, visitors: 10 },
        ...{ read_25: 4, read_50: 3, read_75: 2, read_100: 1, leads: 2 },
      },
      {
        ...{ path: "/", title: null, views: 2, visitors: 2 },
        ...{ read_25: 0, read_50: 0, read_75: 0, read_100: 0, leads: 1 },
      },
    ]);
    expect(await rows(`list_page_statistics(${period}, 'en')`)).toMatchObject([
      { path: "/insights/published", views: 1, leads: 1 },
    ]);
  });

  it("list the origins of the site and of a page", async () => {
    expect(await rows(`list_view_origins(${period})`)).toEqual([
      { origin: "", views: 16 },
      { origin: "google.com", views: 5 },
    ]);
    expect(await rows(`list_view_origins(${period}, null, '/')`)).toEqual([{ origin: "", views: 2 }]);
  });

  it("list the origins of leads, without spam, by the days of Amsterdam", async () => {
    const google = { source: null, campaign: null, referrer: "www.google.nl", leads: 1 };
    const letter = { source: "brief", campaign: "mei", referrer: null, leads: 1 };
    const none = { source: null, campaign: null, referrer: null, leads: 1 };
    const all = await rows(`list_lead_origins(${period})`);
    expect(all).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining([google, letter, none]));
    expect(await rows(`list_lead_origins(${period}, null, '/')`)).toEqual([letter]);
    expect(await rows("list_lead_origins('2026-12-01', '2026-12-31')")).toEqual([]);
  });

  describe("leads of pages and their origins", () => {
    const seen = async (caller: Caller) => {
      const [answer] = await rows("sees_lead_origins() sees", caller);
      const listed = await rows(`list_lead_origins(${period})`, caller);
      expect(listed).toHaveLength(answer?.sees === true ? 3 : 0);
      for (const { leads } of await rows(`list_page_statistics(${period})`, caller)) {
        expect(leads === null).toBe(answer?.sees !== true);
      }
      return answer?.sees;
    };

    it("are seen by administrators, and by editors while leads are open to them", async () => {
      expect(await seen(admin)).toBe(true);
      expect(await seen(otherAdmin)).toBe(false);
      await database.execute("insert into private.lead_access (editors) values (true)");
      expect(await seen(otherAdmin)).toBe(true);
      await database.execute("delete from private.lead_access");
      expect(await seen(user)).toBe(false);
    });

    it("are seen by access tokens for statistics and leads", async () => {
      await createToken(database);
      const scope = (scopes: string) =>
        database.query("update public.otm_access_tokens set scopes = $1::text[]", [scopes]);
      for (const [scopes, sees] of [
        ["{read,statistics}", false],
        ["{read,leads}", false],
        ["{read,statistics,leads}", true],
      ] as const) {
        await scope(scopes);
        expect(await seen(assistant)).toBe(sees);
      }
      await database.execute("delete from public.otm_access_tokens");
    });
  });

  it("list searches that found nothing from the second time on", async () => {
    expect(await rows(`list_empty_searches(${period})`)).toEqual([{ query: "prijzen", times: 3 }]);
    expect(await rows(`list_empty_searches(${period}, 'en')`)).toEqual([]);
    expect(await rows("list_empty_searches('2026-11-02', '2026-11-02')")).toEqual([]);
  });

  it("follow a page that was renamed", async () => {
    await database.query("update public.otm_blog_articles set slug = 'renamed' where id = $1", [published]);
    const [page] = await rows(`list_page_statistics(${period})`);
    expect(page).toMatchObject({ path: "/insights/renamed", title: "Gepubliceerd", views: 19, leads: 2 });
    expect(await rows(`count_views_by_day(${period}, null, '/insights/renamed')`)).toHaveLength(1);
    expect(await rows(`list_view_origins(${period}, null, '/insights/renamed')`)).toHaveLength(2);
    await database.query("update public.otm_blog_articles set slug = 'published' where id = $1", [published]);
  });

  it("count published pages only", async () => {
    const paths = await database.query(
      "select path from public.list_counted_pages() pages (path) order by 1",
    );
    expect(paths.map((row) => Object.values(row)[0])).toEqual([
      "/cases",
      "/cases/shown-case",
      "/download/active_page",
      "/insights/published",
      "/insights/tag/public",
      "/insights/tag/secret",
      "/insights/unfeatured",
      "/shown-page",
    ]);
  });

  describe.each([
    `count_views_by_day(${period})`,
    `list_page_statistics(${period})`,
    `list_view_origins(${period})`,
    `list_empty_searches(${period})`,
    `list_fetches(${period})`,
  ])("%s", (call) => {
    it("is read by administrators and editors", async () => {
      expect(await rows(call, admin)).not.toEqual([]);
      expect(await rows(call, otherAdmin)).toHaveLength((await rows(call, admin)).length);
    });

    it("is empty for writers", async () => {
      expect(await rows(call, user)).toEqual([]);
    });

    it("is not called by visitors", async () => {
      await expect(rows(call, visitor)).rejects.toMatchObject(refused);
    });
  });

  it.each([`list_lead_origins(${period})`, "sees_lead_origins()"])(
    "%s is not called by visitors",
    async (call) => {
      await expect(rows(call, visitor)).rejects.toMatchObject(refused);
    },
  );

  it.each([
    "list_counted_pages()",
    "record_statistics('[]', '[]')",
    "record_fetches('[]')",
    "prune_statistics('2000-01-01')",
  ])("%s is the server's alone", async (call) => {
    for (const caller of [visitor, user, admin]) {
      await expect(rows(call, caller)).rejects.toMatchObject(refused);
    }
  });

  it("hold nothing about who reads", async () => {
    const columns = await database.query<{ name: string }>(
      `select distinct column_name::text as name from information_schema.columns
       where table_schema = 'private' and table_name in ('page_views', 'page_origins', 'site_origins', 'empty_searches', 'page_fetches')
       order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      "arrivals",
      "day",
      "fetches",
      "kind",
      "language",
      "origin",
      "path",
      "query",
      "read_100",
      "read_25",
      "read_50",
      "read_75",
      "times",
      "views",
      "visitors",
    ]);
  });
});
