import { lostConnectionError, started, statusError } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

const draft = "measuring-the-hours-you-saved";

test.describe("an article that is not there", () => {
  test.use({ expectedErrors: [statusError(404)] });

  test("redirects to the not-found screen with status 404", async ({ page, request }) => {
    for (const path of [
      `/insights/${draft}`,
      `/blog/${draft}`,
      "/insights/geen-artikel",
      "/blog/geen-artikel",
    ]) {
      const moved = await request.get(path, { maxRedirects: 0 });
      expect.soft(moved.status(), path).toBe(302);
      expect.soft(moved.headers().location, path).toBe("/404");

      const answer = await page.goto(`/en${path}`);
      expect.soft(answer?.status(), path).toBe(404);
      await expect.soft(page, path).toHaveURL("/en/404");
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText("Oops! Page not found");
      await expect.soft(page.getByText("Measuring the hours"), path).toHaveCount(0);
    }
  });
});

test.describe("a picture that fails to load", () => {
  test.use({ expectedErrors: [statusError(404), lostConnectionError] });

  test("is replaced by the fallback picture, or by initials", async ({ page }) => {
    const fallback = "/images/insights/fallback.svg";
    await page.route("**/images/insights/invoices-without-retyping.svg", (route) => route.abort());
    await page.route("**/images/team/**", (route) => route.fulfill({ status: 404 }));

    await page.goto("/insights/invoices-without-retyping");
    const picture = page.getByRole("article").first().locator("img").first();
    await expect(picture).toHaveAttribute("src", fallback);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // The article that is reached from here has its own again.
    await started(page);
    await page.getByRole("main").getByRole("link").filter({ hasText: /agent/i }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/facturen/i);
    await expect(picture).not.toHaveAttribute("src", fallback);

    await page.goto("/insights");
    const card = page.getByRole("article").filter({ hasText: "zonder overtypen" });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveAttribute("src", fallback);

    await page.goto("/about-us");
    await page.getByRole("heading", { name: "Noor van der Laan" }).scrollIntoViewIfNeeded();
    await expect(page.getByText("NL", { exact: true }).and(page.locator("main *"))).toBeVisible();
  });
});
