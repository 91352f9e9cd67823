import { expect, openEditor, slugOf, someTitle, storeArticle, test } from "../../fixtures/article-editor.ts";

test("the search-result texts of an article are previewed and used", async ({ page, admin }) => {
  await test.step("the preview shows truncated and missing texts", async () => {
    const { id } = await storeArticle(admin.client, someTitle());
    const { field } = await openEditor(page, id);
    const preview = page.getByRole("figure", { name: "Preview of the search result (NL)" });
    await expect(field("Meta Description (NL)")).toHaveAccessibleDescription("0 of about 160 characters");

    await field("Meta Description (NL)").fill("woord ".repeat(40));
    await expect(field("Meta Description (NL)")).toHaveAccessibleDescription(
      "239 characters; search engines cut off after about 160",
    );
    await expect(preview).toContainText(/(woord ){20,}woord…$/);
    const other = page.getByRole("figure", { name: "Preview of the search result (EN)" });
    await expect(other).toContainText("This language has no title and no content yet.");
  });
  page.once("dialog", (dialog) => void dialog.accept());
  await test.step("an article has separate search-result texts", async () => {
    const title = someTitle();
    const { id } = await storeArticle(admin.client, title, {
      isPublished: true,
      html: "<p>Zo begint het.</p>",
    });
    const { field, save, toast } = await openEditor(page, id);
    const preview = page.getByRole("figure", { name: "Preview of the search result (NL)" });
    await expect(preview).toContainText(`${title} | Vlotwerk`);
    await expect(preview).toContainText(`insights › ${slugOf(title)}`);
    await expect(preview).toContainText("Zo begint het.");

    await field("Meta Title (NL)").fill(`Zoek: ${title}`);
    await field("Meta Description (NL)").fill("Wat zoekmachines tonen.");
    await expect(preview).toContainText(`Zoek: ${title} | Vlotwerk`);
    await expect(preview).toContainText("Wat zoekmachines tonen.");
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();

    await page.goto(`/insights/${slugOf(title)}`);
    await expect(page).toHaveTitle(`Zoek: ${title} | Vlotwerk`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const content = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    await expect(content("description")).toHaveAttribute("content", "Wat zoekmachines tonen.");
    await expect(content("og:title")).toHaveAttribute("content", `Zoek: ${title}`);
    await expect(content("og:description")).toHaveAttribute("content", "Wat zoekmachines tonen.");
  });
});
