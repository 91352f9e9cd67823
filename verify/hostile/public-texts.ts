import assert from "node:assert/strict";
import type { Browser, Page } from "puppeteer-core";
import type { Database } from "../../server/backend/database.ts";
import { expectSeen } from "./marks.ts";
import { inGroups } from "./payloads.ts";
import type { PlainServer } from "./plain-server.ts";
import { type Place, type Visit, visitsOf } from "./public-pages.ts";
import { inTabs, look, lookAtDocuments, open, type Sight } from "./tabs.ts";
import { textOf } from "./text-fields.ts";

/** So many documents stand in frames of one page. */
const together = 25;
/** Every so many rows are opened at the site itself too, with its scripts. */
const step = Number(process.env.VERIFY_STEP ?? 10);

export type ShownSite = {
  browser: Browser;
  server: PlainServer;
  address: string;
  host: string;
  database: Database;
};

/**
 * Shows every page that has what editors wrote, for each of these rows and in both languages, and looks at all its
 * texts. Each page is made of the same elements as that of the harmless row 0.
 *
 * @returns how many documents were shown, and how many were opened at the site
 */
export async function showPublicTexts(
  site: ShownSite,
  rows: readonly number[],
): Promise<{ documents: number; opened: number }> {
  const visits = visitsOf(rows);
  await showDocuments(site, visits);
  const sample = visits.filter(({ rows: [row = 0] }) => row % step === 0);
  await inTabs(site.browser, site.host, sample, async (page, visit) => {
    await open(page, site.address + visit.path);
    expectAll(await look(page), visit);
  });
  const others = (await showFeatured(site, rows)) + (await showTitles(site, rows));
  return { documents: visits.length + others, opened: sample.length };
}

/** Also compares of what they are made with the first of their kind. */
async function showDocuments(site: ShownSite, visits: readonly Visit[]): Promise<void> {
  const usual = new Map<string, Sight["elements"]>();
  await inTabs(
    site.browser,
    site.server.host,
    inGroups(visits, together),
    async (page, group) => {
      for (const [place, sight] of (await lookAtVisits(page, site, group)).entries()) {
        const visit = group[place];
        if (!visit) continue;
        expectAll(sight, visit);
        if (visit.isAlone) {
          const first = usual.get(visit.kind) ?? sight.elements;
          usual.set(visit.kind, first);
          assert.deepEqual(sight.elements, first, visit.path);
        }
      }
    },
    2,
  );
}

async function lookAtVisits(
  page: Page,
  site: ShownSite,
  visits: readonly { path: string }[],
): Promise<Sight[]> {
  const documents = await Promise.all(
    visits.map(async ({ path }) => {
      const answer = await fetch(site.address + path);
      assert.equal(answer.status, 200, path);
      return { address: path, html: await answer.text() };
    }),
  );
  return lookAtDocuments(page, site.server, documents);
}

function expectAll(sight: Sight, { expected, rows, path }: Visit): void {
  for (const place of places) {
    for (const row of rows) expectSeen(sight[place], expected[place] ?? [], row, `${place} of ${path}`);
  }
}

const places: readonly Place[] = ["texts", "attributes", "title", "data", "loaded"];

/** The home page with its three articles, in one language after the other. */
async function showFeatured(site: ShownSite, rows: readonly number[]): Promise<number> {
  const groups = inGroups(rows, 3);
  for (const [number, three] of groups.entries()) {
    await site.database.query("delete from public.otm_homepage_featured_articles");
    await site.database.query(
      `insert into public.otm_homepage_featured_articles (article_id, display_order)
       select id, row_number() over () from public.otm_blog_articles where slug = any ($1)`,
      [three.map((row) => `text-${row}`)],
    );
    const [path, language] = number % 2 === 0 ? ["/", "nl"] : ["/en", "en"];
    const names = ["title", "subtitle", "excerpt"].map(
      (name) => `otm_blog_article_content.${name}:${language}`,
    );
    await inTabs(
      site.browser,
      site.server.host,
      [path],
      async (page, shown) => {
        const [sight] = await lookAtVisits(page, site, [{ path: shown }]);
        for (const row of three) expectSeen(sight?.texts ?? new Set(), names, row, shown);
      },
      1,
    );
  }
  return groups.length;
}

/** The titles of the about page, of which there is one pair. */
async function showTitles(site: ShownSite, rows: readonly number[]): Promise<number> {
  await site.database.query("update public.otm_team_members set active = display_order = 0");
  const column = "otm_about_us_content.value";
  await inTabs(
    site.browser,
    site.server.host,
    rows,
    async (page, row) => {
      await site.database.query("delete from public.otm_about_us_content");
      for (const key of ["about_title", "team_title"]) {
        await site.database.query(
          "insert into public.otm_about_us_content (content_key, value_nl, value_en) values ($1, $2, $3)",
          [key, textOf(`${column}_nl:${key}`, row), textOf(`${column}_en:${key}`, row)],
        );
      }
      const visits = [{ path: "/about-us" }, { path: "/en/about-us" }];
      for (const [place, sight] of (await lookAtVisits(page, site, visits)).entries()) {
        const name = `${column}_${place === 0 ? "nl" : "en"}`;
        expectSeen(sight.texts, [`${name}:about_title`, `${name}:team_title`], row, "the about page");
        expectSeen(sight.title, [`${name}:about_title`], row, "the about page");
        expectSeen(sight.loaded, [`${name}:about_title`, `${name}:team_title`], row, "the about page");
      }
    },
    1,
  );
  await site.database.query("update public.otm_team_members set active = true");
  return 2 * rows.length;
}
