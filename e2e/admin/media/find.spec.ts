import { firstAdminOf, signIn } from "../../fixtures/accounts.ts";
import { library, storeMedia } from "../../fixtures/library.ts";
import { expect, test } from "../../fixtures/own-site.ts";
import { statusError } from "../../fixtures/pages.ts";
import { isThorough } from "../../fixtures/thorough.ts";

// These rows have no bytes, and there is no page beyond the last.
test.use({ expectedErrors: [statusError(404), statusError(416)] });

if (isThorough)
  test("an entry is found again by search, filter and order, which the address keeps", async ({
    page,
    site,
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
    await choose("Sort by").selectOption("Largest first");
    await expect(names).toHaveText(["werkplaats_1000.jpg", "werkplaats_100%.jpg"]);
    await choose("Uploaded in").selectOption({ index: 1 });
    await expect(names).toHaveText(["werkplaats_100%.jpg"]);
    const address = /\?use=unused&month=\d{4}-\d\d&sort=largest$/;
    await expect(page).toHaveURL(address);
    await page.reload();
    await entry("werkplaats_100%.jpg").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/werkplaats_100%\.jpg/);
    await page.getByRole("link", { name: "Back to the library" }).click();
    await expect(page).toHaveURL(address);
    await expect(names).toHaveText(["werkplaats_100%.jpg"]);

    await test.step("thousands have pages of forty-eight", async () => {
      await site.execute(`
      insert into public.otm_media (path, name, hash, content_type, size, created_at)
      select n, 'gids ' || n || '.pdf', md5(n::text), 'application/pdf', n, now() + (3000 - n) * interval '1 minute'
      from generate_series(1, 2997) n`);
      await page.getByRole("button", { name: "Clear filter" }).click();
      await expect(names).toHaveCount(48);
      await expect(names.first()).toHaveText("gids 1.pdf");
      await expect(list.getByRole("status")).toHaveText("3,000 entries. Page 1 of 63");
      await list.getByRole("link", { name: "Next page" }).click();
      await expect(names.first()).toHaveText("gids 49.pdf");
      await expect(list).toBeFocused();
      await search.fill("gids 2990");
      await expect(names).toHaveText(["gids 2990.pdf"]);
      await expect(page).toHaveURL("/admin/media?q=gids+2990");
      await page.goto("/admin/media?page=99");
      await expect(names.first()).toHaveText("gids 1.pdf");
    });
  });
