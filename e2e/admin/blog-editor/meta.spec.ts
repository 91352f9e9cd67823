import { expect, openEditor, slugOf, someTitle, storeArticle, test } from "../../fixtures/article-editor.ts";

test("missing search-result texts are remarked upon, previewed while they are typed, and used", async ({
  page,
  admin,
}) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, {
    isPublished: true,
    html: '<p>Zo begint het.</p><h3>Te diep</h3><p><a href="/insights/bestaat-niet">weg</a></p>',
  });
  const { tab, field, save, toast } = await openEditor(page, id);
  await test.step("what a careful colleague would notice is listed, and leads to its field", async () => {
    await page.getByRole("link", { name: "Before publishing: 4 remarks" }).click();
    const remarks = page.getByRole("status").getByRole("listitem");
    await expect(remarks).toHaveCount(4);
    await expect(remarks).toContainText(["A link in the Dutch text leads nowhere: /insights/bestaat-niet"]);
    await page.getByRole("button", { name: /^Dutch has no excerpt and no meta description/ }).click();
    await expect(tab("Content NL")).toHaveAttribute("aria-selected", "true");
    await expect(field("Excerpt (NL)")).toBeFocused();
    await field("Excerpt (NL)").fill("Kort gezegd.");
    await expect(page.getByRole("button", { name: /^Dutch has no meta description/ })).toBeVisible();
    await field("Excerpt (NL)").fill("");
    await tab("Basic Info").click();
  });
  const description = field("Meta Description (NL)");
  const preview = page.getByRole("figure", { name: "Preview of the search result (NL)" });
  await test.step("the preview shows default, truncated and missing texts", async () => {
    await expect(preview).toContainText(`${title} | Vlotwerk`);
    await expect(preview).toContainText(`insights › ${slugOf(title)}`);
    await expect(preview).toContainText("Zo begint het.");
    await expect(description).toHaveAccessibleDescription("0 of about 160 characters");
    await description.fill("woord ".repeat(40));
    await expect(description).toHaveAccessibleDescription(
      "239 characters; search engines cut off after about 160",
    );
    await expect(preview).toContainText(/(woord ){20,}woord…$/);
    const other = page.getByRole("figure", { name: "Preview of the search result (EN)" });
    await expect(other).toContainText("This language has no title and no content yet.");
  });
  await test.step("what is saved is in the article's page", async () => {
    await field("Meta Title (NL)").fill(`Zoek: ${title}`);
    await description.fill("Wat zoekmachines tonen.");
    await expect(preview).toContainText(`Zoek: ${title} | Vlotwerk`);
    await expect(preview).toContainText("Wat zoekmachines tonen.");
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    const html = await (await page.request.get(`/insights/${slugOf(title)}`)).text();
    expect(html).toContain(`<title>Zoek: ${title} | Vlotwerk</title>`);
    expect(html).toContain('<meta name="description" content="Wat zoekmachines tonen."');
    expect(html).toContain(`<meta property="og:title" content="Zoek: ${title}"`);
    expect(html).toContain('<meta property="og:description" content="Wat zoekmachines tonen."');
  });
});
