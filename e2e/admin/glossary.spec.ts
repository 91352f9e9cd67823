import { editor, expect, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { go, statusError } from "../fixtures/pages.ts";

// The Dutch word is in the list already.
test.use({ expectedErrors: [statusError(409)] });

test("a word of the firm is added, changed and deleted, and missed in the translation of a sentence", async ({
  page,
  admin,
}) => {
  const word = `klantzaak${Date.now()}`;
  const { id } = await storeArticle(admin.client, someTitle(), {
    html: `<p>Elke ${word} telt.</p>`,
    english: "<p>Every customer case counts.</p>",
  });
  const { toast } = editor(page);
  await page.goto("/admin/settings/glossary");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: /^Dutch/ }).fill(word);
  await form.getByRole("button", { name: "Add a word" }).click();
  await expect(form.getByRole("textbox", { name: /^English/ })).toHaveAccessibleDescription(/./);
  await form.getByRole("textbox", { name: /^English/ }).fill("client case");
  await form.getByRole("button", { name: "Add a word" }).click();
  await expect(toast("Word added")).toBeVisible();
  // The form is empty again once the list has the word.
  await expect(page.getByRole("listitem").filter({ hasText: word })).toBeVisible();
  await expect(form.getByRole("textbox", { name: /^Dutch/ })).toHaveValue("");

  await form.getByRole("textbox", { name: /^Dutch/ }).fill(word);
  await form.getByRole("textbox", { name: /^English/ }).fill("other");
  await form.getByRole("button", { name: "Add a word" }).click();
  await expect(page.getByText("This Dutch word is in the list already.")).toBeVisible();

  const remark = page.getByText(`English lacks “client case” for “${word}” (glossary).`);
  await go(page, `/admin/blog-editor/${id}`);
  await page.getByRole("link", { name: /^Before publishing: / }).click();
  await expect(page.locator("mark", { hasText: word })).toBeVisible();
  await remark.click();
  const english = page.frameLocator('iframe[title="Content (EN)"]').locator("body");
  await expect
    .poll(() => english.evaluate((body) => body.ownerDocument.getSelection()?.toString()))
    .toBe("Every customer case counts.");

  await go(page, "/admin/settings/glossary");
  const row = page.getByRole("listitem").filter({ hasText: word });
  await row.getByRole("button", { name: /^Change/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^English/ }).fill("customer case");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("customer case");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("customer case");
  const loaded = page.waitForResponse((response) => response.url().includes("/otm_glossary"));
  await go(page, `/admin/blog-editor/${id}`);
  await loaded;
  await page.getByRole("link", { name: /^Before publishing: / }).click();
  await expect(page.getByText(/^English lacks/)).toHaveCount(0);
});
