import type { Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { editor, writeHtml } from "../fixtures/article-editor.ts";
import { expect, test } from "../fixtures/own-site.ts";

const table =
  '<table class="label-value"><tbody><tr><td>Doorlooptijd</td><td>3 weken</td></tr></tbody></table>';
const image = '<p><img src="/images/insights/agentic-ai.svg" alt="Een stroom van werk"></p>';

test("an article is created, published, edited and deleted", async ({ page, site }) => {
  await signIn(page, firstAdminOf(site));
  await page.getByRole("link", { name: "New Article" }).click();
  const { tab, field, save, toast, slug, author } = editor(page);
  await tab("Basic Info").click();
  await author.fill("Eva de Vries");
  await page.getByRole("button", { name: "AI automation", exact: true }).click();
  await page.getByRole("button", { name: "New tag" }).click();
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
  await expectDutchArticle(page, "/insights/a-journey-through-one-process");
  const english = await (await page.request.get("/en/insights/a-journey-through-one-process")).text();
  for (const text of ["A journey through one process</h1>", "Hello reader.", "Question 2?", "Answer 2."])
    expect(english).toContain(text);

  await tab("Basic Info").click();
  await slug.fill("a-journey");
  await save.click();
  await expect(toast("Article updated successfully with 3 FAQ(s)")).toBeVisible();
  expect(await expectDutchArticle(page, "/insights/a-journey-through-one-process")).toBe(
    "/insights/a-journey",
  );

  await page.getByRole("switch", { name: "Published" }).click();
  await save.click();
  await expect
    .poll(async () => {
      const gone = await page.request.get("/insights/a-journey", { headers: { cookie: "" } });
      return [gone.status(), new URL(gone.url()).pathname];
    })
    .toEqual([404, "/404"]);

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await page.getByRole("button", { name: "Delete A journey through one process" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast("Article deleted successfully")).toBeVisible();
  await expect(page.getByText("A journey through one process")).toHaveCount(0);
});

/** Expects the article in what visitors get at this address. Returns the address to which it leads. */
async function expectDutchArticle(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  const html = await response.text();
  for (const text of ["Een reis door één proces</h1>", "Hallo lezer.", "3 weken", "Reisverslag"])
    expect(html).toContain(text);
  expect(html).toMatch(/<img[^>]* alt="Een stroom van werk"/);
  return new URL(response.url()).pathname;
}
