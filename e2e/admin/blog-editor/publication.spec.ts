import type { Page } from "@playwright/test";
import { storeSession } from "../../fixtures/accounts.ts";
import {
  discard,
  expect,
  openEditor,
  slugOf,
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

test("one language goes live while the other is a draft, and follows later", async ({ page, admin }) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, { english: "<p>Text.</p>" });
  const { save, toast } = await openEditor(page, id);
  const { english, state } = publication(page);
  await expect(state("Dutch: draft · English: draft")).toBeVisible();
  await page.getByRole("switch", { name: "Draft" }).click();
  await expect(save).toHaveAccessibleDescription("publishes Dutch and English");
  await english.uncheck();
  await expect(save).toHaveAccessibleDescription("publishes Dutch");
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  await expect(state("Dutch: live · English: draft")).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`/en/insights/${slugOf(title)}`);
  await expect(visitor.getByText("This text is only available in Dutch.")).toBeVisible();
  await expect(visitor.getByText("Tekst.", { exact: true })).toBeVisible();

  await english.check();
  await expect(save).toHaveAccessibleDescription("publishes English");
  await save.click();
  await expect(state("Dutch: live · English: live")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Text.", { exact: true })).toBeVisible();
});

test("changes are kept beside the live article, previewed, and published", async ({
  page,
  admin,
  createUser,
  expectAccessible,
}) => {
  const title = someTitle();
  const { id, slug } = await storeArticle(admin.client, title, { isPublished: true });
  const { tab, field, save, toast, unsaved } = await openEditor(page, id);
  const { keep, state, waiting } = publication(page);
  await expect(keep).toBeDisabled();
  await tab("Content NL").click();
  await writeHtml(page, "NL", "<p>Nieuwer.</p>");
  await keep.click();
  await expect(toast(/^Changes saved\. Visitors still see/)).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await expect(state("Dutch: live, changes waiting · English: no text")).toBeVisible();
  await expect(waiting).toBeVisible();
  await expectAccessible();
  expect(await storedHtml(admin.client, id)).toBe("<p>Tekst.</p>");

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Preview" }).click();
  const preview = await opened;
  await expect(preview.getByText("Nieuwer.")).toBeVisible();
  await preview.goto(`/insights/${slug}`);
  await expect(preview.getByText("Tekst.", { exact: true })).toBeVisible();

  const colleague = await page.context().browser()?.newPage();
  if (!colleague) throw new Error("There is no browser");
  await storeSession(colleague, await createUser({ isAdmin: true }));
  const theirs = await openEditor(colleague, id);
  await expect(publication(colleague).waiting).toBeVisible();
  await theirs.tab("Content NL").click();
  await theirs.mode("HTML").click();
  await expect(theirs.field("Content (NL)")).toHaveValue("<p>Nieuwer.</p>");
  await theirs.save.click();
  await expect(theirs.toast("Article updated successfully")).toBeVisible();
  await expect(publication(colleague).waiting).toHaveCount(0);
  await expect(publication(colleague).state("Dutch: live · English: no text")).toBeVisible();
  await colleague.close();
  await preview.reload();
  await expect(preview.getByText("Nieuwer.")).toBeVisible();

  await page.reload();
  await expect(state("Dutch: live · English: no text")).toBeVisible();
  await tab("Content NL").click();
  await expect(field("Title (NL)")).toHaveValue(title);
  await expect(save).toHaveAccessibleDescription("");
});

test("kept changes survive a reload together with unsaved ones, and are discarded", async ({
  page,
  admin,
}) => {
  const { id } = await storeArticle(admin.client, someTitle(), { isPublished: true });
  const { author, tab, toast, unsaved, readTime } = await openEditor(page, id);
  const { english, keep, waiting, state } = publication(page);
  await expect(english).toBeDisabled();
  await expect(english).toHaveAccessibleDescription("no text yet");
  await author.fill("Eva");
  await keep.click();
  await expect(waiting).toBeVisible();
  await readTime.fill("9");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await tab("Basic Info").click();
  await expect(author).toHaveValue("Eva");
  await expect(readTime).toHaveValue("9");
  await expect(unsaved).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await discard(page);
  await expect(author).toHaveValue("Eva");
  await expect(readTime).toHaveValue("5");

  await page.getByRole("button", { name: "Discard changes" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard the changes that are not published?" });
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(toast("The changes were discarded")).toBeVisible();
  await expect(author).toHaveValue("Noor");
  await expect(readTime).toHaveValue("5");
  await expect(unsaved).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(state("Dutch: live · English: no text")).toBeVisible();
  await page.reload();
  await tab("Basic Info").click();
  await expect(author).toHaveValue("Noor");
  await expect(waiting).toHaveCount(0);
});
