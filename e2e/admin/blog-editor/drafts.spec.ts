import { fillIn, loginForm } from "../../fixtures/accounts.ts";
import {
  articleReads,
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

test("unsaved input survives a reload, and is discarded on request or after 90 days", async ({
  page,
  admin,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, author, unsaved, save, toast } = await openEditor(page, id);
  await author.fill("Eva");
  await tab("Content NL").click();
  await writeHtml(page, "NL", "<p>Nog niet klaar</p>");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();

  await expect(page.getByText(/^Your unsaved changes of .* are back\.$/)).toBeVisible();
  await tab("Basic Info").click();
  await expect(author).toHaveValue("Eva");
  await expect(unsaved).toBeVisible();
  await discard(page);
  await expect(author).toHaveValue("Noor");
  await expect(unsaved).toHaveCount(0);

  await author.fill("Sanne");
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  await page.reload();
  await tab("Basic Info").click();
  await expect(author).toHaveValue("Sanne");
  await expect(page.getByText(/are back/)).toHaveCount(0);

  await author.fill("Eva de Vries");
  await expect(unsaved).toBeVisible();
  const name = `vlotwerk-draft:${admin.id}:${id}`;
  expect(await page.evaluate(makeOld, name)).toContain("Eva de Vries");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin");
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), name)).toBeNull();
});

test("input discarded while the editor loads does not reappear", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, written, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await writeHtml(page, "NL", "<p>Nog niet klaar</p>");
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
  await written.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Meer-");
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  expect(await storedHtml(admin.client, id)).toBe("<p>Meer-Tekst.</p>");
});

test("unsaved input survives a crash, also of a new article", async ({ page, context, admin: _ }) => {
  const title = someTitle();
  const { tab, field } = await openEditor(page);
  await tab("Content EN").click();
  await field("Title (EN)").fill(title);
  // A crash: no pagehide or unload handler runs.
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  const { slug } = await openEditor(next);
  await expect(next.getByText(/are back/)).toBeVisible();
  await expect(slug).toHaveValue(title.toLowerCase().replaceAll(" ", "-"));
});

test("input during the redirect of a new article is kept, with focus", async ({ page, admin }) => {
  const read = Promise.withResolvers<void>();
  let reads = 0;
  await page.route(articleReads, async (route) => {
    reads += 1;
    // The first one is part of the save.
    if (reads > 1) await read.promise;
    await route.continue();
  });
  const { tab, field, author, save, toast, unsaved } = await openEditor(page);
  await tab("Content NL").click();
  await field("Title (NL)").fill(someTitle());
  await writeHtml(page, "NL", "<p>Hallo</p>");
  await save.click();
  await expect(toast("Article created successfully")).toBeVisible();
  await field("Content (NL)").fill("<p>Hallo, wereld</p>");
  await tab("Basic Info").click();
  await author.fill("Eva");
  expect(page.url()).not.toMatch(/blog-editor\/./);
  read.resolve();

  await expect(page).toHaveURL(/\/admin\/blog-editor\/[\da-f-]{36}$/);
  await expect(author).toHaveValue("Eva");
  await expect(unsaved).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  expect(await storedHtml(admin.client, id)).toMatch("<p>Hallo, wereld</p>");
});

test("leaving and signing out ask for confirmation", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { author, heading } = await openEditor(page, id);
  await author.fill("Eva");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(`/admin/blog-editor/${id}`);
  await expect(author).toHaveValue("Eva");

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(heading).toHaveText("Blog Administration");
  await openEditor(page, id);
  await expect(author).toHaveValue("Eva");

  await page.getByRole("complementary").getByRole("button", { name: "Logout" }).click();
  await expect(question).toContainText("This browser keeps your changes");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(author).toHaveValue("Eva");

  const dialog = page.waitForEvent("dialog");
  await author.fill("Eva de Vries");
  void page.close({ runBeforeUnload: true });
  const browsersOwn = await dialog;
  expect(browsersOwn.type()).toBe("beforeunload");
  await browsersOwn.accept();
});

test.describe("an expired session", () => {
  test.use({ expectedErrors: [statusError(401), statusError(403), "was not"] });

  test("keeps the input for the same user", async ({ page, admin, createUser }) => {
    const { id } = await storeArticle(admin.client, someTitle());
    const { author, tab } = await openEditor(page, id);
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

    const other = await createUser({ isAdmin: true });
    await page.getByRole("complementary").getByRole("button", { name: "Logout" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
    await expect(loginForm(page).signIn).toBeVisible();
    await fillIn(page, other);
    await expect(page).toHaveURL("/admin");
    await openEditor(page, id);
    await expect(editor(page).author).toHaveValue("Noor");
  });
});

/** Backdates a local draft by years and returns it. Runs in the page. */
function makeOld(name: string): string {
  const kept: object = JSON.parse(localStorage.getItem(name) ?? "{}");
  const old = JSON.stringify({ ...kept, time: "2020-01-01T00:00:00.000Z" });
  localStorage.setItem(name, old);
  return old;
}
