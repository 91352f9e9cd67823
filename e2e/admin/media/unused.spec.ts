import { firstAdminOf, signIn } from "../../fixtures/accounts.ts";
import { library, storeMedia } from "../../fixtures/library.ts";
import { expect, test } from "../../fixtures/own-site.ts";
import { statusError } from "../../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(404)] });

test("what has been unused for ninety days is shown, then deleted, but for what is used again", async ({
  page,
  site,
}) => {
  await storeMedia(site, { name: "oud.pdf", age: 200, unusedFor: 100, size: 1_500_000 });
  const used = await storeMedia(site, { name: "terug.jpg", isPicture: true, age: 200, unusedFor: 95 });
  await storeMedia(site, { name: "net ongebruikt.pdf", age: 200, unusedFor: 89 });
  await storeMedia(site, { name: "in gebruik.pdf", age: 200, unusedFor: null });
  await signIn(page, firstAdminOf(site), "/admin/media");
  const { names, dialog, toast } = library(page);
  const open = page.getByRole("button", { name: "Delete unused..." });
  const shown = dialog.getByRole("listitem");
  await expect(names).toHaveCount(4);

  await open.click();
  await expect(dialog).toHaveAccessibleName("Delete what nobody uses?");
  await expect(dialog).toHaveAccessibleDescription(
    /^2 entries have been unused for 90 days or more: 1\.4 MB\./,
  );
  await expect(shown).toHaveText([/^oud\.pdf.*unused since/, /^terug\.jpg/]);
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  await open.click();
  await expect(shown).toHaveCount(2);
  await site.query("update public.otm_team_members set image_url = $1", [`/media/${used}`]);
  await dialog.getByRole("button", { name: "Delete These 2" }).click();
  await expect(toast("Deleted: 1. Used again in the meantime, so kept: 1")).toBeVisible();
  await expect(names).toHaveCount(3);
  await expect(page.getByText("oud.pdf")).toHaveCount(0);

  await open.click();
  await expect(dialog).toContainText("Nothing has been unused for 90 days.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(open).toBeFocused();
});
