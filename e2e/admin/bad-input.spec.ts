import { randomUUID } from "node:crypto";
import { expect, openEditor, someTitle, storeArticle, test, writeHtml } from "../fixtures/article-editor.ts";
import { statusError } from "../fixtures/pages.ts";
import { articleRows } from "../fixtures/panel-screens.ts";

test("script in a title, an author and a tag is text on every screen", async ({ page, admin }) => {
  const mark = randomUUID().slice(0, 8);
  const title = `<img src=x onerror="top.wasRun=1"> ${mark}`;
  const author = `</script><script>top.wasRun=1</script>${mark}`;
  const tag = `"><svg onload=top.wasRun=1>${mark}`;
  const { tab, field, save, toast, slug } = await openEditor(page);
  await field("Author").fill(author);
  await page.getByRole("button", { name: "New Tag" }).click();
  await page.keyboard.type(tag);
  await page.keyboard.press("Enter");
  await expect(toast("Tag created successfully")).toBeVisible();
  await tab("Content EN").click();
  await field("Title (EN)").fill(title);
  await writeHtml(page, "EN", "<p>Text</p>");
  await page.getByRole("switch").click();
  await save.click();
  await expect(toast("Article created successfully")).toBeVisible();
  await tab("Basic Info").click();
  await expect(slug).toHaveValue(`img-srcx-onerrortopwasrun1-${mark}`);

  await page.goto("/admin/blog");
  await page.getByRole("searchbox", { name: "Search articles" }).fill(mark);
  const card = articleRows(page);
  await expect(card.getByRole("heading")).toHaveText([title]);
  await expect(card).toContainText(`By ${author}`);
  await expect(card).toContainText(`#${tag}`);
  await page.goto("/admin/homepage");
  await expect(page.getByRole("option", { name: title })).toBeAttached();
  await page.goto(`/en/insights/img-srcx-onerrortopwasrun1-${mark}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => Reflect.get(window, "wasRun"))).toBeUndefined();
  expect((await admin.client.from("otm_blog_tags").delete().eq("name", tag)).error).toBeNull();
});

test.describe("an article deleted in one tab", () => {
  test.use({
    expectedErrors: [
      statusError(404),
      statusError(406),
      "A screen of the panel was not loaded",
      "An action in the panel failed",
      "was not saved",
    ],
  });

  test("is reported as deleted in the others, which keep their input", async ({ page, context, admin }) => {
    const title = someTitle();
    const { id } = await storeArticle(admin.client, title);
    const { author, save } = await openEditor(page, id);
    await author.fill("Eva");
    const list = await context.newPage();
    await list.goto("/admin/blog");
    const other = await context.newPage();
    await other.goto("/admin/blog");
    const card = (tab: typeof page) => articleRows(tab).filter({ hasText: title });
    await expect(card(other)).toBeVisible();

    await card(list)
      .getByRole("button", { name: `Delete ${title}` })
      .click();
    await list.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(list.getByText("Article deleted successfully")).toBeVisible();

    await card(other)
      .getByRole("button", { name: `Delete ${title}` })
      .click();
    await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(other.getByText("Failed to delete article")).toBeVisible();
    await expect(card(other)).toHaveCount(0);
    await other.goto(`/admin/blog-editor/${id}`);
    await expect(other.getByRole("status").getByText("Failed to fetch article")).toBeVisible();
    await expect(other.getByRole("link", { name: "Back to Blog" })).toBeVisible();

    await save.click();
    await page
      .getByRole("alertdialog", { name: "This was deleted" })
      .getByRole("button", { name: "Save as a new one" })
      .click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(author).toHaveValue("Eva");
  });
});
