import { firstAdminOf, signIn } from "../../fixtures/accounts.ts";
import { library, storeMedia } from "../../fixtures/library.ts";
import { expect, test } from "../../fixtures/own-site.ts";
import { statusError } from "../../fixtures/pages.ts";

// These rows have no bytes, and there is no page beyond the last.
test.use({ expectedErrors: [statusError(404), statusError(416)] });

test("an entry is found again by search, filter and order, which the address keeps", async ({
  page,
  site,
  expectAccessible,
}) => {
  await signIn(page, firstAdminOf(site), "/admin");
  await page.getByRole("link", { name: /^Media/ }).click();
  const { list, names, search, choose, entry } = library(page);
  await expect(list).toContainText("Nothing here yet");
  await expect(list).toContainText("Upload the first pictures above");

  await storeMedia(site, { name: "werkplaats_100%.jpg", isPicture: true, alt: "Een monteur" });
  await storeMedia(site, { name: "werkplaats_1000.jpg", isPicture: true, age: 40, size: 9_000 });
  await storeMedia(site, { name: "gids.pdf", age: 80, size: 20_000, unusedFor: null });
  await page.reload();
  await expect(names).toHaveText(["werkplaats_100%.jpg", "werkplaats_1000.jpg", "gids.pdf"]);
  await expect(list.getByRole("status")).toHaveText("3 entries");
  await expect(list.getByRole("listitem").filter({ hasText: "1000" })).toContainText("No description");
  await expectAccessible();

  await search.fill("100%");
  await expect(names).toHaveText(["werkplaats_100%.jpg"]);
  await search.fill("MONTEUR");
  await expect(names).toHaveText(["werkplaats_100%.jpg"]);
  await search.fill('"niets", (of) toch*');
  await expect(list).toContainText("Nothing matches");
  await page.getByRole("button", { name: "Clear filter" }).click();
  await expect(names).toHaveCount(3);
  await expect(search).toHaveValue("");

  await choose("Show").selectOption("Without description");
  await expect(names).toHaveText(["werkplaats_1000.jpg"]);
  await choose("Show").selectOption("Unused");
  await expect(names).toHaveText(["werkplaats_100%.jpg", "werkplaats_1000.jpg"]);
  await choose("Show").selectOption("All");
  await choose("Kind").selectOption("PDF files");
  await expect(names).toHaveText(["gids.pdf"]);
  await choose("Kind").selectOption("Pictures and files");
  await choose("Sort by").selectOption("Largest first");
  await expect(names).toHaveText(["gids.pdf", "werkplaats_1000.jpg", "werkplaats_100%.jpg"]);
  await choose("Uploaded in").selectOption({ index: 1 });
  await expect(names).toHaveText(["werkplaats_100%.jpg"]);
  await expect(page).toHaveURL(/\?month=\d{4}-\d\d&sort=largest$/);
  await page.reload();
  await expect(names).toHaveText(["werkplaats_100%.jpg"]);

  await entry("werkplaats_100%.jpg").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/werkplaats_100%\.jpg/);
  await page.getByRole("link", { name: "Back to the library" }).click();
  await expect(page).toHaveURL(/\?month=\d{4}-\d\d&sort=largest$/);
});

test("a library of thousands has pages of forty-eight", async ({ page, site }) => {
  await site.execute(`
    insert into public.otm_media (path, name, hash, content_type, size, created_at)
    select n, 'gids ' || n || '.pdf', md5(n::text), 'application/pdf', n, now() - n * interval '1 minute'
    from generate_series(1, 3000) n`);
  await signIn(page, firstAdminOf(site), "/admin/media");
  const { list, names, search } = library(page);
  const heading = list.getByRole("heading", { level: 2 });
  await expect(names).toHaveCount(48);
  await expect(names.first()).toHaveText("gids 1.pdf");
  await expect(list.getByRole("status")).toHaveText("3,000 entries. Page 1 of 63");
  await list.getByRole("link", { name: "Next Page" }).click();
  await expect(names.first()).toHaveText("gids 49.pdf");
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(names.first()).toHaveText("gids 49.pdf");
  await search.fill("gids 2999");
  await expect(names).toHaveText(["gids 2999.pdf"]);
  await expect(page).toHaveURL("/admin/media?q=gids+2999");
  await page.goto("/admin/media?page=99");
  await expect(names.first()).toHaveText("gids 1.pdf");
});
