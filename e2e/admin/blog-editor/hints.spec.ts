import { expect, openEditor, test, writeHtml } from "../../fixtures/article-editor.ts";

test("an incomplete language is reported before publication", async ({ page, admin: _ }) => {
  const { tab, field } = await openEditor(page);
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
