import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { visitParts } from "../../app/data/lead-visit.ts";
import { administrator } from "./attacked-site.ts";
import { idOf } from "./fill-texts.ts";
import { inGroups } from "./payloads.ts";
import type { ShownSite } from "./public-texts.ts";
import { inTabs, look, open } from "./tabs.ts";
import { textOf } from "./text-fields.ts";

/** A screen of the panel, and the fields that it shows: "otm_blog_tags.name 12". */
type Screen = { path: string; expected: readonly string[] };

/**
 * Opens the screens of the panel that show these rows, as an administrator does, all tabs of each. The rich-text
 * editor does not load, so that its texts stand in plain fields. @returns how many screens
 */
export async function showPanelTexts(site: ShownSite, rows: readonly number[]): Promise<number> {
  const screens = [...listScreens(rows), ...(await leadScreens(site, rows)), ...editScreens(rows)];
  const alone = (work: (page: Page) => Promise<void>) => inTabs(site.browser, site.host, [null], work, 1);
  await alone((page) => signIn(page, site.address));
  await inTabs(site.browser, site.host, screens, async (page, screen) => {
    if (!page.url().startsWith(site.address)) {
      await withoutRichText(page);
      // A document of the panel's own: it may hold editors.
      await open(page, `${site.address}/admin`);
    }
    await show(page, screen);
  });
  await addFactors(site, rows);
  await alone(async (page) => {
    await open(page, `${site.address}/settings`);
    await expectShown(page, { path: "/settings", expected: named(["mfa_factors.friendly_name"], rows) });
  });
  return screens.length + 1;
}

function listScreens(rows: readonly number[]): Screen[] {
  const member = ["name", "role_nl", "role_en", "bio_nl", "bio_en"].map((name) => `otm_team_members.${name}`);
  const [newest = []] = inGroups(rows, 20);
  return [
    { path: "/admin/about", expected: named(member, rows) },
    { path: "/admin/blog", expected: named(["otm_blog_articles.author"], newest) },
    { path: "/admin/tags", expected: named(["otm_blog_tags.name"], rows) },
    {
      path: "/admin/settings/audit-log",
      expected: named(["audit_log.label", "users.email"], rows.slice(-40)),
    },
    { path: "/admin/homepage", expected: [] },
    { path: "/admin/leads", expected: [] },
    { path: "/admin/download-pages", expected: [] },
  ];
}

async function leadScreens({ database }: ShownSite, rows: readonly number[]): Promise<Screen[]> {
  const parts = visitParts.map((part) => `visit:${part}`);
  const kinds = [
    {
      table: "otm_contact_subm_vlotwerk",
      columns: ["name", "company", "phone", "message", ...parts],
      of: "contact",
    },
    { table: "otm_download_submissions", columns: ["name", "company", "remarks", ...parts], of: "download" },
  ] as const;
  const screens = kinds.map(async ({ table, columns, of }) => {
    const leads = await database.query<{ id: string; row: number }>(
      `select lead.id, substring(sent.email from '-([0-9]+)@')::integer as row
       from public.otm_leads lead join public.${table} sent on sent.id = lead.${of}_id`,
    );
    assert.equal(leads.length, rows.length, table);
    const own = of === "download" ? ["otm_leads.notes", "otm_leads.page_title"] : ["otm_leads.notes"];
    return leads.map(
      ({ id, row }): Screen => ({
        path: `/admin/leads/${id}`,
        expected: named([...columns.map((column) => `${table}.${column}`), ...own], [row]),
      }),
    );
  });
  return (await Promise.all(screens)).flat();
}

function editScreens(rows: readonly number[]): Screen[] {
  const both = (table: string, names: readonly string[]) =>
    names.flatMap((name) => ["nl", "en"].map((language) => `${table}.${name}:${language}`));
  const article = [
    "otm_blog_articles.author",
    "otm_blog_tags.name",
    ...both("otm_blog_article_content", ["title", "subtitle", "excerpt", "meta_title", "meta_description"]),
    ...["question_nl", "answer_nl", "question_en", "answer_en"].map(
      (name) => `otm_blog_article_faqs.${name}`,
    ),
  ];
  const page = [
    "otm_download_files.name",
    ...both("otm_download_page_content", [
      "title",
      "form_title",
      "button_text",
      "confirmation_title",
      "email_subject",
      "email_footer",
    ]),
  ];
  return rows.flatMap((row) => [
    { path: `/admin/blog-editor/${idOf("article", row)}`, expected: named(article, [row]) },
    { path: `/admin/download-pages/${idOf("page", row)}`, expected: named(page, [row]) },
  ]);
}

function named(names: readonly string[], rows: readonly number[]): string[] {
  return rows.flatMap((row) => names.map((name) => `${name} ${row}`));
}

async function withoutRichText(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    void (/\/open-editor-/.test(request.url()) ? request.abort() : request.continue());
  });
}

export async function signIn(page: Page, address: string): Promise<void> {
  await open(page, `${address}/beheer`);
  await page.waitForSelector("input[type=email]");
  await page.type("input[type=email]", administrator.ADMIN_EMAIL);
  await page.type("input[type=password]", administrator.ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.pathname === "/admin");
}

/** Goes to a screen as a link of the panel does. */
async function show(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(async (path) => {
    const router: unknown = Reflect.get(window, "__reactRouterDataRouter");
    if (typeof router !== "object" || router === null) throw new Error("There is no router");
    const navigate: unknown = Reflect.get(router, "navigate");
    if (typeof navigate === "function") await navigate.call(router, path);
  }, screen.path);
  await expectShown(page, screen);
}

/** Reads the screen, and each of its tabs, until all is there. */
async function expectShown(page: Page, { path, expected }: Screen): Promise<void> {
  const seen = new Set<string>();
  let missing: string[] = [];
  const until = performance.now() + 10_000;
  do {
    for (let tab = 0; tab === 0 || tab < (await countTabs(page)); tab += 1) {
      await page.evaluate(
        (place) => document.querySelectorAll<HTMLElement>("[role=tab]")[place]?.click(),
        tab,
      );
      for (const name of (await look(page)).texts) seen.add(name);
    }
    missing = expected.filter((name) => !seen.has(name));
    if (missing.length > 0) await wait(20);
  } while (missing.length > 0 && performance.now() < until);
  assert.deepEqual(missing, [], `not shown at ${path}`);
}

function countTabs(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll("[role=tab]").length);
}

/** Second steps of the administrator, with names as nobody would give them. */
async function addFactors({ database }: ShownSite, rows: readonly number[]): Promise<void> {
  for (const row of rows) {
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), id, $2, 'totp', 'verified', now(), now() from auth.users where email = $1`,
      [administrator.ADMIN_EMAIL, textOf("mfa_factors.friendly_name", row)],
    );
  }
}
