import {
  expect,
  openEditor,
  slugOf,
  someTitle,
  storeArticle,
  test,
  writeHtml,
} from "../../fixtures/article-editor.ts";
import { statusError } from "../../fixtures/pages.ts";

test.describe("a new article", () => {
  // The address of a picture that does not exist.
  test.use({ expectedErrors: [statusError(404)] });

  test("is saved with defaults, and says at once that its picture is not there", async ({ page, admin }) => {
    const title = someTitle();
    const { tab, field, save, toast, slug, author, readTime, heading } = await openEditor(page);
    const noImage = page.getByText("There is no image at this address.");
    await field("Image URL").fill("/images/insights/none.svg");
    await expect(noImage).toBeVisible();
    await field("Image URL").fill("/images/insights/agentic-ai.svg");
    await expect(page.getByRole("img", { name: "Preview of the article’s image" })).toBeVisible();
    await expect(noImage).toHaveCount(0);
    await field("Image URL").fill("");
    await tab("Content NL").click();
    await field("Title (NL)").fill(title);
    await writeHtml(page, "NL", "<p>Hallo</p>");
    await save.click();

    await expect(toast("Article created successfully")).toHaveText("Article created successfully");
    await expect(heading).toContainText("Edit Article");
    await expect(page).toHaveURL(/\/admin\/blog-editor\/[0-9a-f-]{36}$/);
    await expect(tab("Content NL")).toHaveAttribute("aria-selected", "true");
    await tab("Basic Info").click();
    await expect(slug).toHaveValue(slugOf(title));
    await expect(author).toHaveValue("Anonymous");
    await expect(readTime).toHaveValue("5");
    await expect(page.getByRole("switch", { name: "Draft" })).not.toBeChecked();
    const { data } = await admin.client
      .from("otm_blog_articles")
      .select("image_url")
      .eq("slug", slugOf(title));
    expect(data).toEqual([{ image_url: null }]);

    await expect(page.getByText("By the number of words: 1.")).toBeVisible();
    await page.getByRole("button", { name: "Take over" }).click();
    await expect(readTime).toHaveValue("1");
    await expect(page.getByText("By the number of words")).toHaveCount(0);
  });
});

test("FAQs and related articles are added, ordered, counted and removed", async ({ page, admin }) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { save, toast, field, unsaved, tab } = await openEditor(page, id);
  const add = page.getByRole("button", { name: "Add FAQ" });
  const faq = (number: number) => page.getByRole("group", { name: `FAQ ${number}` });
  const question = (number: number) => faq(number).getByRole("textbox", { name: "Question (NL)" });
  for (const [number, text] of [
    [1, "Eerst?"],
    [2, "Dan?"],
  ] as const) {
    await add.click();
    await expect(question(number)).toBeFocused();
    await question(number).fill(text);
  }
  await add.click();
  await faq(3).getByRole("textbox", { name: "Answer (EN)" }).fill("An answer that nobody asked for");
  await page.getByRole("button", { name: "Move FAQ 2 up" }).click();
  await save.click();
  await expect(toast("Article updated successfully with 2 FAQ(s)")).toBeVisible();
  await expect(question(1)).toHaveValue("Dan?");
  await expect(question(2)).toHaveValue("Eerst?");
  await expect(faq(3).getByRole("textbox", { name: "Answer (EN)" })).toHaveValue(/nobody asked/);
  await expect(unsaved).toBeVisible();

  const remove = (number: number) => page.getByRole("button", { name: `Remove FAQ ${number}` });
  const sure = page.getByRole("alertdialog", { name: "Remove this FAQ?" });
  await remove(2).click();
  await expect(sure.getByText("“Eerst?”")).toBeVisible();
  await sure.getByRole("button", { name: "Cancel" }).click();
  await expect(remove(2)).toBeFocused();
  await remove(2).click();
  await sure.getByRole("button", { name: "Remove" }).click();
  await expect(remove(3)).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(question(2)).toHaveValue("Eerst?");
  for (const number of [1, 1, 1]) {
    await remove(number).click();
    await sure.getByRole("button", { name: "Remove" }).click();
    await expect((await remove(1).count()) > 0 ? remove(1) : add).toBeFocused();
  }
  await add.click();
  await remove(1).click();
  await expect(sure).toHaveCount(0);
  await expect(add).toBeFocused();
  await save.click();
  await expect(toast("Article updated successfully").last()).toHaveText("Article updated successfully");
  await page.reload();
  await expect(add).toBeVisible();
  await expect(field("Question (NL)")).toHaveCount(0);
  await test.step("up to three related articles are found, ordered and saved", async () => {
    await tab("Basic Info").click();
    const related = page.getByRole("group", { name: "Related Articles" });
    const search = related.getByRole("searchbox", { name: "Search related articles" });
    const titles = [
      "What an AI agent may decide",
      "Purchase invoices without retyping",
      "Answering customers",
    ];
    for (const title of titles) {
      await search.fill(title.toLowerCase());
      await related.getByRole("button", { name: `Add ${title}` }).click();
      if (title !== titles[2]) await expect(search).toBeFocused();
    }
    await expect(search).toHaveCount(0);
    await expect(related.getByRole("button", { name: `Remove ${titles[2]}` })).toBeFocused();
    const chosen = related.getByRole("listitem");
    await related
      .getByRole("button", { name: `Move ${titles[2]}` })
      .first()
      .click();
    await expect(chosen.nth(1)).toContainText("Answering customers");
    await save.click();
    await expect(toast("Article updated successfully").last()).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    await page.reload();
    await tab("Basic Info").click();
    await expect(chosen).toHaveCount(3);
    await expect(chosen.nth(1)).toContainText("Answering customers");
    await related.getByRole("button", { name: /^Remove Answering/ }).click();
    await expect(chosen).toHaveCount(2 + 6);
    await expect(related.getByRole("button", { name: `Remove ${titles[1]}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(search).toBeFocused();
  });
});
