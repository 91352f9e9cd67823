import { lostConnectionError, started } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ expectedErrors: [lostConnectionError] });

test("a picture that fails to load has a fallback, and the next article its own", async ({ page }) => {
  const isHero = (address: string) => /\/images\/.*invoices/.test(address);
  await page.route(
    (url) => isHero(url.pathname),
    (route) => route.abort(),
  );
  await page.goto("/en/insights/invoices-without-retyping");
  await started(page);
  const hero = page.getByRole("main").getByRole("article").first().locator("img").first();
  await expect(hero).toHaveAttribute("src", /fallback/);

  const related = page.getByRole("main").getByRole("link").filter({ hasText: /agent/i }).last();
  await related.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/invoices/i);
  await expect(hero).not.toHaveAttribute("src", /fallback/);
});
