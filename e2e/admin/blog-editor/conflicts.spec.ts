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

test.describe("an article saved by another user meanwhile", () => {
  test("is merged without conflicts", async ({ page, admin }) => {
    const title = someTitle();
    const loaded = await storeArticle(admin.client, title);
    const { tab, field, save, toast, unsaved, author } = await openEditor(page, loaded.id);
    await tab("Content NL").click();
    await writeHtml(page, "NL", "<p>Mijn tekst</p>");
    await storeArticle(admin.client, title, { english: "<p>Their text</p>", author: "Eva", over: loaded });

    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    const taken = "Their changes were taken in: Title (EN), Content (EN), Author.";
    await expect(toast(taken)).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    await expect(field("Content (NL)")).toHaveValue("<p>Mijn tekst</p>");
    await tab("Content EN").click();
    await expect(field("Title (EN)")).toHaveValue(title);
    await tab("Basic Info").click();
    await expect(author).toHaveValue("Eva");
    expect(await storedHtml(admin.client, loaded.id)).toBe("<p>Mijn tekst</p>");
    expect(await storedHtml(admin.client, loaded.id, "en")).toBe("<p>Their text</p>");
  });

  test("shows a conflict, resolved with mine", async ({ page, admin, expectAccessible }) => {
    const title = someTitle();
    const loaded = await storeArticle(admin.client, title);
    const { tab, field, save, toast, author } = await openEditor(page, loaded.id);
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

  test("is resolved with theirs after closing and reopening the dialog, keeping my other edits", async ({
    page,
    admin,
  }) => {
    const title = someTitle();
    const loaded = await storeArticle(admin.client, title);
    const { tab, field, save, toast, unsaved, mode, author } = await openEditor(page, loaded.id);
    await author.fill("Eva");
    await tab("Content NL").click();
    await writeHtml(page, "NL", "<p>Mijn tekst</p>");
    await storeArticle(admin.client, title, { html: "<p>Hun tekst</p>", over: loaded });
    await save.click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await dialog.getByRole("button", { name: "Decide later" }).click();
    await expect(field("Content (NL)")).toHaveValue("<p>Mijn tekst</p>");
    await expect(unsaved).toBeVisible();

    await save.click();
    await dialog.getByRole("button", { name: "Keep their version" }).click();
    await expect(toast("Their changes were taken in: Content (NL).")).toBeVisible();
    await expect(field("Content (NL)")).toHaveValue("<p>Hun tekst</p>");
    await expect(unsaved).toHaveCount(0);
    await tab("Basic Info").click();
    await expect(author).toHaveValue("Eva");
    await tab("Content NL").click();
    await field("Title (NL)").fill(`${title} anders`);
    await save.click();
    await expect(toast("Article updated successfully").last()).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    await expect(mode("HTML")).toHaveAttribute("aria-pressed", "true");
    expect(await storedHtml(admin.client, loaded.id)).toBe("<p>Hun tekst</p>");
  });

  test("merges FAQs one by one", async ({ page, admin }) => {
    const title = someTitle();
    const { id } = await storeArticle(admin.client, title);
    const { save, toast } = await openEditor(page, id);
    const faq = (number: number, name: string) =>
      page.getByRole("group", { name: `FAQ ${number}` }).getByRole("textbox", { name });
    const told = toast(/^Article updated successfully/);
    for (const [number, text] of [
      [1, "Eerst?"],
      [2, "Dan?"],
    ] as const) {
      await page.getByRole("button", { name: "Add FAQ" }).click();
      await faq(number, "Question (NL)").fill(text);
    }
    await save.click();
    await expect(told).toBeVisible();
    const other = await page.context().newPage();
    const theirs = await openEditor(other, id);
    const theirFaq = other.getByRole("group", { name: "FAQ 2" });
    await theirFaq.getByRole("textbox", { name: "Question (EN)" }).fill("Then?");
    await theirs.save.click();
    await expect(theirs.toast(/^Article updated successfully/)).toBeVisible();
    await other.close();

    await faq(2, "Answer (NL)").fill("Daarna.");
    await faq(1, "Answer (NL)").fill("Nu.");
    await save.click();
    await expect(toast("Their changes were taken in: FAQs.")).toBeVisible();
    const columns = "question_nl, answer_nl, question_en";
    const { data } = await admin.client
      .from("otm_blog_article_faqs")
      .select(columns)
      .eq("article_id", id)
      .order("display_order");
    expect(data).toEqual([
      { question_nl: "Eerst?", answer_nl: "Nu.", question_en: "" },
      { question_nl: "Dan?", answer_nl: "Daarna.", question_en: "Then?" },
    ]);
  });
});

test.describe("another user's version that fails to load", () => {
  test.use({
    expectedErrors: [statusError(409), statusError(503), "was not saved", "was not read again"],
  });

  test("loses no input, and is merged later", async ({ page, admin }) => {
    const title = someTitle();
    const loaded = await storeArticle(admin.client, title);
    const { author, save, toast, unsaved } = await openEditor(page, loaded.id);
    await author.fill("Eva");
    await storeArticle(admin.client, title, { html: "<p>Hun tekst</p>", over: loaded });
    await page.route(articleReads, (route) => route.fulfill({ status: 503, json: {} }));
    await save.click();
    await expect(toast(/their version could not be read. What you typed is still here/)).toBeVisible();
    await expect(author).toHaveValue("Eva");
    await expect(unsaved).toBeVisible();
    await page.unrouteAll();
    await save.click();
    await expect(toast("Their changes were taken in: Content (NL).")).toBeVisible();
    await expect(author).toHaveValue("Eva");
    expect(await storedHtml(admin.client, loaded.id)).toBe("<p>Hun tekst</p>");
  });
});

test("an article deleted meanwhile is created again", async ({ page, admin }) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title);
  const { author, save, toast } = await openEditor(page, id);
  await author.fill("Eva");
  expect((await admin.client.rpc("delete_article", { _id: id })).error).toBeNull();
  await save.click();
  const dialog = page.getByRole("alertdialog", { name: "This was deleted" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(author).toHaveValue("Eva");

  await save.click();
  await dialog.getByRole("button", { name: "Save as a new one" }).click();
  await expect(toast("Article created successfully")).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(author).toHaveValue("Eva");
  const { data } = await admin.client.from("otm_blog_articles").select("author").eq("slug", slugOf(title));
  expect(data).toEqual([{ author: "Eva" }]);
});

test("an article deleted during conflict resolution is created again", async ({ page, admin }) => {
  const title = someTitle();
  const loaded = await storeArticle(admin.client, title);
  const { author, save, toast } = await openEditor(page, loaded.id);
  await author.fill("Eva");
  await storeArticle(admin.client, title, { author: "Sanne", html: "<p>Hun tekst</p>", over: loaded });
  await save.click();
  const question = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await expect(question).toBeVisible();
  expect((await admin.client.rpc("delete_article", { _id: loaded.id })).error).toBeNull();
  await question.getByRole("button", { name: "Keep my version" }).click();
  const dialog = page.getByRole("alertdialog", { name: "This was deleted" });
  await dialog.getByRole("button", { name: "Save as a new one" }).click();
  await expect(toast("Article created successfully")).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(loaded.id));
  const id = page.url().split("/").at(-1) ?? "";
  expect(await storedHtml(admin.client, id)).toBe("<p>Hun tekst</p>");
  await expect(author).toHaveValue("Eva");
});

test("a slug of another article is reported, and the input is kept", async ({ page, admin }) => {
  const title = someTitle();
  await storeArticle(admin.client, title);
  const { tab, field, save, toast, slug } = await openEditor(page);
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
  await expect(slug).toHaveAccessibleDescription(/^Another article already has this slug/);
  await tab("Content EN").click();
  await expect(field("Title (EN)")).toHaveValue(title);
  await tab("Basic Info").click();
  await slug.fill(`${slugOf(title)}-2`);
  await save.click();
  await expect(toast("Article created successfully")).toBeVisible();
});

test("a double click saves once", async ({ page, admin }) => {
  const title = someTitle();
  const { tab, field, save } = await openEditor(page);
  await tab("Content NL").click();
  await field("Title (NL)").fill(title);
  await writeHtml(page, "NL", "<p>Tekst</p>");
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
  expect(sent).toHaveLength(1);
  const { data } = await admin.client
    .from("otm_blog_articles")
    .select("id")
    .like("slug", `${slugOf(title)}%`);
  expect(data).toHaveLength(1);
});

test.describe("a lost connection", () => {
  test.use({ expectedErrors: [lostConnectionError, "was not saved", statusError(409)] });

  test("before or after a save keeps the input, and causes neither a duplicate nor a conflict", async ({
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
    await save.click();
    await expect(notReached).toHaveCount(2);
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
  });
});

test.describe("an article that fails to reload", () => {
  test.use({
    expectedErrors: [statusError(503), "A screen of the panel was not loaded"],
  });

  test("keeps its form and input", async ({ page, admin }) => {
    const { id } = await storeArticle(admin.client, someTitle());
    const { author, unsaved, save, toast } = await openEditor(page, id);
    await author.fill("Eva");
    await page.route(articleReads, (route) => route.fulfill({ status: 503, json: {} }));
    await reloadStored(page);
    await expect(toast("Failed to fetch article")).toBeVisible();
    await expect(author).toHaveValue("Eva");
    await expect(unsaved).toBeVisible();
    await page.unrouteAll();
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
  });
});
