import { readFile } from "node:fs/promises";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { addMessages } from "../fixtures/leads.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { started, statusError } from "../fixtures/pages.ts";

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
    await page.getByRole("banner").getByRole("link", { name: /^EN/ }).click();
    await expect(page).toHaveURL(`/en${article}`);
    await page.goto("/search?q=zeppelin");
    await page.goto("/no-such-page");
    expect(await context.cookies()).toMatchObject([{ name: "language" }]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await addMessages(site, [{ name: "Anna", visit: { first_page: article, utm_source: "nieuwsbrief" } }]);
    // Counts are stored every ten seconds.
    await expect
      .poll(() => site.query("select from private.page_views where path = '/search'"), { timeout: 15_000 })
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

test("the statistics are filtered by their address and exported, and the editor shows its article's", async ({
  page,
  site,
  expectAccessible,
}) => {
  await site.execute(`
    select public.record_statistics(jsonb_agg(jsonb_build_object(
      'day', current_date - n, 'path', path, 'language', language, 'origin', 'google.com', 'views', 3, 'visitors', 2,
      'arrivals', 1, 'read_25', 2, 'read_50', 1, 'read_75', 1, 'read_100', 0
    )), '[{"day": "${new Date().toISOString().slice(0, 10)}", "language": "nl", "query": "prijzen", "times": 2}]')
    from generate_series(1, 40) n, unnest(array['/', '${article}']) path, unnest(array['nl', 'en']) language`);
  await signIn(page, firstAdminOf(site), "/admin/statistics");
  const filter = page.getByRole("search", { name: "Filter statistics" });
  const pages = page.getByRole("region", { name: "Most read pages" }).last();
  const cells = pages.getByRole("row").filter({ hasText: article }).getByRole("cell");
  await expect(cells).toHaveText(["162", "108", "0"]);
  await expect(page.getByRole("cell", { name: "prijzen" }).or(page.getByText("prijzen"))).toBeVisible();
  await expectAccessible();

  await filter.getByRole("combobox", { name: "Language" }).selectOption("English");
  await filter.getByRole("combobox", { name: "Period" }).selectOption("Last 7 days");
  await filter.getByRole("combobox", { name: "Page" }).selectOption(article);
  await expect(page).toHaveURL(`/admin/statistics?days=7&language=en&page=${encodeURIComponent(article)}`);
  await expect(cells).toHaveText(["18", "12", "0"]);
  await expect(pages.getByRole("row")).toHaveCount(2);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV file: Most read pages" }).click(),
  ]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toBe(`\u{feff}Page,Views,Visitors,Leads\r\n${article},18,12,0\r\n`);

  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Edit Where to start with AI automation" }).first().click();
  await expect(page.getByText("Last 28 days: views 162, readers 108, leads 0")).toBeVisible();
  await page.getByRole("link", { name: "Statistics of this article" }).click();
  await expect(pages.getByRole("row")).toHaveCount(2);
});
