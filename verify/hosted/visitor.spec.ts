import { formOf, openAfterMinute } from "../../e2e/fixtures/forms.ts";
import { publicPages, statusError } from "../../e2e/fixtures/pages.ts";
import { expect, mailsTo, test } from "./fixtures.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [statusError(404)] });

  test("every public page arrives complete", async ({ page }) => {
    for (const path of publicPages) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(path === "/404" ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    }
  });
});

test("feeds, sitemap, cards and Markdown contain the project's content", async ({ request }) => {
  for (const [path, part] of [
    ["/rss.xml", "<item>"],
    ["/en/atom.xml", "<entry>"],
    ["/sitemap.xml", "/en/insights/invoices-without-retyping"],
    ["/llms.txt", "insights"],
    ["/insights/invoices-without-retyping.md", "# "],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(part);
  }
  const card = await request.get("/og/insights/invoices-without-retyping.png");
  expect(card.headers()["content-type"]).toBe("image/png");
});

test("a search shows results", async ({ page }) => {
  await page.goto("/insights");
  await page.getByRole("searchbox", { name: "Waar zoekt u naar?" }).fill("factuur");
  await page.getByRole("button", { name: "Zoek" }).click();
  const results = page.getByRole("main").getByRole("article");
  await expect(results).toHaveCount(3);
  await results.first().getByRole("link").click();
  await expect(page).toHaveURL("/insights/invoices-without-retyping");
});

test("a message is stored, confirmed by mail and shown to the firm", async ({ page }) => {
  await openAfterMinute(page, "/contact");
  const { name, email, message, button, thanks } = formOf(page);
  const address = `anna-${Date.now()}@klant.example`;
  await name.fill("Anna de Vries");
  await email.fill(address);
  await message.fill("Wij typen elke week\nvijftig facturen over.");
  await button.click();
  await expect(thanks).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Gelukt!" })).toContainText(
    "u ontvangt een bevestiging per e-mail",
  );
  await expect.poll(() => mailsTo(address)).toHaveLength(1);
});

test.describe("forms beyond the rate limit", () => {
  test.use({ expectedErrors: [statusError(429)] });

  test("are rejected at the sixth, with a message", async ({ page }) => {
    for (let count = 1; count <= 6; count++) {
      await openAfterMinute(page, "/en/contact");
      const { name, email, message, button, form, thanks } = formOf(page);
      await name.fill(`Bert ${count}`);
      await email.fill("bert@klant.example");
      await message.fill(`Message ${count}`);
      await button.click();
      if (count < 6) await expect(thanks).toBeVisible();
      else await expect(form.getByText(/Many forms were sent from your address/)).toBeVisible();
    }
  });
});
