import type { Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

const [first, second, third, added] = [
  "Where to start with AI automation",
  "Purchase invoices without retyping",
  "Answering customers after hours",
  "After the order: deliveries, returns and reviews in your webshop",
];

test.use({ expectedErrors: [statusError(500), "An action in the panel failed"] });

test.beforeEach(async ({ page, site }) => {
  await signIn(page, firstAdminOf(site), "/admin/homepage");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homepage");
});

test("articles are added, reordered by keyboard and removed; what is not shown is marked", async ({
  page,
  site,
}) => {
  const draft = "Measuring the hours you saved without fooling yourself";
  const { picker, add, heading, entries, toast } = screen(page);
  const button = (name: string) => page.getByRole("button", { name });
  await test.step("each action that fails reports it, and keeps the list", async () => {
    const fail = (pattern: string, method: string) =>
      page.route(pattern, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
      );
    await fail("**/rest/v1/otm_homepage_featured_articles*", "POST");
    await fail("**/rest/v1/otm_homepage_featured_articles*", "DELETE");
    await fail("**/rest/v1/rpc/move_featured_article", "POST");

    await picker.selectOption(added);
    await add.click();
    await expect(toast("Failed to add article")).toBeVisible();
    await expect(add).toBeEnabled();
    await expect(picker.getByRole("option", { name: added })).toHaveJSProperty("selected", true);
    await page.getByRole("button", { name: `Move ${first} down` }).click();
    await expect(toast("Failed to update order")).toBeVisible();
    await page.getByRole("button", { name: `Remove ${first}` }).click();
    await expect(toast("Failed to remove article")).toBeVisible();
    await expect(entries).toHaveText([new RegExp(first), new RegExp(second), new RegExp(third)]);
    await page.unrouteAll();
    await page.reload();
  });
  await test.step("a published article is appended; the fourth is not shown", async () => {
    await expect(heading).toHaveText("Featured Articles (3/3)");
    await expect(picker).toHaveValue("");
    await expect(picker.getByRole("option").first()).toHaveText("Select an article to add...");
    await expect(picker.getByRole("option", { name: first })).toHaveCount(0);
    await expect(add).toBeDisabled();

    await picker.selectOption(added);
    await add.click();
    await expect(toast("Article added to homepage")).toBeVisible();
    await expect(picker).toBeFocused();
    await expect(heading).toHaveText("Featured Articles (4/3)");
    await expect(entries.nth(3)).toContainText(added);
    await expect(entries.nth(3)).toContainText("after-the-order-in-your-webshop");
    await expect(entries.nth(3)).toContainText("Not shown");
    await expect(page.getByText("Not shown")).toHaveCount(1);
    await expect(picker.getByRole("option", { name: added })).toHaveCount(0);
    await expect(add).toBeDisabled();
  });
  await test.step("entries are reordered by keyboard, visible to visitors", async () => {
    await expect(button(`Move ${first} up`)).toBeDisabled();
    await expect(button(`Move ${added} down`)).toBeDisabled();
    await button(`Move ${third} up`).focus();
    await page.keyboard.press("Enter");
    await expect(entries.nth(1)).toContainText(third);
    await expect(toast("Article order updated")).toBeVisible();
    await expect(button(`Move ${third} up`)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(entries.nth(0)).toContainText(third);
    await expect(button(`Move ${third} down`)).toBeFocused();
    await button(`Move ${first} down`).click();
    await expect(entries.nth(2)).toContainText(first);
    await expect.poll(() => shownTo(page, [first, second, third, added])).toEqual([third, second, first]);
  });
  await test.step("a draft is featured in advance, and appears once it is published", async () => {
    await expect(picker.getByRole("option", { name: draft })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Drafts too" }).check();
    await picker.selectOption(draft);
    await add.click();
    await expect(entries.nth(4)).toContainText(draft);
    await expect(entries.nth(4)).toContainText("Draft");
    for (const [title, left] of [
      [second, 4],
      [added, 3],
    ] as const) {
      await button(`Remove ${title}`).click();
      await expect(heading).toHaveText(`Featured Articles (${left}/3)`);
      await expect(heading).toBeFocused();
    }
    await expect(entries.nth(2)).toContainText("Not shown");
    await expect.poll(() => shownTo(page, [first, second, third, added, draft])).toEqual([third, first]);
    await site.execute("update public.otm_blog_articles set published = true where not published");
    await expect.poll(() => shownTo(page, [first, third, draft])).toEqual([third, first, draft]);
  });
  await test.step("all entries can be removed", async () => {
    for (const [title, left] of [
      [third, 2],
      [draft, 1],
      [first, 0],
    ] as const) {
      await button(`Remove ${title}`).click();
      await expect(heading).toHaveText(`Featured Articles (${left}/3)`);
    }
    await expect(page.getByText("No articles selected for homepage")).toBeVisible();
  });
});

if (isThorough)
  test("a case is taken off, put back and moved, visible to visitors", async ({ page }) => {
    const [planning, orders, intake] = [
      "The schedule is ready with the coffee",
      "140 emails a week, and nobody retypes them",
      "An answer the same day, even on Saturday",
    ];
    const list = page.getByRole("region", { name: /^Cases on the home page/ });
    const [heading, entries] = [list.getByRole("heading"), list.getByRole("listitem")];
    const picker = page.getByRole("combobox", { name: "Case" });
    const { toast } = screen(page);
    await expect(heading).toHaveText("Cases on the home page (3/3)");
    await expect(entries.first()).toContainText("planning-at-an-installer");
    await expect(picker.getByRole("option")).toHaveText(["Select a case to add..."]);

    await page.getByRole("button", { name: `Remove ${planning}` }).click();
    await expect(toast("Case removed from the home page")).toBeVisible();
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect(heading).toHaveText("Cases on the home page (3/3)");
    await expect(entries.first()).toContainText("planning-at-an-installer");
    await page.getByRole("button", { name: `Remove ${planning}` }).click();
    await expect(heading).toHaveText("Cases on the home page (2/3)");
    await expect(heading).toBeFocused();
    await picker.selectOption(planning);
    await page.getByRole("button", { name: "Add case" }).click();
    await expect(toast("Case added to the home page")).toBeVisible();
    await expect(entries.nth(2)).toContainText(planning);
    await page.getByRole("button", { name: `Move ${planning} up` }).click();
    await expect(toast("Order of the cases updated")).toBeVisible();
    await expect(entries).toHaveText([new RegExp(orders), new RegExp(planning), new RegExp(intake)]);
    await expect.poll(() => shownTo(page, [planning, orders, intake])).toEqual([orders, planning, intake]);
    for (const title of [planning, orders, intake]) {
      await page.getByRole("button", { name: `Remove ${title}` }).click();
      await expect(page.getByRole("button", { name: `Remove ${title}` })).toHaveCount(0);
    }
    await expect(page.getByText("No cases chosen for the home page")).toBeVisible();
  });

/** These titles in the order in which visitors see them on the home page, without those that they don't see. */
async function shownTo(page: Page, titles: readonly string[]): Promise<string[]> {
  const html = await (await page.request.get("/en")).text();
  return titles.filter((title) => html.includes(title)).toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
}

function screen(page: Page) {
  const list = page.getByRole("region", { name: /^Featured Articles/ });
  return {
    picker: page.getByRole("combobox", { name: "Article" }),
    add: page.getByRole("button", { name: "Add", exact: true }),
    heading: list.getByRole("heading"),
    entries: list.getByRole("listitem"),
    toast: (text: string) => page.getByRole("status").getByText(text),
  };
}
