import type { Page } from "@playwright/test";
import { addMessages, expect, test } from "../fixtures/leads.ts";
import { resize, statusError } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";
import { isThorough } from "../fixtures/thorough.ts";

function overview(page: Page) {
  return {
    heading: page.getByRole("heading", { level: 1 }),
    card: (name: string) => page.getByRole("region", { name, exact: true }),
    items: (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem"),
  };
}

/** A draft, a live article with waiting changes and newer Dutch, a plan, and failures. */
async function arrange(site: Site): Promise<void> {
  await addMessages(
    site,
    Array.from({ length: 6 }, (_, day) => ({ name: `Klant ${day + 1}`, at: `2026-01-0${day + 1}` })),
  );
  await site.execute(`
    delete from public.otm_blog_articles where not published;
    insert into public.otm_blog_articles (slug, author, updated_at)
      select 'concept-' || n, 'Noor', timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 6) n;
    insert into public.otm_blog_article_content (article_id, language, title, content)
      select id, language, initcap(slug), '<p>Tekst</p>' from public.otm_blog_articles, unnest(array['nl', 'en']) language
      where not published;
    insert into public.otm_versions (kind, subject_id, number, state, document)
      select 'article', id, 900, 'working', private.document_of('article', id) from public.otm_blog_articles where slug = 'agentic-ai';
    insert into public.otm_field_changes (kind, subject_id, language, field, number)
      select 'article', id, language, 'title', case language when 'nl' then 9 else 8 end
      from public.otm_blog_articles, unnest(array['nl', 'en']) language where slug = 'agentic-ai'
      on conflict (subject_id, language, field) do update set number = excluded.number;
    insert into public.otm_schedules (kind, subject_id, action, at, failed_at, failure)
      select 'article', id, 'publish', now() + interval '1 day', null::timestamptz, null from public.otm_blog_articles where slug = 'concept-1'
      union all
      select 'article', id, 'publish', now(), now(), 'The reason' from public.otm_blog_articles where slug = 'concept-2'`);
  await expect
    .poll(() => site.query("select 1 from private.mail_outbox where state = 'queued'"))
    .toHaveLength(0);
  await site.execute(`
    update private.mail_outbox set state = 'failed', last_error = 'No such mailbox'
    where kind = 'contact-notice' and lead_id = (select id from public.otm_contact_subm_vlotwerk where name = 'Klant 1')`);
}

test("shows what came in, what is not finished and what failed, with the way to each", async ({
  page,
  panel,
  expectAccessible,
}) => {
  await arrange(panel);
  await page.goto("/admin/overview");
  const { heading, card, items } = overview(page);
  await expect(heading).toHaveText("Overview");
  const sidebar = page.getByRole("navigation", { name: "Administration" });
  await expect(sidebar.getByRole("link").first()).toHaveAttribute("aria-current", "page");

  await expect(items("New leads")).toHaveText([/Klant 6/, /Klant 5/, /Klant 4/, /Klant 3/, /Klant 2/]);
  await expect(card("New leads")).toContainText("New leads6");
  await expect(items("Drafts")).toHaveCount(5);
  await expect(items("Drafts").first()).toContainText(/Concept-6.*by Noor.*Edited 7 January 2026/);
  await expect(card("Drafts")).toContainText("Drafts6");
  await expect(items("Changes not published")).toHaveCount(1);
  await expect(items("Coming up")).toContainText([/Publish Concept-1/]);
  await expect(card("To translate")).toContainText("Dutch changed after English");
  await expect(
    card("To translate").getByRole("link", { name: "All articles with outdated English" }),
  ).toHaveAttribute("href", "/admin/blog?state=outdated");
  await expect(items("Failed")).toHaveText([
    /Concept-2.*Failed.*The reason/,
    /Notice to us.*Not sent.*No such mailbox/,
  ]);
  await expect(card("Backups")).toContainText("This server makes no backup at night.");
  await resize(page, 1280, 800);
  await expect(items("Waiting for an answer")).toHaveText([
    /Klant 1.*working hours/,
    /Klant 2/,
    /Klant 3/,
    /Klant 4/,
    /Klant 5/,
  ]);
  await expect(items("Waiting for an answer").first()).toBeInViewport({ ratio: 1 });
  await expect(sidebar.getByRole("link", { name: /^Leads/ })).toBeInViewport({ ratio: 1 });
  await resize(page, 360, 900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible();
  await expect(card("Backups").getByText("NIGHTLY_BACKUP")).toBeHidden();
  await card("Backups").getByText("For technicians").click();
  await expect(card("Backups").getByText("NIGHTLY_BACKUP")).toBeVisible();

  await expect(card("Sample content")).toContainText(/3 cases.*4 people.*a telephone number.*15 articles/);
  await panel.execute("update public.otm_team_members set active = false where name = 'Noor van der Laan'");
  await page.reload();
  await expect(card("Sample content")).toContainText("3 people");
  await expect(card("Still up to date?")).toContainText("At the foot of each page it says 2025.");

  await page.getByRole("button", { name: "Remove: Publish Concept-2" }).click();
  await expect(items("Failed")).toHaveCount(1);
  await expect(card("Failed").getByRole("heading", { level: 2 })).toBeFocused();
  await card("Drafts").getByRole("link", { name: "All drafts" }).click();
  await expect(page).toHaveURL("/admin/blog?status=draft");
  await page.goBack();
  await card("Failed").getByRole("link", { name: "Notice to us" }).click();
  await expect(heading).toHaveText("Klant 1");
});

test.describe("without content", () => {
  test.use({ expectedErrors: [statusError(500), "was not loaded"] });

  if (isThorough)
    test("says what to do next, and a part that failed fails alone", async ({ page, panel }) => {
      await panel.execute("delete from public.otm_blog_articles");
      await page.route("**/rest/v1/rpc/list_schedules", (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto("/admin/overview");
      const { card, heading } = overview(page);
      await expect(card("New leads").getByRole("link", { name: "See all leads" })).toBeVisible();
      await expect(card("To translate")).toContainText("Everything is translated and up to date.");
      await expect(card("Coming up")).toContainText("This could not be loaded.");
      await expect(card("Failed")).toContainText("This could not be loaded.");
      await page.unrouteAll();
      await card("Coming up").getByRole("button", { name: "Try Again" }).click();
      await expect(card("Coming up")).toContainText("Nothing is scheduled.");
      await expect(card("Failed")).toContainText("Every mail was sent, and everything scheduled was done.");
      await card("Drafts").getByRole("link", { name: "Write an article" }).click();
      await expect(heading).toHaveText("Create New Article");
    });
});

if (isThorough)
  test("keeps the focus when the last row of a list goes", async ({ page, panel }) => {
    const { card } = overview(page);
    const plan = () =>
      panel.execute(`
      insert into public.otm_schedules (kind, subject_id, action, at)
      select 'article', id, 'unpublish', now() + interval '1 day' from public.otm_blog_articles where published limit 1`);
    const cancel = card("Coming up").getByRole("button", { name: /^Cancel/ });
    await plan();
    await page.goto("/admin/overview");
    await cancel.click();
    await expect(card("Coming up")).toContainText("Nothing is scheduled.");
    await expect(card("Coming up").getByRole("heading")).toBeFocused();

    await plan();
    await page.goto("/admin/blog");
    await cancel.click();
    await expect(card("Coming up")).toHaveCount(0);
    await expect(page.locator("#content")).toBeFocused();

    await page.goto("/admin/users");
    await page.getByLabel("Email address").fill("eva@vlotwerk.example");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await page.getByRole("button", { name: "Withdraw: eva@vlotwerk.example" }).click();
    await expect(card("Invitations")).toHaveCount(0);
    await expect(page.locator("#content")).toBeFocused();
  });
