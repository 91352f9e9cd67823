import { randomUUID } from "node:crypto";
import { expect, openEditor, test, writeHtml } from "../fixtures/article-editor.ts";
import { go } from "../fixtures/pages.ts";
import { articleRows } from "../fixtures/panel-screens.ts";

test("script in a title, an author and a tag is text on every screen", async ({ page, admin }) => {
  const mark = randomUUID().slice(0, 8);
  const title = `<img src=x onerror="top.wasRun=1"> ${mark}`;
  const author = `</script><script>top.wasRun=1</script>${mark}`;
  const tag = `"><svg onload=top.wasRun=1>${mark}`;
  const { tab, field, save, toast, slug } = await openEditor(page);
  await field("Author").fill(author);
  await page.getByRole("button", { name: "New tag" }).click();
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

  await go(page, "/admin/blog");
  await page.getByRole("searchbox", { name: "Search articles" }).fill(mark);
  const card = articleRows(page);
  await expect(card.getByRole("heading")).toHaveText([title]);
  await expect(card).toContainText(`By ${author}`);
  await expect(card).toContainText(`#${tag}`);
  await go(page, "/admin/homepage");
  await expect(page.getByRole("option", { name: title })).toBeAttached();
  await page.goto(`/en/insights/img-srcx-onerrortopwasrun1-${mark}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => Reflect.get(window, "wasRun"))).toBeUndefined();
  expect((await admin.client.from("otm_blog_tags").delete().eq("name", tag)).error).toBeNull();
});
