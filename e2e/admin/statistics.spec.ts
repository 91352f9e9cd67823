// @module-tag S32

import { readFile } from "node:fs/promises";
import { readXlsx } from "hucre/xlsx";
import { amsterdamDay } from "../../app/data/statistics/amsterdam-day.ts";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { addMessages } from "../fixtures/leads.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { go, resize, started, statusError } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

const article = "/insights/where-to-start-with-ai-automation";

test.describe("a visit", () => {
  test.use({ expectedErrors: [statusError(404)] });

  test("is counted with its moves and depth, without a trace in the browser, and seen in the panel", async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${article}?utm_source=Nieuwsbrief&utm_campaign=Mei`);
    await started(page);
    await page.locator("article .prose > :last-child").scrollIntoViewIfNeeded();
    // The address changes before the move is told.
    const told = page.waitForRequest("**/views");
    await page.getByRole("banner").getByRole("link", { name: /^EN/ }).click();
    await expect(page).toHaveURL(`/en${article}`);
    await told;
    await page.goto("/search?q=zeppelin");
    await page.goto("/no-such-page");
    expect(await context.cookies()).toMatchObject([{ name: "language" }]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await addMessages(site, [{ name: "Anna", visit: { first_page: article, utm_source: "nieuwsbrief" } }]);
    // Counts are stored every ten seconds.
    await expect
      .poll(() => site.query("select from private.page_views where path = '/search'"))
      .toHaveLength(1);
    expect(await site.query("select from private.page_views where path like '%no-such%'")).toEqual([]);

    await signIn(page, firstAdminOf(site), "/admin/statistics");
    const figures = (name: string) => page.getByRole("region", { name, exact: true }).last().getByRole("row");
    await expect(figures("Most read pages").filter({ hasText: article }).getByRole("cell")).toHaveText([
      "2",
      "2",
      "1",
    ]);
    await expect(
      figures("Origins").filter({ hasText: "nieuwsbrief / mei · campaign" }).getByRole("cell"),
    ).toHaveText(["1", "0"]);
    await expect(figures("Articles: leads and read depth").last().getByRole("cell")).toHaveText([
      ...["2", "1", "50"],
      ...["50%", "50%", "50%", "50%"],
    ]);
    await expect(page.getByRole("img", { name: /table below/ })).toBeVisible();
  });
});

if (isThorough)
  test("the statistics are filtered by their address and exported, and the editor shows its article's", async ({
    page,
    site,
  }) => {
    await site.execute(`
    select public.record_statistics(jsonb_agg(jsonb_build_object(
      'day', (now() at time zone 'Europe/Amsterdam')::date - n, 'path', path, 'language', language, 'origin', 'google.com', 'views', 3, 'visitors', 2,
      'arrivals', 1, 'read_25', 2, 'read_50', 1, 'read_75', 1, 'read_100', 0
    )), '[{"day": "${amsterdamDay(new Date())}", "language": "nl", "query": "prijzen", "times": 2}]')
    from generate_series(1, 40) n, unnest(array['/', '${article}']) path, unnest(array['nl', 'en']) language;
    insert into private.page_views (day, path, language, views, visitors, arrivals, read_25, read_50, read_75, read_100)
      select day::date, '/contact', 'nl', 2, 1, 1, 0, 0, 0, 0
      from (select date_trunc('month', now() at time zone 'Europe/Amsterdam') as month) this,
        generate_series(month - interval '2 months', month - interval '1 month' - interval '1 day', '1 day') day`);
    await signIn(page, firstAdminOf(site), "/admin/statistics");
    const filter = page.getByRole("search", { name: "Filter statistics" });
    const pages = page.getByRole("region", { name: "Most read pages" }).last();
    const days = page.getByRole("region", { name: "Views and visitors" });
    const cells = pages.getByRole("row").filter({ hasText: article }).getByRole("cell");
    await expect(cells).toHaveText(["162", "108", "0"]);
    await expect(page.getByRole("cell", { name: "prijzen" }).or(page.getByText("prijzen"))).toBeVisible();
    await test.step("today is told apart, as it is not over", async () => {
      await expect(days.getByText("Today, so far")).toBeVisible();
      await expect(days.getByText(/without today, which is not over/)).toBeVisible();
      await page.getByText("The figures as a table").click();
      await expect(days.getByRole("row").nth(1)).toContainText("so far");
    });
    await test.step("tables fit a phone, as cards", async () => {
      await resize(page, 360, 800);
      await expect(pages.getByRole("row").last()).toHaveCSS("display", "flex");
      for (const table of await page.getByRole("table").locator("..").all()) {
        expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      }
      await resize(page, 1280, 800);
      await expect(pages.getByRole("row").last()).toHaveCSS("display", "table-row");
    });
    await test.step("a month is compared with the one before", async () => {
      await filter.getByRole("combobox", { name: "Period" }).selectOption("Last month");
      await expect(page).toHaveURL("/admin/statistics?days=month");
      await expect(days.getByText("Today, so far")).toBeHidden();
      await expect(days.getByText(/^The difference is with 1 .* to (28|29|30|31) [^,]*\.$/)).toBeVisible();
      await expect(days.getByRole("listitem").first()).toContainText("+");
    });
    await test.step("a period of days is in the address, and told wrong when it is none", async () => {
      await filter.getByRole("combobox", { name: "Period" }).selectOption("Custom period");
      await expect(page).toHaveURL(/\?from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d$/);
      const yesterday = amsterdamDay(new Date(Date.now() - 86_400_000));
      const choose = async (from: string, to: string) => {
        await filter.getByLabel("From").fill(from);
        await filter.getByLabel("To and including").fill(to);
        await filter.getByRole("button", { name: "Show period" }).click();
        await expect(page).toHaveURL(`/admin/statistics?from=${from}&to=${to}`);
      };
      await choose(yesterday, yesterday);
      await expect(cells).toHaveText(["6", "4", "0"]);
      await choose("2026-03-31", "2026-03-30");
      const problem = "The first day is after the last.";
      await expect(filter.getByRole("alert")).toHaveText(problem);
      await expect(filter.getByLabel("From")).toHaveAccessibleDescription(problem);
      await expect(cells).toHaveCount(0);
    });

    await filter.getByRole("combobox", { name: "Period" }).selectOption("Last 7 days");
    await filter.getByRole("combobox", { name: "Language" }).selectOption("English");
    await filter.getByRole("combobox", { name: "Page" }).selectOption(article);
    await expect(page).toHaveURL(`/admin/statistics?days=7&language=en&page=${encodeURIComponent(article)}`);
    await expect(cells).toHaveText(["18", "12", "0"]);
    await expect(pages.getByRole("row")).toHaveCount(2);

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV file: Most read pages" }).click(),
    ]);
    const csv = await readFile(await file.path(), "utf8");
    expect(csv).toBe(`\u{feff}Page;Views;Visitors;Leads\r\n${article};18;12;0\r\n`);

    const [sheet] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Excel file: Most read pages" }).click(),
    ]);
    expect(sheet.suggestedFilename()).toMatch(/^pages-\d{4}-\d\d-\d\d\.xlsx$/);
    const { sheets } = await readXlsx(await readFile(await sheet.path()));
    expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
      {
        name: "Most read pages",
        rows: [
          ["Page", "Views", "Visitors", "Leads"],
          [article, 18, 12, 0],
        ],
      },
    ]);

    await go(page, "/admin/blog");
    await page.getByRole("link", { name: "Edit Where to start with AI automation" }).first().click();
    await expect(page.getByText("Last 28 days: views 162, readers 108, leads 0")).toBeVisible();
    await page.getByRole("link", { name: "Statistics of this article" }).click();
    await expect(pages.getByRole("row")).toHaveCount(2);
  });
