import { expect, openEditor, someTitle, storeArticle, test } from "../../fixtures/article-editor.ts";

test("what a careful colleague would notice is listed, and leads to its field", async ({
  page,
  admin,
  expectAccessible,
}) => {
  const title = someTitle();
  const known = await storeArticle(admin.client, someTitle(), { isPublished: true });
  const { id } = await storeArticle(admin.client, title, {
    html: `<h2>Kop</h2><h4>Te diep</h4><p><a href="/insights/bestaat-niet">weg</a> <a href="/insights/${known.slug}">er</a></p>`,
  });
  const { tab, field, save, toast } = await openEditor(page, id);
  await page.getByText("Before publishing: 4 remarks").click();
  await expect(page.getByRole("status").getByRole("listitem")).toHaveText([
    "There is no English text: visitors who read English get the Dutch one.",
    "Dutch has no excerpt and no meta description: search engines choose a text.",
    "Dutch has a heading 4 (“Te diep”) after a heading 2.",
    "A link in the Dutch text leads nowhere: /insights/bestaat-niet",
  ]);
  await expectAccessible();
  await page.getByRole("button", { name: /^Dutch has no excerpt/ }).click();
  await expect(tab("Content NL")).toHaveAttribute("aria-selected", "true");
  await expect(field("Excerpt (NL)")).toBeFocused();
  await field("Excerpt (NL)").fill("Kort gezegd.");
  await expect(page.getByRole("button", { name: /^Dutch has no meta description/ })).toBeVisible();
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
});
