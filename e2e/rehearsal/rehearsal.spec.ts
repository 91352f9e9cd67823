// @module-tag Rehearsal

import type { Rehearsal, RehearsedCall } from "../../app/data/rehearsals/rehearsal.ts";
import { address } from "../../app/i18n/addresses.ts";
import { createRandomInput } from "../../server/backend/testing/random-input.ts";
import { furtherPages, withoutDrawnIds } from "../../server/rehearsal/page-changes.ts";
import { firstAdminOf, storeSession } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { pressTool } from "../fixtures/pages.ts";
import { articleRows } from "../fixtures/panel-screens.ts";
import type { Site } from "../fixtures/sites.ts";
import { isThorough } from "../fixtures/thorough.ts";
import { drawChange } from "./random-changes.ts";

/** The pages of a server without React: server/rehearsal/rehearsal.test.ts. */
const changes = 200;

if (isThorough)
  test("the listed pages are those whose bytes differ once a change is live", async ({ site }) => {
    test.setTimeout(60_000 + changes * 20_000);
    const random = createRandomInput("rehearsal");
    let before = await readAll(site, await listPaths(site));
    for (let count = 0; count < changes; ) {
      // A session for each, as tokens end before all changes are made.
      const member = await signInTo(site);
      const change = await drawChange(site, random, member.call);
      if (!change) continue;
      const response = await member.rehearse([change]);
      const applied = await member.call(change);
      // What is refused is refused alike.
      expect({ change, ...(await reasonOf(response)) }).toEqual({ change, ...(await reasonOf(applied)) });
      if (!applied.ok) continue;
      const { pages }: Rehearsal = await response.json();
      count += 1;
      const paths = new Set([...before.keys(), ...(await listPaths(site))]);
      for (const { path } of pages) paths.add(path);
      const unknown = [...paths].filter((path) => !before.has(path));
      const after = await readAll(site, [...paths]);
      const differing = [...paths].filter(
        (path) => before.get(path) !== after.get(path) && !unknown.includes(path),
      );
      const found = pages.map(({ path }) => path);
      expect({
        change,
        missed: differing.filter((path) => !found.includes(path)),
        more: found.filter((path) => !differing.includes(path) && !unknown.includes(path)),
      }).toEqual({ change, missed: [], more: [] });
      before = after;
    }
  });

test("who changes or deletes something sees first what visitors will see", async ({
  page,
  site,
  request,
  context,
  baseURL,
  expectAccessible,
}) => {
  await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
  await site.execute(`
    update public.otm_blog_article_content set content = content || '<p><a href="/insights/agentic-ai">More</a></p>'
    where article_id = (select id from public.otm_blog_articles where slug = 'invoices-without-retyping')`);
  const [article] = await site.query<{ id: string }>(
    "select id from public.otm_blog_articles where slug = 'agentic-ai'",
  );
  const before = await (await request.get("/insights/agentic-ai")).text();
  const dialog = page.getByRole("dialog", { name: "What will change on the site?" });
  const pages = page.getByRole("list", { name: "Pages" });
  await storeSession(page, firstAdminOf(site));

  await test.step("before an article is deleted", async () => {
    await page.goto("/admin/blog?q=agentic-ai");
    await articleRows(page)
      .first()
      .getByRole("button", { name: /^Delete/ })
      .click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("region", { name: "Please note" })).toContainText(
      "A link to /insights/agentic-ai no longer works then.",
    );
    await expect(question).toContainText("In no language is there a page at /insights/agentic-ai any more");
    await expect(pages).toContainText("/en/insights/agentic-ai");
    await expectAccessible();
    await question.getByRole("button", { name: "Cancel" }).click();
  });

  if (isThorough)
    await test.step("before a redirect is deleted", async () => {
      await site.execute("insert into public.otm_redirects (path, target) values ('/oud', '/contact')");
      await page.goto("/admin/settings/addresses");
      await page.getByRole("button", { name: "Delete: /oud" }).click();
      await expect(pages.getByRole("listitem")).toHaveText(["/oud Gone"]);
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    });

  await test.step("before a new title is published", async () => {
    await page.goto(`/admin/blog-editor/${article?.id}`);
    await page.getByRole("tab", { name: "Content NL" }).click();
    await page.getByRole("textbox", { name: "Title (NL)", exact: true }).fill("Wat een agent doet");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "What will change?" }).click();
    const own = pages.getByRole("listitem").filter({ hasText: "Wat een agent doet" }).first();
    await expect(own).toContainText("/insights/agentic-ai");
    await own.getByRole("group").first().click();
    await expect(own.getByRole("insertion").first()).toContainText("agent doet");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  if (isThorough)
    await test.step("before a fact of the firm is changed", async () => {
      await page.goto("/admin/texts?q=Telephone");
      await page.getByRole("textbox", { name: "Telephone number" }).first().fill("+31 23 555 99 99");
      await page.getByRole("button", { name: "What will change?" }).click();
      await expect(dialog.getByRole("status")).toHaveText(/^Visitors see a difference on \d+ pages\.$/);
      await expect(pages).toContainText("/contact");
      await dialog.getByRole("button", { name: "Close" }).click();
    });

  expect(await (await request.get("/insights/agentic-ai")).text()).toBe(before);
});

if (isThorough)
  test("who plans something, changes the order or restores something sees it first too", async ({
    page,
    site,
    context,
    baseURL,
    expectAccessible,
  }) => {
    await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
    const [article] = await site.query<{ id: string }>(
      "select id from public.otm_blog_articles where slug = 'agentic-ai'",
    );
    const dialog = page.getByRole("dialog", { name: "What will change on the site?" });
    const pages = page.getByRole("list", { name: "Pages" });
    const listed = (text: string) => pages.getByRole("listitem").filter({ hasText: text }).first();
    await storeSession(page, firstAdminOf(site));

    await test.step("before a plan is made, as if its time had come", async () => {
      await page.goto(`/admin/blog-editor/${article?.id}`);
      await pressTool(page, page.getByRole("button", { name: "Schedule", exact: true }).first());
      const planning = page.getByRole("dialog", { name: "Schedule", exact: true });
      await planning.getByRole("combobox", { name: "What happens" }).selectOption("Withdraw");
      await planning.getByRole("button", { name: "What will change?" }).click();
      await expect(listed("Gone")).toContainText("/en/insights/agentic-ai");
      await dialog.getByRole("button", { name: "Close" }).click();
    });

    await test.step("before the order of the home page changes, or an article is added to it", async () => {
      await page.goto("/admin/homepage");
      await page
        .getByRole("button", { name: /^What will change if .+ moves up\?$/ })
        .first()
        .click();
      await expect(listed("/en")).toContainText("Different");
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByRole("combobox").first().selectOption({ index: 1 });
      await page.getByRole("button", { name: "What will change?" }).click();
      await expect(dialog.getByRole("status")).toHaveText("Visitors see no difference.");
      await dialog.getByRole("button", { name: "Close" }).click();
    });

    await test.step("before the about page changes", async () => {
      await page.goto("/admin/about");
      await page.getByRole("textbox", { name: "About Title" }).fill("Wie wij zijn");
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("button", { name: "What will change?" }).click();
      await expect(listed("Wie wij zijn")).toContainText("/about-us");
      await expectAccessible();
      await dialog.getByRole("button", { name: "Close" }).click();
    });

    await test.step("before something comes back from the trash, or is deleted for good", async () => {
      const body = JSON.stringify({ _id: article?.id });
      await (await signInTo(site)).call({ method: "POST", path: "rpc/delete_article", prefer: "", body });
      await page.goto("/admin/trash");
      await page.getByRole("button", { name: /^What will change by restoring\?/ }).click();
      await expect(listed("New")).toContainText("/insights/agentic-ai");
      await expectAccessible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: /^Delete for good/ }).click();
      const question = page.getByRole("alertdialog");
      await expect(question.getByRole("status")).toHaveText("Visitors see no difference.");
      await question.getByRole("button", { name: "Cancel" }).click();
    });
  });

/** Why a call failed; null when it did not. */
async function reasonOf(response: Response): Promise<{ failure: string | null }> {
  return { failure: response.ok ? null : `${response.status} ${(await response.json()).message}` };
}

type Member = {
  rehearse(calls: readonly RehearsedCall[]): Promise<Response>;
  call(call: RehearsedCall): Promise<Response>;
};

async function signInTo(site: Site): Promise<Member> {
  const { access_token } = JSON.parse(await firstAdminOf(site).startSession());
  const send = (method: string, path: string, body: string, prefer = "") =>
    fetch(site.address + path, {
      method,
      headers: {
        apikey: "sb_publishable_vlotwerk",
        authorization: `Bearer ${access_token}`,
        "content-type": "application/json",
        prefer,
      },
      ...(body !== "" && { body }),
    });
  return {
    rehearse: (calls) => send("POST", "/functions/v1/rehearse", JSON.stringify({ calls })),
    call: ({ method, path, prefer, body }) => send(method, `/rest/v1/${path}`, body, prefer),
  };
}

/** All pages as the database names them, in both languages. */
async function listPaths({ query }: Site): Promise<string[]> {
  const rows = await query<{ path: string }>(`
    select unnest(array['/', '/contact', '/about-us', '/insights', '/blog', '/search', '/privacy', '/terms', '/cases',
      '/services', '/table-showcase', '/link-expired', '/404']) as path
    union select '/insights/' || slug from public.otm_blog_articles union select '/blog/' || slug from public.otm_blog_articles
    union select '/insights/tag/' || slug from public.otm_blog_tags
    union select '/download/' || slug from public.otm_download_pages
    union select path from private.addresses union select path from private.former_addresses
    union select replace(path, '/insights/', '/blog/') from private.former_addresses
    union select path from public.otm_redirects`);
  return rows.flatMap(({ path }) => [path, address("en", path)]);
}

/**
 * What each path, and each further page of a list, answers: of pages their bytes, else the status and where it leads, as a
 * missing one shows that of /404.
 */
async function readAll(site: Site, named: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const paths = new Set(named);
  for (const path of paths) {
    const response = await fetch(site.address + path, { redirect: "manual" });
    const html = await response.text();
    const isPage = response.status === 200 || /\/(?:404|link-expired)$/.test(path);
    const led = `${response.status} ${response.headers.get("location")}`;
    answers.set(path, isPage ? withoutDrawnIds(html) : led);
    for (const further of furtherPages(path.replace(/\?.*/, ""), html)) paths.add(further);
  }
  return answers;
}
