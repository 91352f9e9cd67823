// @module-tag S47

import { firstAdminOf, signIn, someEmail } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { headingsOf, statusError } from "../fixtures/pages.ts";
import { articleRows } from "../fixtures/panel-screens.ts";
import { isThorough } from "../fixtures/thorough.ts";

const slug = "invoices-without-retyping";

test.use({ expectedErrors: [statusError(409), statusError(404), "An action in the panel failed"] });

test.beforeEach(async ({ context, baseURL }) => {
  // The panel in English, whatever its default.
  await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
});

test("a deleted article comes back by its message, or from the trash under another address", async ({
  page,
  site,
  request,
}) => {
  const status = async (path: string) => (await request.get(path)).status();
  const article = articleRows(page).filter({ hasText: "invoices" }).first();
  const toast = (text: string | RegExp) => page.getByRole("status").getByText(text).first();
  const remove = async () => {
    await page.getByRole("searchbox", { name: "Search articles" }).fill(slug);
    await expect(articleRows(page)).toHaveCount(1);
    await article.getByRole("button", { name: /^Delete/ }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(
      "It stays in the trash for 30 days first, and can be restored until then.",
    );
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(toast("Article deleted successfully")).toBeVisible();
    // The message of the deletion before may still be there.
    await expect(articleRows(page)).toHaveCount(0);
  };
  const headings = async (of: string) => headingsOf(await (await request.get(`/insights/${of}`)).text(), 1);
  const before = await headings(slug);
  expect(before).toHaveLength(1);
  const items = page.getByRole("region", { name: "Trash" }).getByRole("listitem");

  await test.step("undone at once", async () => {
    await signIn(page, firstAdminOf(site), "/admin/blog");
    await remove();
    expect(await status(`/insights/${slug}`)).toBe(404);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect(toast("Restored")).toBeVisible();
    await expect(article).toBeVisible();
    expect(await headings(slug)).toEqual(before);
  });
  await test.step("restored under another address, as its own is taken", async () => {
    await remove();
    await site.query("insert into public.otm_blog_articles (slug) values ($1)", [slug]);
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Trash/ })
      .click();
    await expect(items).toHaveCount(1);
    await expect(items).toContainText(/Article, deleted by .+ on /);
    await items.getByRole("button", { name: /^Restore/ }).click();
    const dialog = page.getByRole("dialog", { name: "The address is taken meanwhile" });
    await expect(dialog.getByLabel("Address")).toHaveValue(`${slug}-2`);
    await dialog.getByLabel("Address").fill("No such thing!");
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect(dialog.getByLabel("Address")).toBeFocused();
    await expect(dialog.getByLabel("Address")).toHaveAccessibleDescription(
      "A slug has small letters, digits and hyphens only, such as my-first-article",
    );
    await dialog.getByLabel("Address").fill(`${slug}-2`);
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect(toast(/^Restored: /)).toBeVisible();
    await expect(page.getByText("Nothing was deleted.")).toBeVisible();
    expect(await headings(`${slug}-2`)).toEqual(before);
  });
});

if (isThorough)
  test("only what somebody may delete is in their trash, and what became of it is told", async ({
    page,
    site,
  }) => {
    const { addAccount } = await import("../fixtures/sites.ts");
    const editor = { email: someEmail(), password: "zes ezels eten hooi" };
    await addAccount(site, editor, { role: "editor" });
    const items = page.getByRole("region", { name: "Trash" }).getByRole("listitem");
    const open = (name: RegExp) => page.getByRole("complementary").getByRole("link", { name }).click();
    const removeTag = async () => {
      // The list of articles, which the link leaves, has such buttons too.
      await expect(page).toHaveURL("/admin/tags");
      await page
        .getByRole("button", { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(
        page
          .getByRole("status")
          .getByText(/^Deleted: /)
          .first(),
      ).toBeVisible();
      await open(/^Trash/);
      await expect(items).toHaveCount(1);
    };
    await test.step("an editor deletes a tag", async () => {
      await signIn(page, { startSession: () => site.startSession(editor.email) }, "/admin/tags");
      await removeTag();
      await expect(items.getByRole("button", { name: /^Delete for good/ })).toHaveCount(0);
    });
    await test.step("an administrator deletes it for good", async () => {
      await signIn(page, firstAdminOf(site), "/admin/trash");
      await items.getByRole("button", { name: /^Delete for good/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
      await expect(page.getByText("Nothing was deleted.")).toBeVisible();
      expect(await site.query("select from private.trash")).toEqual([]);
    });
    await test.step("what somebody else has restored meanwhile is told", async () => {
      await open(/^Blog Admin/);
      await page.getByRole("link", { name: "Manage tags" }).click();
      await removeTag();
      await site.query("delete from private.trash");
      await items.getByRole("button", { name: /^Restore/ }).click();
      await expect(page.getByText("It could not be restored")).toBeVisible();
      await expect(page.getByText("Nothing was deleted.")).toBeVisible();
    });
    await test.step("and what could not come back with it", async () => {
      await open(/^Blog Admin/);
      await page.getByRole("link", { name: "Manage tags" }).click();
      await removeTag();
      await site.execute("delete from public.otm_blog_articles");
      await items.getByRole("button", { name: /^Restore/ }).click();
      await expect(
        page.getByRole("status").getByText(/^Restored, without what is gone or taken meanwhile: /),
      ).toBeVisible();
    });
  });
