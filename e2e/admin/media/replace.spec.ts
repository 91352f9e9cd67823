import { expect, someTitle, storeArticle, test } from "../../fixtures/article-editor.ts";
import { library, someFileName, somePdf, somePicture } from "../../fixtures/library.ts";
import { statusError } from "../../fixtures/pages.ts";

// What is deleted, and the thumbnails of other tests' rows without bytes.
test.use({ expectedErrors: [statusError(404)] });

test("a picture is replaced at its address, and deleted once its uses are known", async ({ page, admin }) => {
  await page.goto("/admin/media");
  const { chooser, upload, toast, dialog, entry } = library(page);
  const first = await somePicture(someFileName());
  await chooser.setInputFiles([first]);
  await upload(first.name).getByRole("link", { name: "Describe it" }).click();
  await expect(page).toHaveURL(/\/admin\/media\/[0-9a-f-]{36}$/);
  const address = `/media/${new URL(page.url()).pathname.split("/").at(-1)}`;
  const uses = page.getByRole("region", { name: "Where it is used" });
  const facts = page.getByRole("region", { name: "About the file" });
  await expect(uses).toContainText("Nowhere, since");
  await expect(facts).toContainText(`by ${admin.email}`);
  await expect(facts).toContainText(address);

  const [title, other] = [someTitle(), someTitle()];
  const html = `<p><img src="${address}" alt=""></p>`;
  const article = await storeArticle(admin.client, title, { isPublished: true });
  await admin.client
    .from("otm_blog_articles")
    .update({ image_url: address })
    .eq("id", article.id)
    .throwOnError();
  const draft = await storeArticle(admin.client, other, { english: html });
  await page.reload();
  await expect(uses.getByRole("listitem")).toHaveCount(2);
  await expect(uses.getByRole("listitem").filter({ hasText: title })).toContainText("picture of the article");
  const draftUse = uses.getByRole("listitem").filter({ hasText: other });
  await expect(draftUse).toContainText("text of the article, English");
  await expect(draftUse.getByRole("link")).toHaveAttribute("href", `/admin/blog-editor/${draft.id}`);

  const before = await page.request.get(address, { maxRedirects: 0 });
  await chooser.setInputFiles([await somePicture(someFileName(), 1_000, 500)]);
  await expect(toast("Replaced. Pages show the new one from now on.")).toBeVisible();
  await expect(facts).toContainText("1000 × 500 pixels");
  const after = await page.request.get(address, { maxRedirects: 0 });
  expect(after.headers().location).not.toBe(before.headers().location);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first.name);
  await chooser.setInputFiles([somePdf(someFileName("pdf"))]);
  await expect(page.getByText("A picture is needed here.")).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toHaveAccessibleName(`Delete ${first.name}?`);
  await expect(dialog).toContainText("It would be missing in these places.");
  await expect(dialog.getByRole("link")).toHaveText([other, title]);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(`Deleted: ${first.name}`)).toBeVisible();
  await expect(page).toHaveURL("/admin/media");
  await expect(entry(first.name)).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);

  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(toast("Restored")).toBeVisible();
  await expect(entry(first.name)).toHaveCount(1);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);

  // Pages of other tests would list an article with a broken picture.
  await admin.client.from("otm_blog_articles").delete().in("id", [article.id, draft.id]).throwOnError();
});
