import { fillIn, loginForm } from "../../fixtures/accounts.ts";
import {
  discard,
  editor,
  expect,
  openEditor,
  someTitle,
  storeArticle,
  storedHtml,
  test,
  writeHtml,
} from "../../fixtures/article-editor.ts";
import { statusError } from "../../fixtures/pages.ts";

test("unsaved input is asked about, survives leaving and a reload, and stays away once discarded", async ({
  page,
  admin,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, author, written, unsaved, save, toast, heading } = await openEditor(page, id);
  await test.step("leaving asks for confirmation, and keeps it", async () => {
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await author.fill("Eva");
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL(`/admin/blog-editor/${id}`);
    await expect(author).toHaveValue("Eva");
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(heading).toHaveText("Blog Administration");
    await page.goBack();
    await tab("Basic Info").click();
    await expect(author).toHaveValue("Eva");
  });
  await test.step("a reload is asked about by the browser, and keeps it", async () => {
    await tab("Content NL").click();
    await writeHtml(page, "NL", "<p>Nog niet klaar</p>");
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloaded;
    await expect(page.getByText(/^Your unsaved changes of .* are back\.$/)).toBeVisible();
    await tab("Basic Info").click();
    await expect(author).toHaveValue("Eva");
    await expect(unsaved).toBeVisible();
  });
  await test.step("discarded while the editor of the text loads, it does not reappear", async () => {
    const given = Promise.withResolvers<void>();
    await page.route("**/functions/v1/get-tinymce-key", async (route) => {
      await given.promise;
      await route.fallback();
    });
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await tab("Content NL").click();
    await expect(page.getByText("Loading editor...")).toBeVisible();
    await discard(page);
    given.resolve();
    await expect(written).toHaveText("Tekst.");
    await expect(unsaved).toHaveCount(0);
    await written.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Meer-");
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    expect(await storedHtml(admin.client, id)).toBe("<p>Meer-Tekst.</p>");
    await tab("Basic Info").click();
    await expect(author).toHaveValue("Noor");
  });
});

test.describe("an expired session", () => {
  test.use({ expectedErrors: [statusError(401), statusError(403), "was not"] });

  test("keeps the input for the same user", async ({ page, admin, createUser }) => {
    const { id } = await storeArticle(admin.client, someTitle());
    const { author, tab, written } = await openEditor(page, id);
    await author.fill("Eva");
    await admin.client.auth.signOut({ scope: "others" });
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(page).toHaveURL("/beheer");
    page.on("dialog", (dialog) => void dialog.accept());
    await expect(loginForm(page).signIn).toBeVisible();
    await fillIn(page, admin);
    await expect(page).toHaveURL(`/admin/blog-editor/${id}`);
    await tab("Basic Info").click();
    await expect(author).toHaveValue("Eva");
    // Its document came with the login page, which has another policy.
    await tab("Content NL").click();
    await expect(written).toHaveText("Tekst.");

    const other = await createUser({ isAdmin: true });
    const question = page.getByRole("alertdialog");
    await page.getByRole("complementary").getByRole("button", { name: "Logout" }).click();
    await expect(question).toContainText("This browser keeps your changes");
    await question.getByRole("button", { name: "Logout" }).click();
    await expect(loginForm(page).signIn).toBeVisible();
    await fillIn(page, other);
    await expect(page).toHaveURL("/admin");
    await openEditor(page, id);
    await expect(editor(page).author).toHaveValue("Noor");
  });
});
