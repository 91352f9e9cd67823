import type { Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { editor, openEditor, writeHtml } from "../fixtures/article-editor.ts";
import { expect, test } from "../fixtures/own-site.ts";

const table =
  '<table class="label-value"><tbody><tr><td>Doorlooptijd</td><td>3 weken</td></tr></tbody></table>';
const image = '<p><img src="/images/insights/agentic-ai.svg" alt="Een stroom van werk"></p>';

test("an article is created, published, edited and deleted", async ({ page, site }) => {
  test.slow();
  await signIn(page, firstAdminOf(site));
  await page.getByRole("link", { name: "New Article" }).click();
  const { tab, field, save, toast, slug, author } = editor(page);
  await tab("Basic Info").click();
  await author.fill("Eva de Vries");
  await page.getByRole("button", { name: "AI automation", exact: true }).click();
  await page.getByRole("button", { name: "New Tag" }).click();
  await page.keyboard.type("Reisverslag");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Reisverslag" })).toHaveAttribute("aria-pressed", "true");
  for (const number of [1, 2, 3]) {
    await page.getByRole("button", { name: "Add FAQ" }).click();
    const faq = page.getByRole("group", { name: `FAQ ${number}` });
    await faq.getByRole("textbox", { name: "Question (NL)" }).fill(`Vraag ${number}?`);
    await faq.getByRole("textbox", { name: "Answer (NL)" }).fill(`Antwoord ${number}.`);
    await faq.getByRole("textbox", { name: "Question (EN)" }).fill(`Question ${number}?`);
    await faq.getByRole("textbox", { name: "Answer (EN)" }).fill(`Answer ${number}.`);
  }
  await tab("Content NL").click();
  await field("Title (NL)").fill("Een reis door één proces");
  await writeHtml(page, "NL", `<p>Hallo lezer.</p>${table}${image}`);
  await tab("Content EN").click();
  await field("Title (EN)").fill("A journey through one process");
  await writeHtml(page, "EN", "<p>Hello reader.</p>");
  await page.getByRole("switch", { name: "Draft" }).click();
  await save.click();
  await expect(toast("Article created successfully with 3 FAQ(s)")).toBeVisible();
  await expect(page).toHaveURL(/blog-editor\/./);
  const id = page.url().split("/").at(-1);

  await page.getByRole("link", { name: /^Homepage/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homepage");
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(toast("Article removed from homepage")).toBeVisible();
  await page
    .getByRole("combobox", { name: "Article" })
    .selectOption({ label: "A journey through one process" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(toast("Article added to homepage")).toBeVisible();

  await page.goto("/");
  await page
    .getByRole("link", { name: /Een reis door één proces/ })
    .first()
    .click();
  await expect(page).toHaveURL("/insights/a-journey-through-one-process");
  await expectDutchArticle(page);
  await page.goto("/en/insights/a-journey-through-one-process");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A journey through one process");
  await expect(page.getByText("Hello reader.")).toBeVisible();
  await page.getByText("Question 2?").click();
  await expect(page.getByText("Answer 2.")).toBeVisible();

  await openEditor(page, id);
  await slug.fill("a-journey");
  await save.click();
  await expect(toast("Article updated successfully with 3 FAQ(s)")).toBeVisible();
  await page.goto("/insights/a-journey-through-one-process");
  await expect(page).toHaveURL("/insights/a-journey");
  await expectDutchArticle(page);

  await openEditor(page, id);
  await page.getByRole("switch", { name: "Published" }).click();
  await save.click();
  await expect(toast("Article updated successfully with 3 FAQ(s)")).toBeVisible();
  const gone = await page.request.get("/insights/a-journey", { headers: { cookie: "" } });
  expect([gone.status(), new URL(gone.url()).pathname]).toEqual([404, "/404"]);

  await page.goto("/admin/blog");
  await page.getByRole("button", { name: "Delete A journey through one process" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast("Article deleted successfully")).toBeVisible();
  await expect(page.getByText("A journey through one process")).toHaveCount(0);
});

async function expectDutchArticle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Een reis door één proces");
  await expect(page.getByText("Hallo lezer.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "3 weken" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Een stroom van werk" })).toBeVisible();
  await expect(page.getByText("Reisverslag")).toBeVisible();
}
