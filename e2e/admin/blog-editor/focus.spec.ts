import { editor, expect, openEditor, test, writeHtml } from "../../fixtures/article-editor.ts";

test("a new article keeps its focus, hints at an incomplete language, and promises no draft without storage", async ({
  page,
  admin: _,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key: string, value: string) {
      if (key.startsWith("vlotwerk-draft:")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await test.step("an open new-tag field does not take the focus", async () => {
    const { author } = await openEditor(page);
    await page.getByRole("button", { name: "New tag" }).click();
    const tag = page.getByRole("textbox", { name: "Name of the new tag" });
    await expect(tag).toBeFocused();
    await author.click();
    await page.keyboard.type("Sanne");
    await expect(author).toHaveValue("Sanne");
    await expect(tag).toHaveValue("");
  });
  await test.step("the skip link keeps a new article's input", async () => {
    const { author } = editor(page);
    await author.fill("Eva");
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#content$/);
    await expect(author).toHaveValue("Eva");
    await expect(page.getByText(/are back/)).toHaveCount(0);
  });
  await test.step("an incomplete language is reported before publication", async () => {
    const { tab, field } = editor(page);
    const emptyContentHint = page.getByText(
      "Visitors who read this language get this title over an empty page.",
    );
    const untitled = page.getByText('Visitors read "Untitled" here while there is no title.');
    await tab("Content EN").click();
    await field("Title (EN)").fill("Only a title");
    await expect(emptyContentHint).toHaveCount(0);

    await tab("Content NL").click();
    await writeHtml(page, "NL", "<p>Alleen een tekst</p>");
    await expect(untitled).toBeVisible();
    await field("Title (NL)").fill("Een titel");
    await expect(untitled).toHaveCount(0);

    await tab("Content EN").click();
    await expect(emptyContentHint).toBeVisible();
    await writeHtml(page, "EN", "<p>A text</p>");
    await expect(emptyContentHint).toHaveCount(0);
  });
  await test.step("a browser without storage does not promise a local draft", async () => {
    await page.getByRole("complementary").getByRole("link", { name: "Homepage" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await expect(question).toContainText("Who leaves now loses them.");
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(editor(page).tab("Content EN")).toHaveAttribute("aria-selected", "true");
  });
});
