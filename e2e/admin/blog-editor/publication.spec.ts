import type { Page } from "@playwright/test";
import {
  discard,
  expect,
  openEditor,
  someTitle,
  storeArticle,
  storedHtml,
  test,
  writeHtml,
} from "../../fixtures/article-editor.ts";

/** What the editor has for publishing. */
function publication(page: Page) {
  return {
    dutch: page.getByRole("checkbox", { name: "Dutch" }),
    english: page.getByRole("checkbox", { name: "English" }),
    keep: page.getByRole("button", { name: "Keep for later" }),
    state: (text: string) => page.getByRole("status").getByText(text, { exact: true }),
    waiting: page.getByText("There are changes here that visitors don’t see yet."),
  };
}

test("changes are kept beside the live article, previewed, published, and discarded", async ({
  page,
  admin,
}) => {
  const { id, slug } = await storeArticle(admin.client, someTitle(), { isPublished: true });
  const { tab, slug: address, author, readTime, save, toast, unsaved } = await openEditor(page, id);
  const { english, keep, state, waiting } = publication(page);
  const shown = async () => (await page.request.get(`/insights/${slug}`)).text();
  await test.step("they are kept, and visitors see none of them", async () => {
    await expect(keep).toBeDisabled();
    await expect(english).toBeDisabled();
    await expect(english).toHaveAccessibleDescription("no text yet");
    await tab("Content NL").click();
    await writeHtml(page, "NL", "<p>Nieuwer.</p>");
    await keep.click();
    await expect(toast(/^Changes saved\. Visitors still see/)).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    await expect(state("Dutch: live, changes waiting · English: no text")).toBeVisible();
    await expect(waiting).toBeVisible();
    expect(await storedHtml(admin.client, id)).toBe("<p>Tekst.</p>");
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Preview" }).click();
    const preview = await opened;
    await expect(preview.getByText("Nieuwer.")).toBeVisible();
    await preview.close();
    expect(await shown()).toContain("<p>Tekst.</p>");
  });
  await test.step("they survive a reload together with unsaved ones, which are discarded alone", async () => {
    await tab("Basic Info").click();
    await readTime.fill("9");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await tab("Basic Info").click();
    await expect(readTime).toHaveValue("9");
    await expect(unsaved).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await discard(page);
    await expect(readTime).toHaveValue("5");
    await expect(waiting).toBeVisible();
  });
  await test.step("they are published", async () => {
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(state("Dutch: live · English: no text")).toBeVisible();
    expect(await shown()).toContain("<p>Nieuwer.</p>");
    await expect(save).toHaveAccessibleDescription("");
  });
  await test.step("others are discarded", async () => {
    await author.fill("Eva");
    await address.fill(`${slug}-anders`);
    await keep.click();
    await expect(waiting).toBeVisible();
    await expect(page.getByRole("link", { name: "Preview" })).toHaveAttribute(
      "href",
      `/admin/preview/article/${id}`,
    );
    await page.getByRole("button", { name: "Discard changes" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard the changes that are not published?" });
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect(toast("The changes were discarded")).toBeVisible();
    await expect(author).toHaveValue("Noor");
    await expect(unsaved).toHaveCount(0);
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(state("Dutch: live · English: no text")).toBeVisible();
    await page.reload();
    await tab("Basic Info").click();
    await expect(author).toHaveValue("Noor");
    await expect(waiting).toHaveCount(0);
  });
});
