import { editor, expect, openEditor, someTitle, storeArticle, test } from "../../fixtures/article-editor.ts";

test("an open new-tag field does not take the focus", async ({ page, admin: _ }) => {
  const { author } = await openEditor(page);
  await page.getByRole("button", { name: "New Tag" }).click();
  const tag = page.getByRole("textbox", { name: "Name of the new tag" });
  await expect(tag).toBeFocused();
  await author.click();
  await page.keyboard.type("Sanne");
  await expect(author).toHaveValue("Sanne");
  await expect(tag).toHaveValue("");
});

test("the skip link keeps a new article's input", async ({ page, admin: _ }) => {
  const { author } = await openEditor(page);
  await author.fill("Eva");
  await page.getByRole("link", { name: "Naar de inhoud" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await expect(author).toHaveValue("Eva");
  await expect(page.getByText(/are back/)).toHaveCount(0);
});

test("signing out with unsaved edits asks for confirmation", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { author, unsaved } = await openEditor(page, id);
  await author.fill("Eva");
  await expect(unsaved).toBeVisible();
  const logout = page.getByRole("complementary").getByRole("button", { name: "Logout" });
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await logout.click();
  await expect(question).toContainText("This browser keeps your changes");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(author).toHaveValue("Eva");

  await logout.click();
  await question.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/beheer");
});

test("a browser without storage does not promise a local draft", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key: string, value: string) {
      if (key.startsWith("vlotwerk-draft:")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  const { author, unsaved } = await openEditor(page, id);
  await author.fill("Eva");
  await expect(unsaved).toBeVisible();
  await page.getByRole("complementary").getByRole("link", { name: "Homepage" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toContainText("Who leaves now loses them.");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(editor(page).author).toHaveValue("Eva");
});
