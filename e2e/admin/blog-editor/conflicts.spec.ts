import {
  articleReads,
  expect,
  openEditor,
  reloadStored,
  slugOf,
  someTitle,
  storeArticle,
  storedHtml,
  test,
  writeHtml,
} from "../../fixtures/article-editor.ts";
import { lostConnectionError, statusError } from "../../fixtures/pages.ts";

test.use({ expectedErrors: [statusError(409), statusError(404), "Content was not saved"] });

test("what another user saved meanwhile is merged, and a conflict is resolved with mine", async ({
  page,
  admin,
  expectAccessible,
}) => {
  const title = someTitle();
  const loaded = await storeArticle(admin.client, title);
  const { tab, field, save, toast, author, unsaved } = await openEditor(page, loaded.id);
  await author.fill("Eva");
  await tab("Content NL").click();
  await writeHtml(page, "NL", "<p>Mijn tekst</p>");
  const theirs = { html: "<p>Hun tekst</p>", english: "<p>Their text</p>", over: loaded };
  await storeArticle(admin.client, title, theirs);

  await save.click();
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["Content (NL)"]);
  await expect(dialog.getByRole("definition")).toHaveText(["<p>Mijn tekst</p>", "<p>Hun tekst</p>"]);
  await expectAccessible();
  expect(await storedHtml(admin.client, loaded.id)).toBe("<p>Hun tekst</p>");

  await dialog.getByRole("button", { name: "Decide later" }).click();
  await expect(field("Content (NL)")).toHaveValue("<p>Mijn tekst</p>");
  await expect(unsaved).toBeVisible();
  await save.click();
  await dialog.getByRole("button", { name: "Keep my version" }).click();
  await expect(toast("Article updated successfully")).toBeVisible();
  await expect(toast("Their changes were taken in: Title (EN), Content (EN).")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(field("Content (NL)")).toHaveValue("<p>Mijn tekst</p>");
  expect(await storedHtml(admin.client, loaded.id)).toBe("<p>Mijn tekst</p>");
  expect(await storedHtml(admin.client, loaded.id, "en")).toBe("<p>Their text</p>");
  await tab("Basic Info").click();
  await expect(author).toHaveValue("Eva");
});

test("a used slug is reported, a double click saves once, and what was deleted meanwhile is made again", async ({
  page,
  admin,
}) => {
  const title = someTitle();
  const free = `${slugOf(title)}-2`;
  await storeArticle(admin.client, title);
  const { tab, field, save, toast, slug, author } = await openEditor(page);
  await test.step("a slug of another article is reported, and the input is kept", async () => {
    await tab("Content EN").click();
    await field("Title (EN)").fill(title);
    await writeHtml(page, "EN", "<p>Text</p>");
    await save.click();
    await expect(
      toast(`Failed to create article: Another article already has the slug "${slugOf(title)}"`),
    ).toBeVisible();
    await expect(tab("Basic Info")).toHaveAttribute("aria-selected", "true");
    await expect(slug).toBeFocused();
    await expect(slug).toHaveAttribute("aria-invalid", "true");
    await expect(slug).toHaveAccessibleDescription(/^Something else already has this slug/);
    await slug.fill(free);
  });
  await test.step("a double click saves once", async () => {
    const sent: string[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route("**/rest/v1/rpc/save_document*", async (route) => {
      sent.push(route.request().url());
      await answer.promise;
      await route.fallback();
    });
    await save.dblclick();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
    answer.resolve();
    await expect(page).toHaveURL(/blog-editor\/./);
    await expect(toast("Article created successfully")).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.unrouteAll();
  });
  await test.step("an article deleted meanwhile is created again", async () => {
    const id = page.url().split("/").at(-1) ?? "";
    await author.fill("Eva");
    expect((await admin.client.rpc("delete_article", { _id: id })).error).toBeNull();
    await save.click();
    const dialog = page.getByRole("alertdialog", { name: "This was deleted" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(author).toHaveValue("Eva");
    await save.click();
    await dialog.getByRole("button", { name: "Save as a new one" }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(author).toHaveValue("Eva");
    const { data } = await admin.client.from("otm_blog_articles").select("author").eq("slug", free);
    expect(data).toEqual([{ author: "Eva" }]);
  });
});

test.describe("a lost connection", () => {
  test.use({
    expectedErrors: [
      lostConnectionError,
      "was not saved",
      "was not loaded",
      statusError(409),
      statusError(503),
    ],
  });

  test("keeps the input whenever it happens, and causes neither a duplicate nor a conflict", async ({
    page,
    admin,
  }) => {
    const title = someTitle();
    const { tab, field, save, toast, author, unsaved } = await openEditor(page);
    const dropResponse = () =>
      page.route("**/rest/v1/rpc/save_document*", async (route) => {
        await route.fetch();
        await route.abort();
      });
    await tab("Content NL").click();
    await field("Title (NL)").fill(title);
    await writeHtml(page, "NL", "<p>Tekst</p>");
    await page.route("**/rest/v1/rpc/save_document*", (route) => route.abort());
    await save.click();
    const notReached = toast(/Failed to create article: The server could not be reached/);
    await expect(notReached).toBeVisible();
    await expect(unsaved).toBeVisible();
    await page.unrouteAll();
    await dropResponse();
    const dropped = page.waitForEvent("requestfailed");
    await save.click();
    await dropped;
    // What the try before it said is gone.
    await expect(notReached).toHaveCount(1);
    await expect(field("Title (NL)")).toHaveValue(title);
    await page.unrouteAll();
    await save.click();
    await expect(toast("Article created successfully")).toBeVisible();

    await tab("Basic Info").click();
    await author.fill("Eva");
    await dropResponse();
    await save.click();
    await expect(toast(/Failed to update article: The server could not be reached/)).toBeVisible();
    await page.unrouteAll();
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    const { data } = await admin.client
      .from("otm_blog_articles")
      .select("author")
      .like("slug", `${slugOf(title)}%`);
    expect(data).toEqual([{ author: "Eva" }]);

    await author.fill("Somebody else");
    await page.route(articleReads, (route) => route.fulfill({ status: 503, json: {} }));
    await reloadStored(page);
    await expect(toast("Failed to fetch article")).toBeVisible();
    await expect(author).toHaveValue("Somebody else");
    await page.unrouteAll();
    await save.click();
    await expect(toast("Article updated successfully").last()).toBeVisible();
    await expect(unsaved).toHaveCount(0);
  });
});
