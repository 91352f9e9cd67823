import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";

test("the about page is changed, compared and restored", async ({ page, site, expectAccessible }) => {
  await signIn(page, firstAdminOf(site), "/admin/about");
  const title = page.getByRole("textbox", { name: "About Title" });
  const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
  const comparison = page.getByRole("region", { name: "What changed" });
  const part = (name: string) => comparison.getByRole("region", { name, exact: true });
  await expect(title).toHaveValue("Over Vlotwerk");
  await title.fill("Wie wij zijn");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("Changes saved", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("History of the about page");
  await expect(versions.nth(0)).toContainText(/Version 2\s*Live\s*Newest\s*Published/);
  await expect(part("Dutch").getByRole("definition")).toHaveAttribute("lang", "nl");
  await expect(part("Dutch").locator("ins")).toContainText("Wie wij");
  await expect(part("English")).toHaveCount(0);
  await expectAccessible();

  await site.execute("delete from public.otm_team_members where name = 'Noor van der Laan'");
  await page.reload();
  await expect(part("Page").locator("del").first()).toContainText("Noor van der Laan");

  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Restore version 1?" });
  await expect(dialog).toContainText("visitors see them at once");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Version 1 was restored")).toBeVisible();
  await expect(title).toHaveValue("Over Vlotwerk");
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Over Vlotwerk");
  await expect(page.getByText("Noor van der Laan").first()).toBeVisible();
  await page.goto("/admin/about/history");
  await expect(versions.nth(0)).toContainText(/Version 4\s*Live\s*Newest\s*Restored from version 1/);
});
